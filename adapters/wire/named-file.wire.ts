import * as z from 'zod/mini';
import type { NamedFile } from '#core/shared/named-file.ts';

/** A file in an answer: its name, and its bytes in base64 (docs/rules/wire.md 4). */
export const namedFileWire = z.object({
  name: z.string(),
  content: z.string().register(z.globalRegistry, { contentEncoding: 'base64' }),
});

export const namedFileFromWire = ({ name, content }: z.infer<typeof namedFileWire>): NamedFile => ({
  name,
  content: bytesOfBase64(content),
});

/** Sign by sign: `Uint8Array.from` would hold all of them in a list first, many times as large as the file. */
export const bytesOfBase64 = (base64: string): Uint8Array => {
  const signs = atob(base64);
  const bytes = new Uint8Array(signs.length);
  for (let at = 0; at < signs.length; at += 1) bytes[at] = signs.charCodeAt(at);
  return bytes;
};
