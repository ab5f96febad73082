import { Readable } from 'node:stream';
import type { NamedFile } from '#core/shared/named-file.ts';

/**
 * A large file as the JSON of adapters/wire/named-file.wire.ts, written as it is read: it never stands in memory as a
 * whole. Facts of it stand beside. What it is read from is closed with it, also where nobody began to read.
 */
export const streamNamedFile = (
  file: NamedFile<AsyncIterable<Uint8Array>>,
  facts: Readonly<Record<string, number>> = {},
): Readable => {
  const { content } = file;
  const sent = Readable.from(pieces(file, facts), { objectMode: false });
  if (content instanceof Readable) sent.once('close', () => content.destroy());
  return sent;
};

async function* pieces(
  { name, content }: NamedFile<AsyncIterable<Uint8Array>>,
  facts: Readonly<Record<string, number>>,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ name, ...facts }).slice(0, -1)},"content":"`;
  let left = Buffer.alloc(0);
  for await (const chunk of content) {
    const bytes = left.length === 0 ? Buffer.from(chunk) : Buffer.concat([left, chunk]);
    // Three bytes are four signs: what is over waits for the next chunk.
    const whole = bytes.length - (bytes.length % 3);
    yield bytes.toString('base64', 0, whole);
    left = Buffer.from(bytes.subarray(whole));
  }
  yield `${left.toString('base64')}"}`;
}
