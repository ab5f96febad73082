import type * as z from 'zod/mini';
import { namedFileFromWire, type namedFileWire } from '#adapters/wire/named-file.wire.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import { type BlobContent, contentOfBlob } from './blob-content.ts';

/** A file of an answer, as bytes that come once they are wanted. */
export const receivedFile = (file: z.infer<typeof namedFileWire>): NamedFile<BlobContent> => {
  const { name, content } = namedFileFromWire(file);
  return { name, content: contentOfBlob(new Blob([content.slice()])) };
};
