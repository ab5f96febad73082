import type { FileHandle } from 'node:fs/promises';
import { markValuelessFormulas } from './valueless-formulas.ts';
import type { XlsxPackage } from './xlsx-package.ts';
import type { ZipPart } from './zip-directory.ts';
import { wholePart, zipPart } from './zip-part.ts';

/*
 * hucre streams a workbook only when its shared strings stand before its sheet (LibreOffice writes them after) and its
 * sizes in front; else it wants the whole file. So it gets a package with just the sheet that is read, in that order,
 * unpacked here, where the bytes are counted and come no faster than the rows are taken.
 */
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationship = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentTypes = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';

const relations = (...targets: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships xmlns="${packageRelationship}">${targets
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${relationship}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const workbook = (from1904: boolean): string =>
  `<workbook xmlns="${main}" xmlns:r="${relationship}"><workbookPr date1904="${from1904 ? 1 : 0}"/>` +
  '<sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>';

/** A local file header of a stored part; its checksum is left out, since hucre's stream looks at none. */
function header(name: string, size: number): Buffer {
  const bytes = Buffer.alloc(30 + name.length);
  bytes.writeUInt32LE(0x04034b50, 0);
  bytes.writeUInt16LE(20, 4);
  bytes.writeUInt32LE(size, 18);
  bytes.writeUInt32LE(size, 22);
  bytes.writeUInt16LE(name.length, 26);
  bytes.write(name, 30, 'latin1');
  return bytes;
}

function* stored(name: string, content: Buffer): Generator<Buffer, void> {
  yield header(name, content.length);
  if (content.length > 0) yield content;
}

/**
 * The bytes of a workbook of one sheet. Each chunk of the sheet waits until `wanted` answers, and is noted; it ends at
 * a false.
 */
export async function* singleSheetPackage(
  path: string,
  file: FileHandle,
  source: XlsxPackage,
  sheet: ZipPart,
  wanted: () => Promise<boolean>,
  note: (xml: string) => void,
): AsyncGenerator<Buffer, void> {
  const extra = [
    ['sharedStrings', source.sharedStrings],
    ['styles', source.styles],
  ] as const;
  const there = extra.flatMap(([name, part]) => (part === undefined ? [] : [{ name, part }]));
  yield* stored('[Content_Types].xml', Buffer.from(contentTypes));
  yield* stored('_rels/.rels', Buffer.from(relations(['officeDocument', 'xl/workbook.xml'])));
  yield* stored('xl/workbook.xml', Buffer.from(workbook(source.from1904)));
  const targets = there.map(({ name }) => [name, `${name}.xml`] as const);
  yield* stored(
    'xl/_rels/workbook.xml.rels',
    Buffer.from(relations(['worksheet', 'worksheets/sheet1.xml'], ...targets)),
  );
  for (const { name, part } of there) yield* stored(`xl/${name}.xml`, await wholePart(path, file, part));
  yield header('xl/worksheets/sheet1.xml', sheet.unpacked);
  for await (const chunk of markValuelessFormulas(zipPart(path, file, sheet), note)) {
    if (!(await wanted())) return;
    yield chunk;
  }
}
