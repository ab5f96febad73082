import type { Answers } from './back-end.ts';
import { bodyOf, type Manners } from './specification.ts';

/** Two products; the second leaves out every list that may be empty. */
export const productsOf = ({ id }: Pick<Manners, 'id'>) => [
  {
    productId: id(1),
    code: 'BKR6E',
    productBrandName: 'NGK',
    position: 'Delantera',
    cars: [
      { brand: 'Volkswagen', vehicle: 'Gol', types: [{ subTypeId: id(21), subTypeName: 'Bujías', details: '1.6' }] },
    ],
    engines: '1.6',
    technicalInformation: { dientes: 12, notas: 'Electrodo de níquel' },
    technicalInformationSummary: 'Electrodo de níquel',
    relations: [
      {
        title: 'Complementos',
        products: [{ productId: id(2), code: 'PF1', productBrandName: 'FERODO', quantity: 1, notes: '' }],
      },
    ],
    codesOtherBrands: [{ brand: 'BOSCH', code: 'FR7DC' }],
    prices: [
      {
        ...{ productPriceId: id(11), productBrand: 'NGK', productBrandId: id(31), code: 'BKR6E', internalCode: 'I-1' },
        ...{ images: ['bkr6e.png'], cost: 1000, realCost: 1000, sellingPrice: 1500, stockState: 'Green' },
        ...{ isDiscontinued: false, isNotAvailable: false, multiple: 1, quantity: 0, explanation: ['Lista 1'] },
        discountsApplied: [],
        offers: [
          { id: id(41), cost: 900, sellingPrice: 1400, minQuantity: 10, multiplesOnly: false, note: '', quantity: 0 },
        ],
      },
    ],
  },
  {
    ...{ productId: id(2), code: 'PF1', productBrandName: 'FERODO' },
    prices: [
      {
        ...{
          productPriceId: id(12),
          productBrand: 'FERODO',
          productBrandId: id(32),
          code: 'PF1',
          cost: 500,
          realCost: 500,
        },
        ...{ stockState: 'Yellow', multiple: 1 },
      },
    ],
  },
];

/** The combo that is on offer. */
export const comboOf = ({ id }: Pick<Manners, 'id'>) => ({
  ...{ id: id(42), title: 'Service de encendido', completePrice: 5000, price: 4000, discount: 20, giftText: '' },
  products: [{ productId: id(1), code: 'BKR6E', productBrandName: 'NGK', quantity: 4 }],
});

export const catalogueOf = (manners: Manners): Answers => {
  const { id } = manners;
  const products = productsOf(manners);
  const types = [{ id: id(20), name: 'Encendido' }];
  const grouped = (found: readonly unknown[]) => ({
    types,
    subTypes: [{ productTypeParentId: id(20), name: 'Bujías de Encendido', products: found }],
  });
  const codes = products.map(({ productId, code, productBrandName }) => ({ productId, code, productBrandName }));
  const lists = [
    { id: id(20), name: 'Encendido' },
    { id: id(21), name: 'Bujías de Encendido', productTypeParentId: id(20) },
  ];
  return {
    'POST /api/Products/search-by-text': (asked) => {
      const { codeSearch, fulltextSearch } = bodyOf(asked);
      const text = String(codeSearch || fulltextSearch || '').toLowerCase();
      const found = products.filter(({ code }) => code.toLowerCase().includes(text));
      return { body: { ...grouped(found), currentPage: 1, totalPages: 1 } };
    },
    'POST /api/Products/autocomplete-code': { body: codes },
    'POST /api/Products/autocomplete-all-data': { body: codes },
    'POST /api/Products/search-by-vehicle/*': {
      body: grouped(products.map((product) => ({ ...product, engines: ['1.6'] }))),
    },
    'POST /api/Products/search-by-family': { body: { products, currentPage: 1, totalPages: 1 } },
    'POST /api/Products/technical-information-options': { body: [] },
    'GET /api/Products/brands-for-product/*': { body: [{ id: id(31), name: 'NGK' }] },
    'GET /api/Products/engines-from-vehicle/*': { body: ['1.6'] },
    'GET /api/ProductBrands': {
      body: [
        { id: id(31), name: 'NGK' },
        { id: id(32), name: 'FERODO' },
      ],
    },
    'GET /api/ProductTypes/with-filter-configuration': { body: lists },
    'GET /api/VehiclesBrandSegments': { body: [{ id: id(51), name: 'Autos' }] },
    'GET /api/VehicleBrands': { body: [{ vehicleBrandSegmentId: id(51), id: id(52), name: 'Volkswagen', order: 1 }] },
    'GET /api/Vehicle': { body: [{ vehicleBrandId: id(52), id: id(53), name: 'Gol' }] },
    'GET /api/Vehicles/from-brand/*': { body: [{ vehicleBrandId: id(52), id: id(53), name: 'Gol' }] },
    'GET /api/Offers/for-customer': { body: grouped(products.slice(0, 1)) },
    'GET /api/Offers/lots-for-customer': {
      body: [comboOf(manners)],
    },
    'GET /api/Offers/value-quantity-for-customer': {
      body: [
        {
          id: id(43),
          productTypeParentId: id(20),
          productTypeId: null,
          productBrandId: null,
          discount: 5,
          giftText: '',
        },
      ],
    },
    'GET /api/Offers/publicity': { body: [] },
    'GET /api/product-news/for-customer': { body: grouped(products.slice(0, 1)) },
  };
};
