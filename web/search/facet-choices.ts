import { stockTexts } from '#adapters/texts/stock.es.ts';
import { stockStates } from '#core/catalogue/products/stock.ts';
import type { Facets, TextSearchFilters } from '#core/catalogue/text-search/catalogue.service.ts';
import { asId } from '#core/shared/ids.ts';

/** A box that can be ticked, and the filters that ticking it gives. */
export interface Choice {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly isOn: boolean;
  readonly toggled: TextSearchFilters;
}

export interface ChoiceGroup {
  readonly title: string;
  readonly choices: readonly Choice[];
}

const toggle = <Item>(list: readonly Item[], item: Item): readonly Item[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

/** What can be ticked beside these results. What is ticked stays, even where it finds nothing. */
export const choiceGroups = (facets: Facets, filters: TextSearchFilters): readonly ChoiceGroup[] => {
  const brands = facets.productBrands.map(({ id, name, count }): Choice => {
    const brand = asId<'product-brand'>(id);
    const { productBrandIds } = filters;
    const toggled = { ...filters, productBrandIds: toggle(productBrandIds, brand) };
    return { key: `brand ${id}`, name, count, isOn: productBrandIds.includes(brand), toggled };
  });
  const types = facets.productTypes.map(({ id, name, count }): Choice => {
    const type = asId<'product-type'>(id);
    const { productTypeIds } = filters;
    const toggled = { ...filters, productTypeIds: toggle(productTypeIds, type) };
    return { key: `type ${id}`, name, count, isOn: productTypeIds.includes(type), toggled };
  });
  const stocks = stockStates.map((state): Choice => {
    const count = facets.stockStates.find(({ id }) => id === state)?.count ?? 0;
    const toggled = { ...filters, stockStates: toggle(filters.stockStates, state) };
    return {
      key: `stock ${state}`,
      name: stockTexts[state],
      count,
      isOn: filters.stockStates.includes(state),
      toggled,
    };
  });
  const offers: Choice = {
    key: 'offers',
    name: 'Con oferta',
    count: facets.offers,
    isOn: filters.onlyOffers,
    toggled: { ...filters, onlyOffers: !filters.onlyOffers },
  };
  return [
    { title: 'Marca', choices: brands },
    { title: 'Familia', choices: types },
    { title: 'Stock', choices: stocks },
    { title: 'Condición', choices: [offers] },
  ]
    .map(({ title, choices }) => ({ title, choices: choices.filter(({ count, isOn }) => count > 0 || isOn) }))
    .filter(({ choices }) => choices.length > 0);
};
