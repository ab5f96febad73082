import type { SheetPreview } from '#core/imports/sheet-preview.ts';

/** Worksheets that are named, and have a button; the rest are counted. */
export const maxNamedWorksheets = 6;

type Worksheets = Pick<SheetPreview, 'sheet' | 'others'>;

/** '«Agro», «Motos» y 3 más'. */
const namesText = (names: readonly string[]): string => {
  const shown = names.slice(0, maxNamedWorksheets).map((name) => `«${name}»`);
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} y ${rest} más`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} y ${shown.at(-1)}`;
};

/** Which worksheet of a workbook was read, where others have something in them too; '' where there are none. */
export const otherWorksheetsText = (preview: Worksheets | null): string =>
  preview === null || preview.others.length === 0
    ? ''
    : `Se leyó la hoja «${preview.sheet}». También hay datos en ${namesText(preview.others)}: cada hoja se importa aparte`;
