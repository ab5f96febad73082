import type { PriceDraft } from '#core/catalogue/import/drafts/drafts.ts';
import type { CatalogueDraftRepository } from '#core/catalogue/import/plan/catalogue-draft.repository.port.ts';
import type { Planned } from '#core/catalogue/import/plan/plan.ts';
import { rowNames } from '#core/catalogue/import/plan/row-names.ts';
import type { PriceListId } from '#core/shared/ids.ts';
import {
  changedSinceLook,
  type LookedRow,
  type SheetChangedSince,
  type SheetLook,
  sheetLook,
} from '#core/sheets/sheet-look.ts';
import type { PriceSheetRepository } from './price-sheet.repository.port.ts';

interface LookedPrice extends LookedRow {
  readonly draft: PriceDraft;
}

/** What the rows of a sheet of new prices of a list do, gathered while the sheet is read (docs/rules/sheets.md 3). */
export interface PriceLook {
  /** Rows that have a place, some at a time. */
  note(planned: readonly Planned<PriceDraft>[]): void;
  /** What there was in the list when it was compared; `at` in milliseconds since 1970, `rejected` the lines of rows. */
  found(at: number, rejected: Iterable<number>): Promise<SheetLook>;
  /** Rows that would write over a price that is another since an earlier look; null for none. */
  changedSince(look: SheetLook, list: PriceListId): Promise<SheetChangedSince | null>;
}

const lookedRows = (planned: Planned<PriceDraft>): readonly LookedPrice[] => {
  const { draft, status } = planned;
  if (status === 'unchanged') return [];
  const changes = status === 'changed' ? planned.changes : [{ field: 'price', from: '', to: draft.price }];
  return [{ line: draft.line, kind: status, changes, draft }];
};

export const collectPriceLook = (
  sheets: Pick<PriceSheetRepository, 'lastPriceChange'>,
  drafts: Pick<CatalogueDraftRepository, 'titles'>,
  yieldToOthers: () => Promise<void>,
): PriceLook => {
  const rows: LookedPrice[] = [];
  return {
    note(planned) {
      for (const each of planned) rows.push(...lookedRows(each));
    },
    found: (at, rejected) => sheetLook(at, rows, [...rejected], yieldToOthers),
    changedSince: (look, list) =>
      changedSinceLook(
        look,
        rows,
        async ({ line, draft }) => ({
          name: (await rowNames([{ draft }], drafts)).get(line) ?? '',
          last: await sheets.lastPriceChange(list, draft),
        }),
        yieldToOthers,
      ),
  };
};
