import type { RelationDraft } from '#core/catalogue/import/drafts/drafts.ts';
import { withoutEmptyCells } from '#core/catalogue/import/drafts/without-empty-cells.ts';
import type { NamedRow } from './named-rows.ts';

/** The related product of each row, as a row that names it. */
export const relatedRows = (drafts: readonly RelationDraft[]): readonly NamedRow[] =>
  drafts.map(({ line, relatedCode, relatedBrand }) => ({
    ...{ line, code: relatedCode },
    ...withoutEmptyCells({ brand: relatedBrand }),
  }));
