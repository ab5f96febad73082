import type { CardRow, ProductCard } from '#core/catalogue/products/product-card.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';

/** A row on sale at 1000 in list 1. */
export const aCardRow = (over: Partial<CardRow> & { readonly price?: number | null } = {}): CardRow => {
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

/** A product whose one row is sold under its own brand and code. */
export const aCard = (over: Partial<ProductCard> = {}): ProductCard => {
  const { productId = asId<'product'>('1'), code = 'VKBA 3569', brandName = 'SKF' } = over;
  return {
    productId,
    code,
    brandId: asId('1'),
    brandName,
    typeId: asId('11'),
    typeName: 'Rodamientos de Rueda',
    parentTypeId: asId('10'),
    parentTypeName: 'Rodamientos',
    drawing: 'bearing',
    description: 'Kit de rodamiento de rueda',
    position: '',
    engines: '',
    technicalInformation: {},
    technicalInformationSummary: '',
    applications: [],
    fits: [],
    relations: [],
    codesOtherBrands: [],
    rows: [aCardRow({ productPriceId: asId(productId), code, brandName })],
    ...over,
  };
};

export const fitting = (vehicle: string) => ({ brand: 'Volkswagen', vehicle, types: [] });
