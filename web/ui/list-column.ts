import type { ReactNode } from 'react';

/** Where a column stands on a card, which is what a row is where there is no room for columns. */
type CardPlace = 'title' | 'state' | 'left' | 'right' | 'line';

/** What a column of a list is called, how it looks, and what becomes of it where there is little room. */
export interface ListColumn {
  readonly id: string;
  readonly header: string;
  readonly isNumber?: boolean;
  readonly isMono?: boolean;
  /**
   * `one`: never broken into lines in a table, as figures and codes never are. `several`: of any length, with room
   * above and below it. Left out: broken where a table lacks room.
   */
  readonly lines?: 'one' | 'several';
  /** How wide the list has to be to show the column: 900, 1152, 1300 and 1480 pixels. Left out: always shown. */
  readonly from?: 'middle' | 'wide' | 'widest' | 'whole';
  /** Left out: not on the card. */
  readonly card?: CardPlace;
  /** Shown before the value on the card, where the value does not say what it is. */
  readonly cardLabel?: string;
}

/** The acts on a row, at its end. */
export interface RowActions<Row> {
  readonly header: string;
  readonly of: (row: Row) => ReactNode;
  /** One stands over the other where a table has least room. */
  readonly isStacked?: boolean;
}

/** The classes of the cell with a row's acts. */
export const classOfActions = ({ isStacked = false }: Pick<RowActions<never>, 'isStacked'>): string =>
  isStacked ? 'card-do stacked' : 'card-do';

/** The classes of a column's head and of its cells (web/ui/data-list.css). */
export const classOf = ({ isNumber, isMono, lines, from, card }: ListColumn): string =>
  [isNumber && 'num', isMono && 'mono', lines && `lines-${lines}`, from && `from-${from}`, `card-${card ?? 'none'}`]
    .filter(Boolean)
    .join(' ');
