import type { QuantityRule } from '#core/cart/quantity.ts';
import type { StockState } from '#core/catalogue/products/stock.ts';
import type { ProductId, ProductPriceId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import type { IgnoredLine } from './written-order.ts';

/** How a code led to a row: as written, but for punctuation, as another's code, or chosen by a person. */
export const matches = ['exact', 'normalised', 'equivalent', 'chosen'] as const;
export type Match = (typeof matches)[number];

/** What a line still needs, or how it was found where it needs nothing. */
export const lineStates = [
  ...matches,
  /** No stock: it can be ordered all the same. */
  'no-stock',
  'ambiguous',
  'wrong-multiple',
  /** The line asks for a part of a piece, which nobody can order. */
  'not-whole',
  /** How many was written, and nobody understands it. */
  'not-understood',
  'too-many',
  'discontinued',
  'not-available',
  'unknown',
] as const;
export type LineState = (typeof lineStates)[number];

const readyStates: readonly LineState[] = [...matches, 'no-stock'];

/** Whether the line can go to the cart as it is. */
export const isReady = ({ state }: { readonly state: LineState }): boolean => readyStates.includes(state);

export const readyLines = (order: QuickOrder | null): readonly OrderLine[] => order?.lines.filter(isReady) ?? [];

/** Whether how many it orders is for a person to say: it is summed, saved and calculated nowhere until then. */
export const lacksQuantity = ({ state }: { readonly state: LineState }): boolean =>
  state === 'not-whole' || state === 'not-understood';

/** Whether a person should look at it. */
export const isTrouble = ({ state }: { readonly state: LineState }): boolean =>
  !matches.some((match) => match === state);

/** Whether its cost differs from the one when it was saved. */
export const hasMoved = ({ costBefore, costNow }: Pick<OrderLine, 'costBefore' | 'costNow'>): boolean =>
  costBefore !== null && costNow !== null && !costNow.equals(costBefore);

/** A price row as a line would order it, at the caller's prices. */
export interface OrderRow {
  readonly productId: ProductId;
  readonly productPriceId: ProductPriceId;
  readonly code: string;
  readonly brand: string;
  readonly description: string;
  readonly drawing: string;
  readonly multiple: number;
  /** The offers from a quantity on, which set the step too: what the cart would hold counts. */
  readonly offers: QuantityRule['offers'];
  readonly stockState: StockState;
  readonly isDiscontinued: boolean;
  readonly isNotAvailable: boolean;
  /** Whether a price is all that the row lacks; a server may not say so. */
  readonly isWithoutPrice: boolean;
  /** The quantity of the row in the company's cart. */
  readonly inCart: number;
  readonly quantity: number;
  /** Cost of a unit, at the quantity that the cart would then have; null where it is not for sale. */
  readonly cost: Money | null;
  /** quantity × cost. */
  readonly subtotal: Money | null;
}

/**
 * Whether a row that is offered can be taken: what is not for sale is only named, so that nobody wonders where it is.
 */
export const canBeChosen = ({ cost }: Pick<OrderRow, 'cost'>): boolean => cost !== null;

export interface OrderLine {
  /** The numbers of its lines, from 1; lines that asked for the same are summed in the first. */
  readonly lines: readonly number[];
  readonly text: string;
  /** The code as the line was read. */
  readonly code: string;
  /** As the line gives it, perhaps no whole number; null: it gives none, and the least that can be ordered is taken. */
  readonly quantity: number | null;
  /** The amount that was written and not understood, as it was; null where none was. */
  readonly unread: string | null;
  /** The maker that the line names and that has no such code, while others have; null where none is so named. */
  readonly lackingBrand: string | null;
  readonly state: LineState;
  readonly match: Match | null;
  /** The code of another maker that led to the row. */
  readonly foundBy: { readonly code: string; readonly brand: string } | null;
  /**
   * What a unit cost when the line was saved in a list; null where it comes from none, or its row or quantity is
   * another now.
   */
  readonly costBefore: Money | null;
  /**
   * What a unit costs today at this quantity, without counting what the cart holds: compared with `costBefore`; null
   * where that is null.
   */
  readonly costNow: Money | null;
  /** The row that would be ordered; null where a person has to choose first. */
  readonly row: OrderRow | null;
  /**
   * What to choose among: rows alike (those not for sale too, see `canBeChosen`), substitutes, or what is written
   * nearly so.
   */
  readonly choices: readonly OrderRow[];
  /** The quantities nearest to one that is no multiple, or not whole, or between the multiples of its offer. */
  readonly nearest: readonly number[];
}

/** How many makers have the code of a line, as it answers. */
export const makersFor = ({ row, choices }: Pick<OrderLine, 'row' | 'choices'>): number =>
  new Set([...(row === null ? [] : [row]), ...choices].map(({ brand }) => brand)).size;

export interface QuickOrder {
  readonly lines: readonly OrderLine[];
  readonly ignored: readonly IgnoredLine[];
  /** Sum of the lines that can go to the cart, before offers on the whole cart. */
  readonly total: Money;
}
