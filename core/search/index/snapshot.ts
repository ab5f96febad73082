import { emptyLexicon } from '#core/search/question/lexicon.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { changesOf, withChanges } from './changes.ts';
import { checksum } from './checksum.ts';
import type { SearchDocument } from './document.ts';
import { buffersUnder, inBlocks, pack, roundUp, unpack } from './packed-tree.ts';
import type { SearchIndex } from './search-index.ts';
import type { Segment } from './segment.ts';

/**
 * Four words (magic, format, bytes of the header, checksum of all that follows), a JSON header and the typed arrays of
 * the base, aligned, so that it opens by laying views over it; in the machine's own order of bytes, for it is a cache
 * of one machine. Raise FORMAT with every change of a segment's shape or of the words in it.
 */
const FORMAT = 10;
const MAGIC = 0x4d535452;
const PREAMBLE = 16;

interface Header {
  readonly stamp: string;
  readonly base: unknown;
  readonly changed: readonly SearchDocument[];
  readonly removedKeys: readonly number[];
}

export type SnapshotFailure =
  | { readonly code: 'snapshot-damaged' }
  | { readonly code: 'snapshot-of-other-format'; readonly format: number; readonly expected: number };

/** The index as chunks of bytes to be written one after another. The stamp says which catalogue it belongs to. */
export function toSnapshot(index: SearchIndex, stamp = ''): Uint8Array[] {
  const { outline, chunks } = pack(index.layers[0].segment);
  const header: Header = { stamp, base: outline, ...changesOf(index) };
  const json = new TextEncoder().encode(JSON.stringify(header));
  const body = [...inBlocks(json), ...chunks];
  const preamble = Uint32Array.of(MAGIC, FORMAT, json.length, checksum(body));
  return [new Uint8Array(preamble.buffer), ...body];
}

/** Opens a snapshot as views over its bytes, which must not be written to afterwards. The lexicon is not in it. */
export function fromSnapshot(
  bytes: Uint8Array,
): Result<{ readonly index: SearchIndex; readonly stamp: string }, SnapshotFailure> {
  const aligned = bytes.byteOffset % 8 === 0 ? bytes : bytes.slice();
  if (aligned.length < PREAMBLE || aligned.length % 8 !== 0) return Err({ code: 'snapshot-damaged' });
  const [magic, format = 0, headerLength = 0, sum] = new Uint32Array(aligned.buffer, aligned.byteOffset, 4);
  if (magic !== MAGIC) return Err({ code: 'snapshot-damaged' });
  if (format !== FORMAT) return Err({ code: 'snapshot-of-other-format', format, expected: FORMAT });
  if (sum !== checksum([aligned.subarray(PREAMBLE)])) return Err({ code: 'snapshot-damaged' });

  const json = new TextDecoder().decode(aligned.subarray(PREAMBLE, PREAMBLE + headerLength));
  const header = JSON.parse(json) as Header;
  const base = unpack(header.base, aligned, PREAMBLE + roundUp(headerLength)) as Segment;
  const index: SearchIndex = { layers: [{ segment: base, hiddenCount: 0 }], lexicon: emptyLexicon };
  const { changed, removedKeys, stamp } = header;
  const hasChanges = changed.length + removedKeys.length > 0;
  return Ok({ index: hasChanges ? withChanges(index, changed, removedKeys) : index, stamp });
}

/**
 * The memory of an index, to be handed to or from a worker thread without copying (an index is plain data that
 * structured cloning carries). The side that hands it over can no longer use it.
 */
export const transferables = (index: SearchIndex): ArrayBuffer[] =>
  buffersUnder(index.layers.map(({ segment, hidden }) => ({ segment, hidden })));
