/** The embedded database's thread, which is half a second late with all it answers once a question holds 'stall'. */
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';

const say = parentPort.postMessage.bind(parentPort);
const stallMs = 500;
let stall = null;

parentPort.postMessage = (message, transfer) => {
  if (stall === null) say(message, transfer);
  else void stall.then(() => say(message, transfer));
};

await import('../../../dist/workers/embedded.worker.js');
// Added last: the first message is the thread's own, and goes to the first listener.
parentPort.on('message', (message) => {
  if (message.kind !== 'protocol' || !Buffer.from(message.bytes).includes('stall')) return;
  stall = pause(stallMs).then(() => {
    stall = null;
  });
});
