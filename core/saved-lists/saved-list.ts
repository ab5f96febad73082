import type { ProductPriceId, SavedListId } from '#core/shared/ids.ts';
import { maxPerLine } from '#core/shared/max-per-line.ts';
import type { Money } from '#core/shared/money.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';

/** A named list of what a company orders time and again, shared by its two logins. */
export interface SavedListSummary {
  readonly id: SavedListId;
  readonly name: string;
  readonly lineCount: number;
  /** Grows with every change: who saves says which one they saw, so that nobody writes over another unseen. */
  readonly version: number;
  /** ISO 8601 in UTC. */
  readonly updatedAt: string;
  readonly updatedBy: string;
}

export interface SavedList extends SavedListSummary {
  readonly lines: readonly SavedLine[];
}

export interface SavedLine {
  readonly productPriceId: ProductPriceId;
  readonly quantity: number;
  /** The row's code when it was saved. */
  readonly code: string;
  readonly brand: string;
  /** The cost of a unit when it was saved; null where it was not for sale. */
  readonly cost: Money | null;
}

export const maxLists = 100;
export const maxListLines = 1000;
export const maxListNameLength = 80;

/** A name as it is kept: without needless space. Null where nothing is left, or too much. */
export const listName = (typed: string): string | null => {
  const name = typed.normalize('NFC').replace(/\s+/g, ' ').trim();
  return name === '' || name.length > maxListNameLength ? null : name;
};

export interface LineToSave {
  readonly productPriceId: ProductPriceId;
  readonly quantity: number;
}

/** The lines of a list: at least one, each row once with the sum of what was asked of it. */
export const linesToSave = (
  lines: readonly LineToSave[],
): Result<
  readonly LineToSave[],
  { readonly code: 'list-empty' } | { readonly code: 'list-too-long'; readonly most: number }
> => {
  const sums = new Map<ProductPriceId, number>();
  for (const { productPriceId, quantity } of lines) {
    sums.set(productPriceId, Math.min((sums.get(productPriceId) ?? 0) + quantity, maxPerLine));
  }
  if (sums.size === 0) return Err({ code: 'list-empty' });
  if (sums.size > maxListLines) return Err({ code: 'list-too-long', most: maxListLines });
  return Ok([...sums].map(([productPriceId, quantity]) => ({ productPriceId, quantity })));
};
