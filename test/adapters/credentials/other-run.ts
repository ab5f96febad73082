import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** Another run of the terminal, which has read the file and writes it while `act` would; answers once both are done. */
export const besideAnotherRun = async (path: string, theirs: unknown, act: () => unknown): Promise<void> => {
  writeFileSync(`${path}.lock`, '');
  const run = new Worker(
    `const { workerData: [path, text], parentPort } = require('node:worker_threads');
     const { rmSync, writeFileSync } = require('node:fs');
     parentPort.postMessage('up');
     setTimeout(() => { writeFileSync(path, text); rmSync(path + '.lock'); }, 100);`,
    { eval: true, workerData: [path, JSON.stringify(theirs)] },
  );
  await once(run, 'message');
  const left = once(run, 'exit');
  await act();
  await left;
};
