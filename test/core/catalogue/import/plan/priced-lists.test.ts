import { expect, it } from 'vitest';
import type { PriceDraft, ProductDraft } from '#core/catalogue/import/drafts/drafts.ts';
import type { Planned } from '#core/catalogue/import/plan/plan.ts';
import { collectPricedLists } from '#core/catalogue/import/plan/priced-lists.ts';

const aProduct = (listPrice?: string): ProductDraft => ({
  ...{ line: 2, code: '6203', brand: 'SKF', attributes: {} },
  ...(listPrice === undefined ? {} : { listPrice }),
});
const aPrice = (priceList: string): PriceDraft => ({ line: 2, code: '6203', priceList, price: '10' });
const isNew = <Row>(draft: Row) => ({ key: '', draft, status: 'new' as const });
const changed = <Row>(draft: Row, field: string) => ({
  ...{ key: '', draft, status: 'changed' as const, isDiscontinued: false },
  changes: [{ field, from: '1', to: '2' }],
});

const listsOf = (...planned: Planned<ProductDraft | PriceDraft>[]) => {
  const priced = collectPricedLists();
  priced.note(planned);
  return priced.lists(async () => 'La primera');
};

it('names the first list where a sheet of products writes a price, and none where it writes other things', async () => {
  expect(await listsOf(isNew(aProduct('10')))).toEqual(['La primera']);
  expect(await listsOf(changed(aProduct('10'), 'listPrice'))).toEqual(['La primera']);
  expect(await listsOf(changed(aProduct('10'), 'stock'), isNew(aProduct()))).toEqual([]);
});

it('names the lists of a sheet of prices once each, and none whose prices stay', async () => {
  const stays = { key: '', draft: aPrice('Taller'), status: 'unchanged' as const };
  const planned = [isNew(aPrice('Mayorista')), changed(aPrice('mayorista'), 'price'), stays, isNew(aPrice('Gremio'))];
  expect(await listsOf(...planned)).toEqual(['Mayorista', 'Gremio']);
});
