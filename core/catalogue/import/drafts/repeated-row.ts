import { sameValue } from './comparable.ts';
import { draftIdentity } from './draft-name.ts';
import type { Draft } from './drafts.ts';
import type { RowReason } from './row-reasons.ts';

/** The price that a row says: a list price of a product, the price in a list, or of a sheet of costs the cost. */
export const priceOf = (draft: Draft): string | undefined => {
  if ('attributes' in draft) return draft.listPrice;
  if ('price' in draft) return draft.price;
  return 'purchaseCost' in draft ? draft.purchaseCost : undefined;
};

/** The first row of a sheet that says a thing, with what a later one may say otherwise. */
export interface FirstRow {
  readonly line: number;
  /** The price, or of a relation how many and the note; undefined where the row says none. */
  readonly said: string | undefined;
}

const saidBy = (draft: Draft): string | undefined =>
  'relatedCode' in draft ? `${draft.quantity ?? '1'}\n${draft.notes ?? ''}` : priceOf(draft);

export const firstRow = (draft: Draft): FirstRow => ({ line: draft.line, said: saidBy(draft) });

/** Why a row stays out that says again what an earlier one said, and whether it says it otherwise. */
export const repeatedRow = ({ line: firstLine, said: first }: FirstRow, draft: Draft): RowReason => {
  const thing = { firstLine, name: draftIdentity(draft) };
  const second = saidBy(draft);
  if (first === undefined || second === undefined) return { code: 'duplicate-in-file', ...thing };
  if ('relatedCode' in draft) return { code: first === second ? 'duplicate-in-file' : 'relation-twice', ...thing };
  return sameValue('price', first, second)
    ? { code: 'duplicate-in-file', ...thing }
    : { code: 'two-prices', ...thing, first, second };
};
