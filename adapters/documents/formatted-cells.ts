import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { ShownAs } from './number-formats.ts';

/** 0-based columns of one row whose numbers are shown as something else. */
export type FormattedCells = ReadonlyMap<number, ShownAs>;

export interface FormattedCellLog {
  /** Notes the cells of a stretch of a sheet that begins and ends between two cells. */
  note(xml: string): void;
  /** The formatted cells of a row, each row once; `index` is 0-based. */
  take(index: number): FormattedCells;
}

const none: FormattedCells = new Map();
const tags = /<(?:\w+:)?(row|c)(?=[\s/>])([^>]*)>/g;
const styleOf = /\ss=["'](\d+)["']/;
const placeOf = /\sr=["']([A-Z]*)(\d*)["']/;

/** 'A' is 0, 'AA' is 26. */
const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/**
 * hucre answers the number of a cell without how it is shown: 0.1 for the 10 % that a person sees. So the cells that
 * are shown otherwise are noted here, beside it, and taken with their row. Where a row or a cell does not say where it
 * stands, it follows the one before it, as for hucre.
 */
export const formattedCellLog = (formats: ReadonlyMap<string, ShownAs>): FormattedCellLog => {
  const rows = new Map<number, Map<number, ShownAs>>();
  let row = -1;
  let column = -1;
  return {
    note(xml) {
      if (formats.size === 0) return;
      for (const [, name, attributes = ''] of xml.matchAll(tags)) {
        const [, letters = '', digits = ''] = placeOf.exec(attributes) ?? [];
        if (name === 'row') {
          row = digits === '' ? row + 1 : Number(digits) - 1;
          column = -1;
          continue;
        }
        column = letters === '' ? column + 1 : columnOf(letters);
        const shown = formats.get(styleOf.exec(attributes)?.[1] ?? '');
        if (shown === undefined) continue;
        getOrCreate(rows, row, () => new Map()).set(column, shown);
      }
    },
    take(index) {
      const cells = rows.get(index);
      rows.delete(index);
      return cells ?? none;
    },
  };
};
