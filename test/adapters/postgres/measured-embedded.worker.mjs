import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { BroadcastChannel } from 'node:worker_threads';

/**
 * The built thread of the embedded database, which also tells listeners of `heap-of-the-database` how much of its own
 * heap is alive.
 */
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
const channel = new BroadcastChannel('heap-of-the-database');
channel.onmessage = ({ data }) => {
  if (data !== 'how much?') return;
  collectGarbage();
  channel.postMessage(process.memoryUsage().heapUsed);
};

await import('../../../dist/workers/embedded.worker.js');
