/** The thread that the embedded database runs in. */

import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { FromEmbedded, ToEmbedded } from './embedded-messages.ts';

/** The embedded database in a thread of its own, so that no query holds up the server's. */
const port = parentPort;
if (port === null) throw new Error('embedded.worker runs as a worker thread');

const say = (message: FromEmbedded): void => {
  if (message.kind === 'protocol') port.postMessage(message, [message.bytes.buffer as ArrayBuffer]);
  else port.postMessage(message);
};

const { directory } = workerData as { readonly directory: string };

/**
 * The system keeps the pages of its files too: room of PostgreSQL's own for 128 MB of them is memory and no speed
 * (docs/decisions/0026-a-quick-start.md).
 */
const settings = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

const open = (postgresql: WebAssembly.Module): Promise<PGlite> =>
  PGlite.create({
    dataDir: directory,
    relaxedDurability: false,
    pgliteWasmModule: postgresql,
    startParams: settings,
  });

let opened: PGlite | undefined;

// Messages are answered one after the other: the protocol's answers keep the order of its questions.
let turn: Promise<void> = Promise.resolve();
port.on('message', (message: ToEmbedded) => {
  turn = turn.then(() => answer(message)).catch((error: unknown) => say({ kind: 'failed', message: String(error) }));
});

const answer = async (message: ToEmbedded): Promise<void> => {
  if (message.kind === 'open') {
    opened = await open(message.postgresql);
    say({ kind: 'ready' });
    return;
  }
  const db = opened;
  if (db === undefined) throw new Error('the embedded database is not open');
  switch (message.kind) {
    case 'protocol': {
      // execProtocolRaw would keep every answer it parses for ever; this one forgets them with the call. Errors travel
      // in the bytes.
      const { data } = await db.execProtocol(message.bytes, { throwOnError: false });
      say({ kind: 'protocol', connection: message.connection, bytes: ownBuffer(data) });
      return;
    }
    case 'listen':
      await db.listen(message.channel, (payload) => say({ kind: 'notice', channel: message.channel, payload }));
      say({ kind: 'listening', channel: message.channel });
      return;
    case 'close':
      await db.close();
      say({ kind: 'closed' });
      port.close();
  }
};

/** A view on the database's memory must not be transferred away: only bytes that own their whole buffer. */
const ownBuffer = (bytes: Uint8Array): Uint8Array =>
  bytes.byteLength === bytes.buffer.byteLength && bytes.buffer instanceof ArrayBuffer ? bytes : bytes.slice();
