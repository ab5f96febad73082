import type { FileHandle } from 'node:fs/promises';
import { posix } from 'node:path';
import type { SpreadsheetFailure } from '#core/catalogue/import/spreadsheet.port.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { SpreadsheetLimits } from './spreadsheet-limits.ts';
import type { ZipDirectory, ZipPart } from './zip-directory.ts';
import { wholePart } from './zip-part.ts';

/** What a workbook says of its sheets, without reading any. */
export interface XlsxPackage {
  readonly sheets: readonly { readonly name: string; readonly part: ZipPart }[];
  readonly sharedStrings: ZipPart | undefined;
  readonly styles: ZipPart | undefined;
  /** Day one is in 1904, not 1900. */
  readonly from1904: boolean;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decode = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return entities[name] ?? whole;
    const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });

type Attributes = ReadonlyMap<string, string>;

/** Attributes of each element of that local name, prefixes dropped: enough for the flat lists that are read here. */
function elements(xml: string, name: string): readonly Attributes[] {
  const tags = xml.matchAll(
    new RegExp(`<(?:\\w+:)?${name}((?:\\s+[\\w:.-]+\\s*=\\s*(?:"[^"]*"|'[^']*'))*)\\s*/?>`, 'g'),
  );
  return [...tags].map(([, attributes = '']) => {
    const pairs = attributes.matchAll(/(?:\w+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
    return new Map([...pairs].map(([, key = '', double, single]) => [key, decode(double ?? single ?? '')]));
  });
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly path: string;
}

const relations = (xml: string, folder: string): readonly Relation[] =>
  elements(xml, 'Relationship').map((each) => {
    const target = each.get('Target') ?? '';
    return {
      id: each.get('Id') ?? '',
      type: (each.get('Type') ?? '').split('/').at(-1) ?? '',
      path: target.startsWith('/') ? target.slice(1) : posix.join(folder, target),
    };
  });

/** A zip that is no workbook (a .docx, an .ods, a .zip of pictures) is not-a-spreadsheet. */
export async function xlsxPackage(
  path: string,
  file: FileHandle,
  directory: ZipDirectory,
  limits: SpreadsheetLimits,
): Promise<Result<XlsxPackage, SpreadsheetFailure>> {
  async function xmlOf(name: string): Promise<string> {
    const part = directory.get(name);
    return part === undefined || part.unpacked > limits.heldSize
      ? ''
      : (await wholePart(path, file, part)).toString('utf8');
  }
  const root = relations(await xmlOf('_rels/.rels'), '');
  const workbookPath = root.find((each) => each.type === 'officeDocument')?.path ?? '';
  const workbook = await xmlOf(workbookPath);
  const folder = posix.dirname(workbookPath);
  const parts = relations(await xmlOf(posix.join(folder, '_rels', `${posix.basename(workbookPath)}.rels`)), folder);
  const partOf = (type: string) => directory.get(parts.find((each) => each.type === type)?.path ?? '');
  const sheets = elements(workbook, 'sheet').flatMap((each) => {
    const relation = parts.find(({ id, type }) => id === each.get('id') && type === 'worksheet');
    const part = relation && directory.get(relation.path);
    return part === undefined ? [] : [{ name: each.get('name') ?? '', part }];
  });
  if (sheets.length === 0) return Err({ code: 'not-a-spreadsheet' });
  if ([partOf('sharedStrings'), partOf('styles')].some((part) => part !== undefined && part.unpacked > limits.heldSize))
    return Err({ code: 'too-large', what: 'unpacked', limit: limits.heldSize });
  const [properties] = elements(workbook, 'workbookPr');
  return Ok({
    sheets,
    sharedStrings: partOf('sharedStrings'),
    styles: partOf('styles'),
    from1904: ['1', 'true'].includes(properties?.get('date1904') ?? ''),
  });
}
