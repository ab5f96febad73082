/** The thread that builds the search index. */

import { renameSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { type DocumentNames, searchDocument } from '#adapters/postgres/search/search-rows.ts';
import { collectSearchIndex } from '#core/search/index/search-index.ts';
import { toSnapshot, transferables } from '#core/search/index/snapshot.ts';
import type { FromSearchBuild, ToSearchBuild } from './search-build-messages.ts';

/** Builds an index aside from the server's thread, and keeps its snapshot before handing it over. */
const port = parentPort;
if (port === null) throw new Error('search-build.worker runs as a worker thread');

const { snapshotFile, stamp } = workerData as { readonly snapshotFile: string; readonly stamp: string };
const collector = collectSearchIndex();
let names: DocumentNames = { brands: new Map(), types: new Map() };

port.on('message', (message: ToSearchBuild) => {
  if (message.kind === 'names') {
    names = message.names;
    return;
  }
  if (message.kind === 'documents') {
    for (const text of message.texts) collector.add(searchDocument(text, names));
    return;
  }
  const index = collector.done();
  writeSnapshot(toSnapshot(index, stamp));
  const built: FromSearchBuild = { index };
  port.postMessage(built, transferables(index));
  port.close();
});

/**
 * Whole or not at all: written beside its place, then moved there. A snapshot that cannot be kept is only a slower next
 * start.
 */
const writeSnapshot = (chunks: readonly Uint8Array[]): void => {
  try {
    const beside = `${snapshotFile}.new`;
    writeFileSync(beside, '');
    for (const chunk of chunks) writeFileSync(beside, chunk, { flag: 'a' });
    renameSync(beside, snapshotFile);
  } catch {
    // The next start builds the index anew.
  }
};
