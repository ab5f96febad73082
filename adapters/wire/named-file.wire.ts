import * as z from 'zod/mini';
import type { NamedFile } from '#core/shared/named-file.ts';

/** A file in an answer: its name, and its bytes in base64 (docs/rules/wire.md 4). */
export const namedFileWire = z.object({
  name: z.string(),
  content: z.string().register(z.globalRegistry, { contentEncoding: 'base64' }),
});

export const namedFileFromWire = ({ name, content }: z.infer<typeof namedFileWire>): NamedFile => ({
  name,
  content: Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0)),
});
