import type { FileHandle } from 'node:fs/promises';
import type { SpreadsheetFailure } from '#core/imports/spreadsheet.port.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { SpreadsheetLimits } from './spreadsheet-limits.ts';

/** A part of a zip file as its directory declares it. */
export interface ZipPart {
  readonly name: string;
  readonly method: 'stored' | 'deflated';
  readonly packed: number;
  readonly unpacked: number;
  /** The place of the part's local header in the file. */
  readonly offset: number;
}

export type ZipDirectory = ReadonlyMap<string, ZipPart>;

const endSignature = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const entrySignature = 0x02014b50;
/** End record, the longest comment after it. */
const endReach = 22 + 65_535;
const maxParts = 10_000;
/** A part below this is never a bomb, however well it packs. */
const ratioFrom = 2 ** 20;

const damaged = (detail: string) => Err<SpreadsheetFailure>({ code: 'damaged-file', detail });

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function partAt(directory: Buffer, at: number): { readonly part: ZipPart; readonly next: number } | undefined {
  if (at + 46 > directory.length || directory.readUInt32LE(at) !== entrySignature) return undefined;
  const method = directory.readUInt16LE(at + 10);
  const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
  const next = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  if (next > directory.length || (method !== 0 && method !== 8)) return undefined;
  const part: ZipPart = {
    name: directory.toString('utf8', at + 46, nameEnd),
    method: method === 0 ? 'stored' : 'deflated',
    packed: directory.readUInt32LE(at + 20),
    unpacked: directory.readUInt32LE(at + 24),
    offset: directory.readUInt32LE(at + 42),
  };
  return { part, next };
}

/**
 * Reads the directory at the end of a zip file, and refuses a bomb by what it declares: sizes that overlap a small file
 * many times over, or unpack beyond the limits. What is declared is held against what comes out in zip-part.ts.
 */
export async function zipDirectory(
  file: FileHandle,
  size: number,
  limits: SpreadsheetLimits,
): Promise<Result<ZipDirectory, SpreadsheetFailure>> {
  const tail = await readAt(file, Math.max(0, size - endReach), Math.min(size, endReach));
  const end = tail.lastIndexOf(endSignature);
  if (end < 0 || end + 22 > tail.length) return damaged('zip-end');
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  // Files over 4 GB, which need the longer records, are beyond any limit here.
  if (count > maxParts || start + length > size) return damaged('zip-directory');
  const directory = await readAt(file, start, length);
  const parts = new Map<string, ZipPart>();
  let unpacked = 0;
  let packed = 0;
  for (let at = 0, left = count; left > 0; left -= 1) {
    const entry = partAt(directory, at);
    if (entry === undefined || entry.part.offset + entry.part.packed > size) return damaged('zip-directory');
    const { part } = entry;
    unpacked += part.unpacked;
    packed += part.packed;
    if (unpacked > limits.unpackedSize || (part.unpacked > ratioFrom && part.unpacked > part.packed * limits.ratio))
      return Err({ code: 'zip-bomb', unpacked, limit: limits.unpackedSize });
    parts.set(part.name, part);
    at = entry.next;
  }
  return packed > size ? Err({ code: 'zip-bomb', unpacked, limit: limits.unpackedSize }) : Ok(parts);
}
