import { otherWorksheetsText } from '#adapters/texts/other-worksheets.es.ts';
import type { SheetPreview } from '#core/imports/sheet-preview.ts';
import { printable, type Style, styleFor } from '../style.ts';
import { columnsOf, type OutputMode, type Terminal } from '../terminal.ts';
import { wrap } from './wrap.ts';

/** The option of a command that names the worksheet to read. */
export type WorksheetOption = '--sheet' | '--worksheet';

/** Which worksheet was read, where a workbook has others with something in them, and the option that reads another. */
export const otherWorksheetsLines = (
  preview: Pick<SheetPreview, 'sheet' | 'others'> | null,
  option: WorksheetOption,
  style: Style,
  columns: number | null,
): readonly string[] => {
  const text = otherWorksheetsText(preview);
  return text === '' ? [] : [style.warning(wrap(printable(`${text}, con ${option}.`), columns, '  '))];
};

/** Tells it beside a problem with the columns: the rows may be in another worksheet. */
export const sayOtherWorksheets = (
  { terminal, outputMode }: { readonly terminal: Pick<Terminal, 'stderr'>; readonly outputMode: OutputMode },
  preview: Pick<SheetPreview, 'sheet' | 'others'> | null,
  option: WorksheetOption,
): void => {
  const style = styleFor(outputMode.colour.stderr);
  for (const line of otherWorksheetsLines(preview, option, style, columnsOf(terminal.stderr)))
    terminal.stderr.write(`${line}\n`);
};
