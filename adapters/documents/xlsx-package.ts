import type { FileHandle } from 'node:fs/promises';
import { posix } from 'node:path';
import type { SpreadsheetFailure } from '#core/imports/spreadsheet.port.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { numberFormats, type ShownAs } from './number-formats.ts';
import type { SpreadsheetLimits } from './spreadsheet-limits.ts';
import { elements } from './xml-elements.ts';
import type { ZipDirectory, ZipPart } from './zip-directory.ts';
import { wholePart } from './zip-part.ts';

/** A worksheet as the workbook names it; a person who opens the workbook does not see a hidden one. */
export interface WorkbookSheet {
  readonly name: string;
  readonly part: ZipPart;
  readonly isHidden: boolean;
}

/** What a workbook says of its sheets, without reading any. */
export interface XlsxPackage {
  readonly sheets: readonly WorkbookSheet[];
  readonly sharedStrings: ZipPart | undefined;
  readonly styles: ZipPart | undefined;
  /** The cell styles whose numbers are shown as more than a number. */
  readonly formats: ReadonlyMap<string, ShownAs>;
  /** Day one is in 1904, not 1900. */
  readonly from1904: boolean;
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
  async function xmlOf(part: ZipPart | undefined): Promise<string> {
    return part === undefined || part.unpacked > limits.heldSize
      ? ''
      : (await wholePart(path, file, part)).toString('utf8');
  }
  const root = relations(await xmlOf(directory.get('_rels/.rels')), '');
  const workbookPath = root.find((each) => each.type === 'officeDocument')?.path ?? '';
  const workbook = await xmlOf(directory.get(workbookPath));
  const folder = posix.dirname(workbookPath);
  const relationPath = posix.join(folder, '_rels', `${posix.basename(workbookPath)}.rels`);
  const parts = relations(await xmlOf(directory.get(relationPath)), folder);
  const partOf = (type: string) => directory.get(parts.find((each) => each.type === type)?.path ?? '');
  const sheets = elements(workbook, 'sheet').flatMap((each) => {
    const relation = parts.find(({ id, type }) => id === each.get('id') && type === 'worksheet');
    const part = relation && directory.get(relation.path);
    const isHidden = ['hidden', 'veryHidden'].includes(each.get('state') ?? '');
    return part === undefined ? [] : [{ name: each.get('name') ?? '', part, isHidden }];
  });
  if (sheets.length === 0) return Err({ code: 'not-a-spreadsheet' });
  if ([partOf('sharedStrings'), partOf('styles')].some((part) => part !== undefined && part.unpacked > limits.heldSize))
    return Err({ code: 'too-large', what: 'unpacked', limit: limits.heldSize });
  const [properties] = elements(workbook, 'workbookPr');
  return Ok({
    sheets,
    sharedStrings: partOf('sharedStrings'),
    styles: partOf('styles'),
    formats: numberFormats(await xmlOf(partOf('styles'))),
    from1904: ['1', 'true'].includes(properties?.get('date1904') ?? ''),
  });
}
