import { draftKey, sameValue } from '#core/catalogue/import/drafts/comparable.ts';
import type { DraftOf } from '#core/catalogue/import/drafts/drafts.ts';
import type { PlaceFailure } from '#core/catalogue/import/drafts/row-reasons.ts';
import { titleKey } from '#core/shared/title-key.ts';
import { productsOf } from './products-of.ts';
import { relatedRows } from './related-rows.ts';
import { type BatchReader, keyed } from './stored-batch.ts';

/** Which of the codes stand for their products already. */
export const storedEquivalences: BatchReader<'equivalences'> = async (queries, drafts, generation) => {
  const { found, refused } = await productsOf(queries, drafts);
  const rows = await queries.query<{ product_id: number; brand_name: string; code: string }>(
    `select product_id, upper(brand_name) as brand_name, upper(code) as code from equivalent_code
      where product_id = any($1::int[]) and generation <= ${generation}`,
    [[...new Set([...found.values()].map(({ id }) => id))]],
  );
  const held = new Set(rows.map((row) => `${row.product_id}\n${row.brand_name}\n${row.code}`));
  const ofDraft = ({ line, equivalentBrand, equivalentCode }: DraftOf['equivalences']) =>
    `${found.get(line)?.id}\n${equivalentBrand.toUpperCase()}\n${equivalentCode.toUpperCase()}`;
  const there = drafts.filter((draft) => held.has(ofDraft(draft)));
  const placed = drafts.filter(({ line }) => found.has(line));
  return {
    rows: new Map(there.map((draft) => keyed('equivalences', draft))),
    refused,
    meanings: new Map(placed.map((draft) => [draftKey('equivalences', draft), ofDraft(draft)])),
  };
};

/** What is related so already; with another quantity or note it is refused: the one of before could not come back. */
export const storedRelations: BatchReader<'relations'> = async (queries, drafts, generation) => {
  const [own, others] = [await productsOf(queries, drafts), await productsOf(queries, relatedRows(drafts))];
  const refused = new Map<number, PlaceFailure>([...others.refused, ...own.refused]);
  const rows = await queries.query<RelationRow>(
    `select product_id, related_product_id, title, quantity, notes from product_relation
      where product_id = any($1::int[]) and generation <= ${generation}`,
    [[...new Set([...own.found.values()].map(({ id }) => id))]],
  );
  const keyIn = (product: number, related: number, title: string): string => `${product} ${related} ${titleKey(title)}`;
  const held = new Map(rows.map((row) => [keyIn(row.product_id, row.related_product_id, row.title), row]));
  const meanings = new Map<string, string>();
  const there = drafts.flatMap((draft): readonly DraftOf['relations'][] => {
    const [product, related] = [own.found.get(draft.line), others.found.get(draft.line)];
    if (product === undefined || related === undefined) return [];
    const name = `${related.brand} ${related.code}`;
    if (product.id === related.id) refused.set(draft.line, { code: 'related-to-itself', value: name });
    const meaning = keyIn(product.id, related.id, draft.title);
    meanings.set(draftKey('relations', draft), meaning);
    const row = held.get(meaning);
    if (row === undefined) return [];
    const { quantity = String(row.quantity), notes = row.notes } = draft;
    const isSame = sameValue('quantity', String(row.quantity), quantity) && sameValue('notes', row.notes, notes);
    if (!isSame) refused.set(draft.line, { code: 'relation-differs', value: name });
    return [{ ...draft, quantity: String(row.quantity), ...(row.notes === '' ? {} : { notes: row.notes }) }];
  });
  return { rows: new Map(there.map((draft) => keyed('relations', draft))), refused, meanings };
};

interface RelationRow {
  readonly product_id: number;
  readonly related_product_id: number;
  readonly title: string;
  readonly quantity: number;
  readonly notes: string;
}
