import type { CatalogueProduct, CatalogueRow, RelatedPlace } from '#core/catalogue/products/catalogue-product.ts';
import type { Relation, ShownProduct } from '#core/catalogue/products/product.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';

/** A row on sale at 1000 in list 1. */
export const aCatalogueRow = (over: Partial<CatalogueRow> & { readonly price?: number | null } = {}): CatalogueRow => {
  const { price = 1000, ...rest } = over;
  return {
    productPriceId: asId('1'),
    brandId: asId('1'),
    brandName: 'SKF',
    code: 'VKBA 3569',
    internalCode: '',
    images: [],
    stockState: 'Green',
    isDiscontinued: false,
    isNotAvailable: false,
    multiple: 1,
    iva: money(21),
    purchaseCost: null,
    promotion: null,
    offers: [],
    listPrices: new Map(price === null ? [] : [[asId<'price-list'>('1'), money(price)]]),
    ...rest,
  };
};

type RelatedDraft = Relation['products'][number] & Partial<RelatedPlace>;

/** What a test says of a product; what is shown and what is known beside it stand next to one another. */
export interface CatalogueProductDraft
  extends Partial<Omit<ShownProduct, 'relations'>>,
    Partial<Omit<CatalogueProduct, 'shown' | 'related'>> {
  readonly relations?: readonly { readonly title: string; readonly products: readonly RelatedDraft[] }[];
}

/** A product whose one row is sold under its own brand and code. */
export const aCatalogueProduct = (over: CatalogueProductDraft = {}): CatalogueProduct => {
  const { brandId = asId('1'), parentTypeId = asId('10'), parentTypeName = 'Rodamientos', fits = [], ...rest } = over;
  const { productId = asId<'product'>('1'), code = 'VKBA 3569', productBrandName = 'SKF' } = over;
  const {
    rows = [aCatalogueRow({ productPriceId: asId(productId), code, brandName: productBrandName })],
    ...withoutRows
  } = rest;
  const { relations = [], ...facts } = withoutRows;
  const shown: ShownProduct = {
    productId,
    code,
    productBrandName,
    productTypeId: asId('11'),
    productTypeName: 'Rodamientos de Rueda',
    drawing: 'bearing',
    description: 'Kit de rodamiento de rueda',
    position: '',
    engines: '',
    technicalInformation: {},
    technicalInformationSummary: '',
    cars: [],
    relations: relations.map(({ title, products }) => ({ title, products: products.map(relatedOf) })),
    codesOtherBrands: [],
    ...facts,
  };
  const related = new Map(
    relations.flatMap(({ products }) => products.map((each) => [each.productId, placeOf(each)] as const)),
  );
  return { shown, brandId, parentTypeId, parentTypeName, fits, related, rows };
};

const relatedOf = ({ brandId: _brand, typeIds: _types, ...related }: RelatedDraft): Relation['products'][number] =>
  related;

const placeOf = ({ brandId = asId('1'), typeIds = [] }: RelatedDraft): RelatedPlace => ({ brandId, typeIds });

export const fitting = (vehicle: string) => ({ brand: 'Volkswagen', vehicle, types: [] });
