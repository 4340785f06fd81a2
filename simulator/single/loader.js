// SPDX-FileCopyrightText: 2026 The Mastermind Handheld authors
// SPDX-License-Identifier: MIT
// Starts the page when all of it is in one file: modules can't be fetched from a file, so each gets an address of its
// own, after those that it imports.
(() => {
  const parts = JSON.parse(document.getElementById("parts").textContent);
  const address = (content, type) => URL.createObjectURL(new Blob([content], { type }));
  const bytes = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const addresses = {};
  const addressOf = (name) => {
    if (!addresses[name]) {
      const source = parts.modules[name].replace(/from "\.\/([a-z_]+\.js)"/g, (_, other) => `from "${addressOf(other)}"`);
      addresses[name] = address(source, "text/javascript");
    }
    return addresses[name];
  };
  window.SIMULATOR_ASSETS = {
    interpreter: address(bytes(parts.interpreter), "text/javascript"),
    wasm: address(bytes(parts.wasm), "application/wasm"),
    firmware: address(parts.firmware, "application/json"),
  };
  import(addressOf("main.js"));
})();
