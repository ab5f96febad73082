/** Where a column stands on a card, which is what a row is where there is no room for columns. */
type CardPlace = 'title' | 'state' | 'left' | 'right' | 'line';

/** What a column of a list is called, how it looks, and what becomes of it where there is little room. */
export interface ListColumn {
  readonly id: string;
  readonly header: string;
  readonly isNumber?: boolean;
  readonly isMono?: boolean;
  /** How wide the list has to be to show the column: 900, 1152, 1300 and 1480 pixels. Left out: always shown. */
  readonly from?: 'middle' | 'wide' | 'widest' | 'whole';
  /** Left out: not on the card. */
  readonly card?: CardPlace;
  /** Shown before the value on the card, where the value does not say what it is. */
  readonly cardLabel?: string;
}

/** The classes of a column's head and of its cells (web/ui/data-list.css). */
export const classOf = ({ isNumber, isMono, from, card }: ListColumn): string =>
  [isNumber && 'num', isMono && 'mono', from && `from-${from}`, `card-${card ?? 'none'}`].filter(Boolean).join(' ');
