import { fileURLToPath } from 'node:url';

/** Where the built program keeps its parts, and its version. */
export interface Installation {
  /** A worker thread of adapters/ or server/ by the name of its file. */
  workerFile(name: string): URL;
  readonly webDirectory: string;
  /** The program that draws the pages of a distributor, and the facts of the build that it needs. */
  readonly drawPages: { readonly program: string; readonly facts: string };
  readonly version: string;
  readonly readme: string;
}

/** The installation whose folder (dist/) this is. */
export const installationAt = (folder: URL, version: string): Installation => ({
  workerFile: (name) => new URL(`workers/${name}.worker.js`, folder),
  webDirectory: fileURLToPath(new URL('web', folder)),
  drawPages: {
    program: fileURLToPath(new URL('draw-pages.cjs', folder)),
    facts: fileURLToPath(new URL('draw-pages.json', folder)),
  },
  version,
  readme: fileURLToPath(new URL('../README.md', folder)),
});
