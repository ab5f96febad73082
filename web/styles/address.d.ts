/** What a script gets of a style sheet that it imports: the address of its file (esbuild.config.mjs). */
declare module '*.css' {
  const address: string;
  // biome-ignore lint/style/noDefaultExport: it is what esbuild's loader of files gives
  export default address;
}
