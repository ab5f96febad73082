/**
 * Packages that read files beside their own code (WebAssembly, a native module, the measures of fonts), or that ask for
 * others by a name that a bundler does not see: SignalR for `ws`. They stay in node_modules; the others are inside of
 * the built programs (esbuild.config.mjs), and a package of this one is installed without them (bin/manifest.mjs).
 */
export const withFiles = ['@electric-sql/pglite', '@microsoft/signalr', '@node-rs/argon2', 'pdfkit'];
