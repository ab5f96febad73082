import * as z from 'zod/mini';
import type { Family, FamilyPage, FamilySearch, PropertyValues } from '#core/catalogue/families/family.service.ts';
import { answeredId, idFromWire, idWire, optionalIdFromWire, optionalIdWire } from './ids.wire.ts';
import { productFromWire, productToWire, productWire } from './product.wire.ts';

const idList = z.nullish(z.array(idWire).check(z.maxLength(500)));
const value = z.nullish(z.union([z.string().check(z.maxLength(200)), z.number()]));

/** The body of `search-by-family` and of `technical-information-options`. */
export const familySearchWire = z.strictObject({
  typeId: optionalIdWire,
  subTypeId: optionalIdWire,
  vehicleBrandSegmentId: optionalIdWire,
  vehicleBrandIds: idList,
  productBrandIds: idList,
  properties: z.nullish(
    z
      .array(
        z.strictObject({
          property: z.string().check(z.maxLength(100)),
          values: z.nullish(z.array(value).check(z.maxLength(200))),
        }),
      )
      .check(z.maxLength(100)),
  ),
  withHidden: z.optional(z.boolean()),
  page: z._default(z.nullish(z.number().check(z.int())), 1),
});

export const familySearchFromWire = (body: z.infer<typeof familySearchWire>): FamilySearch => ({
  typeId: optionalIdFromWire(body.typeId),
  subTypeId: optionalIdFromWire(body.subTypeId),
  vehicleBrandSegmentId: optionalIdFromWire(body.vehicleBrandSegmentId),
  vehicleBrandIds: (body.vehicleBrandIds ?? []).map((id) => idFromWire(id)),
  productBrandIds: (body.productBrandIds ?? []).map((id) => idFromWire(id)),
  properties: (body.properties ?? []).map(({ property, values }) => ({
    property,
    values: (values ?? []).map((each) => String(each ?? '')),
  })),
  withHidden: body.withHidden ?? false,
  page: Math.max(1, body.page ?? 1),
});

export const familySearchToWire = (search: FamilySearch): z.input<typeof familySearchWire> => ({
  typeId: search.typeId,
  subTypeId: search.subTypeId,
  vehicleBrandSegmentId: search.vehicleBrandSegmentId,
  vehicleBrandIds: [...search.vehicleBrandIds],
  productBrandIds: [...search.productBrandIds],
  properties: search.properties.map(({ property, values }) => ({ property, values: [...values] })),
  ...(search.withHidden ? { withHidden: true } : {}),
  page: search.page,
});

export const familyPageWire = z.object({
  products: z.array(productWire),
  currentPage: z.number(),
  totalPages: z.number(),
  totalCount: z.optional(z.number()),
  hiddenCount: z.optional(z.number()),
});

export const familyPageToWire = (page: FamilyPage): z.infer<typeof familyPageWire> => ({
  ...page,
  products: page.products.map(productToWire),
});

/** A back end that does not count tells at least how many there may be. */
export const familyPageFromWire = (page: z.infer<typeof familyPageWire>): FamilyPage => ({
  ...page,
  products: page.products.map(productFromWire),
  totalCount: page.totalCount ?? Math.max(page.products.length, (page.totalPages - 1) * 20 + 1),
  hiddenCount: page.hiddenCount ?? 0,
});

const answeredIds = z.nullish(z.array(answeredId));

export const familiesWire = z.array(
  z.object({
    id: answeredId,
    name: z.string(),
    productTypeParentId: z.nullish(answeredId),
    filters: z.nullish(
      z.array(
        z.object({
          type: z.enum(['Text', 'Number', 'Dropdown']),
          property: z.string(),
          title: z.string(),
          options: z.nullish(z.array(z.string())),
        }),
      ),
    ),
    vehicleBrandIds: answeredIds,
    vehicleBrandSegmentIds: answeredIds,
    productBrandIds: answeredIds,
    order: z.nullish(z.number()),
  }),
);

export const familiesToWire = (families: readonly Family[]): z.infer<typeof familiesWire> =>
  families.map((family) => ({
    ...family,
    filters: family.filters.map((filter) => ({ ...filter, options: [...filter.options] })),
    vehicleBrandIds: [...family.vehicleBrandIds],
    vehicleBrandSegmentIds: [...family.vehicleBrandSegmentIds],
    productBrandIds: [...family.productBrandIds],
  }));

export const familiesFromWire = (families: z.infer<typeof familiesWire>): Family[] =>
  families.map((family, place) => ({
    id: idFromWire(family.id),
    name: family.name,
    productTypeParentId: optionalIdFromWire(family.productTypeParentId),
    filters: (family.filters ?? []).map((filter) => ({ ...filter, options: filter.options ?? [] })),
    vehicleBrandIds: (family.vehicleBrandIds ?? []).map((id) => idFromWire(id)),
    vehicleBrandSegmentIds: (family.vehicleBrandSegmentIds ?? []).map((id) => idFromWire(id)),
    productBrandIds: (family.productBrandIds ?? []).map((id) => idFromWire(id)),
    order: family.order ?? place + 1,
  }));

export const propertyValuesWire = z.array(z.object({ property: z.string(), values: z.array(z.string()) }));

export const propertyValuesToWire = (lists: readonly PropertyValues[]): z.infer<typeof propertyValuesWire> =>
  lists.map(({ property, values }) => ({ property, values: [...values] }));
