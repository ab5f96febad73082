import { otherWorksheetsText } from '#adapters/texts/other-worksheets.es.ts';
import type { SheetPreview } from '#core/imports/sheet-preview.ts';
import { printable, type Style } from '../style.ts';
import { wrap } from './wrap.ts';

/** Which worksheet was read, where a workbook has others with something in them, and the option that reads another. */
export const otherWorksheetsLines = (
  preview: Pick<SheetPreview, 'sheet' | 'others'> | null,
  option: '--sheet' | '--worksheet',
  style: Style,
  columns: number | null,
): readonly string[] => {
  const text = otherWorksheetsText(preview);
  return text === '' ? [] : [style.warning(wrap(printable(`${text}, con ${option}.`), columns, '  '))];
};
