/** What a file is by its first bytes; names and extensions lie. */
export type FileKind = 'zip' | 'old-excel' | 'password-protected' | 'not-a-spreadsheet' | 'text';

const begins = (bytes: Buffer, ...signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** Names in an OLE directory are UTF-16: an encrypted .xlsx is an OLE file with this stream. */
const encrypted = Buffer.from('EncryptedPackage', 'utf16le');

const foreign = [
  '%PDF',
  '\x89PNG',
  'GIF8',
  '\xff\xd8\xff',
  'Rar!',
  '7z\xbc\xaf',
  '\x1f\x8b',
  'BZh',
  '{\\rtf',
  '\x7fELF',
];

/** @param start the file's first bytes, 64 KB where it has them: an OLE directory is usually within. */
export function fileKind(start: Buffer): FileKind {
  if (begins(start, 0x50, 0x4b, 0x03, 0x04) || begins(start, 0x50, 0x4b, 0x05, 0x06)) return 'zip';
  if (begins(start, 0xd0, 0xcf, 0x11, 0xe0)) return start.includes(encrypted) ? 'password-protected' : 'old-excel';
  // BIFF 2 to 5 without an OLE envelope.
  if (begins(start, 0x09) && [0x00, 0x02, 0x04, 0x08].includes(start[1] ?? -1) && start[3] === 0x00) return 'old-excel';
  const text = start.toString('latin1', 0, 512);
  if (foreign.some((signature) => text.startsWith(signature))) return 'not-a-spreadsheet';
  return /^\s*(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|\?xml|table)/i.test(text) ? 'not-a-spreadsheet' : 'text';
}
