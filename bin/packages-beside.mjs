/**
 * Packages that read files beside their own code: WebAssembly, a native module, the measures of fonts. They stay in
 * node_modules; the others are inside of the built programs (esbuild.config.mjs), and a package of this one is
 * installed without them (bin/manifest.mjs).
 */
export const withFiles = ['@electric-sql/pglite', '@node-rs/argon2', 'pdfkit'];
