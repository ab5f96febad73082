import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import type { ZipPart } from './zip-directory.ts';

/** A part does not unpack to what the directory declared: a damaged file, or a forged one. */
export class PartMismatch extends Error {}

const headerLength = 30;

/**
 * The unpacked bytes of one part, chunk by chunk, as fast as they are taken. Counted while they come: exactly the
 * declared size comes out, or PartMismatch, so that a lying directory can't fill memory.
 */
export async function* zipPart(path: string, file: FileHandle, part: ZipPart): AsyncGenerator<Buffer, void> {
  const header = Buffer.alloc(headerLength);
  await file.read(header, 0, headerLength, part.offset);
  if (header.readUInt32LE(0) !== 0x04034b50) throw new PartMismatch(part.name);
  if (part.packed === 0 && part.unpacked === 0) return;
  const start = part.offset + headerLength + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = createReadStream(path, { start, end: start + part.packed - 1, highWaterMark: 2 ** 18 });
  const unpacked: Readable =
    part.method === 'stored' ? packed : pipeline(packed, createInflateRaw({ chunkSize: 2 ** 18 }), () => {});
  let count = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      count += chunk.length;
      if (count > part.unpacked) throw new PartMismatch(part.name);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
      ? new PartMismatch(part.name, { cause: error })
      : error;
  } finally {
    packed.destroy();
    unpacked.destroy();
  }
  if (count !== part.unpacked) throw new PartMismatch(part.name);
}

/** A whole part in memory: for the small ones. */
export async function wholePart(path: string, file: FileHandle, part: ZipPart): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of zipPart(path, file, part)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
