import { createReadStream } from 'node:fs';
import type { SpreadsheetFailure } from '#core/imports/spreadsheet.port.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The five bytes that Windows-1252 doesn't define. */
const undefinedIn1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
/** Control-Z ends old DOS texts. */
const isControl = (byte: number) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x1a;

/** What the bytes of a whole text could be. Fed chunk by chunk, because one á on the last line decides. */
function encodingSniffer() {
  let line = 1;
  let control = 0;
  let undefinedByte = 0;
  let sequences = 0;
  let strays = 0;
  let firstStray = 0;
  let expected = 0;
  const stray = () => {
    strays += 1;
    if (firstStray === 0) firstStray = line;
  };
  return {
    add(chunk: Buffer): void {
      // By index: iterating a Buffer takes several times as long, and this looks at every byte of the file.
      for (let at = 0; at < chunk.length; at += 1) {
        const byte = chunk[at] ?? 0;
        if (byte < 0x80) {
          if (expected > 0) stray();
          expected = 0;
          if (byte === 0x0a) line += 1;
          else if (control === 0 && isControl(byte)) control = line;
        } else if (expected > 0 && byte < 0xc0) {
          expected -= 1;
          if (expected === 0) sequences += 1;
        } else {
          if (expected > 0) stray();
          expected = byte >= 0xf5 || byte < 0xc2 ? 0 : byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1;
          if (expected === 0) stray();
        }
        if (byte >= 0x80 && undefinedByte === 0 && undefinedIn1252.has(byte)) undefinedByte = line;
      }
    },
    /**
     * All valid UTF-8: UTF-8. Else Windows-1252, of which Latin-1 is a part, unless bytes say that it can't be, or
     * most accents are whole UTF-8 ones: then two encodings were mixed and either reading would spoil words.
     */
    end(): Result<TextEncoding, SpreadsheetFailure> {
      if (expected > 0) stray();
      if (control > 0) return Err({ code: 'not-a-spreadsheet' });
      if (strays === 0) return Ok('utf-8');
      if (sequences >= strays) return Err({ code: 'unreadable-encoding', line: firstStray });
      if (undefinedByte > 0) return Err({ code: 'unreadable-encoding', line: undefinedByte });
      return Ok('windows-1252');
    },
  };
}

/** Reads the file once. A byte order mark decides by itself; a zero byte without one is no text. */
export async function encodingOf(path: string, start: Buffer): Promise<Result<TextEncoding, SpreadsheetFailure>> {
  if (start[0] === 0xff && start[1] === 0xfe) return Ok('utf-16le');
  if (start[0] === 0xfe && start[1] === 0xff) return Ok('utf-16be');
  const sniffer = encodingSniffer();
  for await (const chunk of createReadStream(path, { highWaterMark: 2 ** 20 })) sniffer.add(chunk as Buffer);
  return sniffer.end();
}
