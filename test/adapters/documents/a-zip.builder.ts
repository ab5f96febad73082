import { deflateRawSync } from 'node:zlib';

interface Part {
  readonly name: string;
  readonly content: Buffer | string;
  /** What the directory says of the unpacked size, where that is a lie. */
  readonly declared?: number;
}

/** A zip file of these parts, true or lying. */
export function aZip(parts: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declared } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(8, 4);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(declared ?? bytes.length, 18);
    about.writeUInt16LE(Buffer.byteLength(name), 22);
    const start = Buffer.concat([Buffer.from('PK\x03\x04'), about, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), about, place, Buffer.from(name)]));
    files.push(start);
    offset += start.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, entries, Buffer.from('PK\x05\x06'), end]);
}

const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (...all: readonly (readonly [type: string, target: string])[]) =>
  `<Relationships>${all
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${relationship}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/**
 * The least workbook with this as the rows of its one sheet, and `styles` as its styles; `declared` lies about the
 * sheet's size.
 */
export function aWorkbook(
  sheetData: string,
  options: { readonly name?: string; readonly declared?: number; readonly styles?: string } = {},
): Buffer {
  const sheet = {
    name: 'xl/worksheets/sheet1.xml',
    content: `<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
  };
  return aZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: relations(['officeDocument', 'xl/workbook.xml']) },
    {
      name: 'xl/workbook.xml',
      content: `<workbook><sheets><sheet name="${options.name ?? 'Hoja1'}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml']),
    },
    ...(options.styles === undefined ? [] : [{ name: 'xl/styles.xml', content: options.styles }]),
    options.declared === undefined ? sheet : { ...sheet, declared: options.declared },
  ]);
}
