import type { FamilySearch, PropertyValues } from '#core/catalogue/families/family.service.ts';
import { asId } from '#core/shared/ids.ts';
import { idParam, idsParam } from '#web/url/ids-param.ts';
import { pageParam } from '#web/url/page-param.ts';
import { textParam } from '#web/url/text-param.ts';

export const familiesPath = '/products-search-by-families';

/** The search by family in the address; a typeId of null is 'Todas'. */
export type FamilyState = FamilySearch;

/** Parameters that are not attributes: those of the search, and those of the links that lead to it. */
const reserved = new Set(['f', 'sf', 's', 'vbs', 'abs', 'p', 'typeId', 'subTypeId', 'productBrandId', 'hidden']);
const attribute = /^[a-z][A-Za-z0-9]{1,59}$/;
const maxProperties = 20;
const maxValues = 50;
const maxValueLength = 80;

/** A comma inside a value is written as in an address, so that the commas between values stay what they are. */
const escaped = (value: string): string => value.replaceAll('%', '%25').replaceAll(',', '%2C');
const unescaped = (value: string): string => value.replaceAll('%2C', ',').replaceAll('%25', '%');

const typeOf = (id: string | null) => (id === null ? null : asId<'product-type'>(id));

const writtenProperties = (query: URLSearchParams): readonly PropertyValues[] =>
  [...new Set(query.keys())]
    .filter((property) => !reserved.has(property) && attribute.test(property))
    .map((property) => ({
      property,
      values: (query.get(property) ?? '')
        .split(',')
        .slice(0, maxValues)
        .map((value) => textParam(unescaped(value), maxValueLength)),
    }))
    .filter(({ values }) => values.some((value) => value.trim() !== ''))
    .slice(0, maxProperties);

/** The links of offers: without a family the subfamily takes its place (docs/rules/search.md 13). */
const ofLink = (query: URLSearchParams): FamilyState | null => {
  const typeId = idParam(query.get('typeId'));
  const subTypeId = idParam(query.get('subTypeId'));
  const brandId = idParam(query.get('productBrandId'));
  if (typeId === null && subTypeId === null && brandId === null) return null;
  return {
    ...everything,
    typeId: typeOf(typeId ?? subTypeId),
    subTypeId: typeId === null ? null : typeOf(subTypeId),
    productBrandIds: brandId === null ? [] : [asId<'product-brand'>(brandId)],
  };
};

export const everything: FamilyState = {
  typeId: null,
  subTypeId: null,
  vehicleBrandSegmentId: null,
  vehicleBrandIds: [],
  productBrandIds: [],
  properties: [],
  page: 1,
};

/** Null where nothing is asked: an address counts only if it carries f, or is one of the links. */
export const parseFamilies = (query: URLSearchParams): FamilyState | null => {
  if (!query.has('f')) return ofLink(query);
  const segment = idParam(query.get('s'));
  return {
    typeId: typeOf(idParam(query.get('f'))),
    subTypeId: typeOf(idParam(query.get('sf'))),
    vehicleBrandSegmentId: segment === null ? null : asId<'segment'>(segment),
    vehicleBrandIds: idsParam(query.get('vbs')).map((id) => asId<'vehicle-brand'>(id)),
    productBrandIds: idsParam(query.get('abs')).map((id) => asId<'product-brand'>(id)),
    properties: writtenProperties(query),
    page: pageParam(query.get('p')),
    ...(query.get('hidden') === '1' ? { withHidden: true } : {}),
  };
};

/** The address of a state. `f` is always there, empty for 'Todas'. */
export const printFamilies = (state: FamilyState): URLSearchParams => {
  const query = new URLSearchParams({ f: state.typeId ?? '' });
  if (state.subTypeId !== null) query.set('sf', state.subTypeId);
  if (state.vehicleBrandSegmentId !== null) query.set('s', state.vehicleBrandSegmentId);
  if (state.vehicleBrandIds.length > 0) query.set('vbs', state.vehicleBrandIds.join(','));
  if (state.productBrandIds.length > 0) query.set('abs', state.productBrandIds.join(','));
  for (const { property, values } of state.properties) {
    if (values.some((value) => value.trim() !== '')) query.set(property, values.map(escaped).join(','));
  }
  if (state.withHidden) query.set('hidden', '1');
  if (state.page > 1) query.set('p', String(state.page));
  return query;
};
