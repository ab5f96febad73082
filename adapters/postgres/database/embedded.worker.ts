/** The thread that the embedded database runs in. */

import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { FromEmbedded, ToEmbedded } from './embedded-messages.ts';
import { notificationsIn } from './notifications-in.ts';

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
/** What somebody listens for. */
const channels = new Set<string>();

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
      const bytes = await answerOf(db, message.bytes);
      // Before the answer: who hears it finds that everybody has heard of the change.
      for (const { channel, payload } of notificationsIn(bytes))
        if (channels.has(channel)) say({ kind: 'notice', channel, payload });
      say({ kind: 'protocol', connection: message.connection, bytes });
      return;
    }
    case 'listen':
      channels.add(message.channel);
      await db.listen(message.channel, (payload) => say({ kind: 'notice', channel: message.channel, payload }));
      say({ kind: 'listening', channel: message.channel });
      return;
    case 'close':
      await db.close();
      say({ kind: 'closed' });
      port.close();
  }
};

/**
 * The bytes that PostgreSQL answers, errors among them. Nothing is parsed here, since the client at the other end does
 * (docs/decisions/0039-what-is-kept-for-speed.md); a connection's first message is answered otherwise by PGlite.
 */
const answerOf = async (db: PGlite, question: Uint8Array): Promise<Uint8Array> => {
  if (question[0] === 0) return (await db.execProtocol(question, { throwOnError: false })).data.slice();
  const parts: Uint8Array[] = [];
  // A part is a view on the database's memory, which it writes the next one to.
  await db.execProtocolRawStream(question, { onRawData: (part) => void parts.push(part.slice()) });
  return joined(parts);
};

const joined = (parts: readonly Uint8Array[]): Uint8Array => {
  const [first, ...others] = parts;
  if (first === undefined) return new Uint8Array(0);
  if (others.length === 0) return first;
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};
