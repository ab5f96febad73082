/**
 * How many columns a text of any signs takes. The package is read when the first such text comes: to compile its
 * expressions, of every emoji, takes as long as a fifth of a command, and nearly no text needs them. A module that is
 * imported is read at the start, and one that is imported later cannot answer at once: so this file is CommonJS.
 */
exports.widthOfSigns = (text) => require('string-width').default(text);
