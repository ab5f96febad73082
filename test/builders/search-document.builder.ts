import type { SearchDocument } from '#core/search/index/document.ts';

/** A spark plug, unless told otherwise. */
export const aSearchDocument = (overrides: Partial<SearchDocument> = {}): SearchDocument => ({
  key: 1,
  code: 'BKR6E',
  brandId: 10,
  brandName: 'NGK',
  typeId: 31,
  typeName: 'Bujías de Encendido',
  parentTypeId: 3,
  parentTypeName: 'Encendido',
  description: 'Bujía de encendido con resistor',
  codes: [],
  words: [],
  applications: [],
  engines: [],
  stock: 0,
  hasOffer: false,
  numbers: {},
  texts: {},
  ...overrides,
});

/** A bearing of general use with this code. */
export const aBearing = (overrides: Partial<SearchDocument> = {}): SearchDocument =>
  aSearchDocument({
    code: '6203-2RS',
    brandId: 20,
    brandName: 'SKF',
    typeId: 51,
    typeName: 'Rodamientos de aplicación general',
    parentTypeId: 5,
    parentTypeName: 'Rodamientos',
    description: 'Rodamiento rígido de bolas',
    ...overrides,
  });
