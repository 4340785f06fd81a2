# SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
# SPDX-License-Identifier: CERN-OHL-P-2.0
"""What the board may and must be: widths and distances in mm, and which findings of the design check count (all)."""

import json

CLEARANCE = 0.2
TRACK = 0.3  # the router's; makers reach half of it
DATA_TRACK = 0.3
VIA, VIA_DRILL = 0.8, 0.4
EDGE_CLEARANCE = 0.5
ZONE_CLEARANCE = 0.3
HOLE_CLEARANCE = 0.25
COPPER_UM = 35

# The polyfuse lets this much through for a long time before it trips (1812L110: at most 2.2 A)
TRIP_CURRENT_A = 2.2
POWER_TRACK = 2.0

# What the firmware lets the lights draw, and what they may lose in the copper on the way there and back
BUDGET_A = 0.4
DROP_LIMIT_V = 0.15

_CHECKS = """
annular_width clearance copper_edge_clearance courtyards_overlap diff_pair_gap_out_of_range
diff_pair_uncoupled_length_too_long drill_out_of_range duplicate_footprints extra_footprint
hole_clearance hole_near_hole holes_co_located invalid_outline item_on_disabled_layer items_not_allowed
length_out_of_range malformed_courtyard microvia_drill_out_of_range missing_courtyard missing_footprint
net_conflict npth_inside_courtyard padstack pth_inside_courtyard shorting_items silk_over_copper
silk_overlap skew_out_of_range through_hole_pad_without_hole too_many_vias track_dangling track_width
tracks_crossing unconnected_items unresolved_variable via_dangling zone_has_empty_net zones_intersect
""".split()
# The check cannot do these without KiCad's window, or they say nothing about a board
_WITHOUT = {"missing_courtyard": "ignore", "padstack": "ignore"}


def project(name: str) -> str:
    """The text of the .kicad_pro that goes with the board: KiCad reads the rules from there."""
    severities = {check: _WITHOUT.get(check, "error") for check in _CHECKS}
    net_class = {
        "clearance": CLEARANCE,
        "name": "Default",
        "track_width": TRACK,
        "via_diameter": VIA,
        "via_drill": VIA_DRILL,
        "microvia_diameter": 0.3,
        "microvia_drill": 0.1,
        "diff_pair_gap": 0.25,
        "diff_pair_via_gap": 0.25,
        "diff_pair_width": 0.2,
    }
    rules = {
        "min_clearance": CLEARANCE,
        "min_copper_edge_clearance": EDGE_CLEARANCE,
        "min_hole_clearance": HOLE_CLEARANCE,
        "min_hole_to_hole": 0.25,
        "min_through_hole_diameter": 0.3,
        "min_track_width": 0.2,
        "min_via_annular_width": 0.13,
        "min_via_diameter": 0.5,
        "min_silk_clearance": 0.0,
        "max_error": 0.02,
        "solder_mask_clearance": 0.0,
        "solder_mask_min_width": 0.0,
    }
    settings = {"design_settings": {"rules": rules, "rule_severities": severities, "drc_exclusions": []}}
    content = {
        "board": settings,
        "meta": {"filename": f"{name}.kicad_pro", "version": 1},
        "net_settings": {"classes": [net_class], "meta": {"version": 2}},
    }
    return json.dumps(content, indent=2) + "\n"


def width_for(amperes: float, rise_kelvin: float = 10.0) -> float:
    """Width in mm of an outer track that this current warms by `rise_kelvin`: the formula of IPC-2221."""
    square_mils = (amperes / (0.048 * rise_kelvin**0.44)) ** (1 / 0.725)
    return square_mils * 0.0254**2 * 1000 / COPPER_UM


def resistance_per_square() -> float:
    """Ohm of a square of the board's copper at 20 degrees."""
    return 1.72e-8 / (COPPER_UM * 1e-6)
