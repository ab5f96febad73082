import type { DemoLot, DemoOffer, DemoValueQuantity } from '#adapters/postgres/demo/demo-commerce.ts';
import type { DemoCatalogue, DemoPart, DemoPriceRow } from '#adapters/postgres/demo/demo-rows.ts';
import { pricingTexts } from '#adapters/texts/pricing.es.ts';
import { chanceOf } from './chance.ts';
import { type ProductBrandName, productBrandNames } from './product-brands.ts';
import type { SubfamilyName } from './taxonomy.ts';

/** What may be offered: rows that are for sale, of brands and pairs that are not switched off. */
export const rowsForSale = (catalogue: DemoCatalogue, part: DemoPart): DemoPriceRow[] => {
  const disabledBrands = new Set(catalogue.productBrands.filter(({ disabled }) => disabled).map(({ id }) => id));
  const isOff = (brandId: number): boolean =>
    disabledBrands.has(brandId) ||
    catalogue.disabledPairs.some((pair) => pair.brandId === brandId && pair.typeId === part.typeId);
  return part.products
    .filter(({ brandId }) => !isOff(brandId))
    .flatMap(({ rows }) => rows)
    .filter((row) => !row.isDiscontinued && !row.isNotAvailable && row.stockState !== 2 && !isOff(row.brandId));
};

/** About one row in twenty, some with a second step, some whose field goes by boxes. */
export const demoOffers = (catalogue: DemoCatalogue, seed: number): DemoOffer[] => {
  const chance = chanceOf(seed, 'offers');
  const offers: DemoOffer[] = [];
  const add = (row: DemoPriceRow, boxes: number, percentage: string): void => {
    const multiplesOnly = chance.yes(0.25);
    const minQuantity = row.multiple * boxes;
    const note = multiplesOnly ? `En cajas de ${minQuantity}` : chance.pick(['', '', 'Hasta agotar stock']);
    offers.push({ id: offers.length + 1, rowId: row.id, minQuantity, multiplesOnly, percentage, note });
  };
  for (const part of catalogue.parts) {
    for (const row of rowsForSale(catalogue, part)) {
      if (!chance.yes(0.06)) continue;
      add(row, chance.pick([2, 3, 4, 5, 6]), chance.pick(['3', '4', '5', '6', '7.5']));
      if (chance.yes(0.3)) add(row, chance.pick([10, 12, 20]), chance.pick(['8', '10', '12', '15']));
    }
  }
  return offers;
};

/** Titles, the subfamilies of their components and how many of each. */
const combos: readonly (readonly [
  title: string,
  gift: string,
  components: Readonly<Partial<Record<SubfamilyName, number>>>,
])[] = [
  ['Tren delantero completo', '', { Amortiguadores: 2, Bieletas: 2, 'Extremos de Dirección': 2 }],
  ['Frenos delanteros', '1 líquido de freno DOT 4 de 500 ml', { 'Discos y campanas': 2, 'Pastillas de Freno': 1 }],
  ['Frenos de las cuatro ruedas', '', { 'Discos y campanas': 4, 'Pastillas de Freno': 2, 'Líquidos de freno': 1 }],
  ['Distribución completa', '', { 'Kits de Distribución': 1, 'Bombas de agua': 1, 'Líquidos refrigerantes': 1 }],
  ['Service de encendido', '', { 'Bujías de Encendido': 4, 'Bobinas de Ignición': 1 }],
  ['Embrague a nuevo', '', { Embragues: 1, 'Crapodinas mecánicas': 1, 'Actuadores y Componentes Hidráulicos': 1 }],
  ['Ruedas delanteras', '', { 'Rodamientos de Rueda': 2, Retenes: 2 }],
  ['Dirección mecánica', '', { Axiales: 2, 'Extremos de Dirección': 2 }],
  ['Suspensión: parrillas y rótulas', '1 par de guantes', { Parrillas: 2, Rotulas: 2 }],
  ['Correas de accesorios', '', { 'Correas Poli V': 2, 'Tensores y poleas': 1 }],
  ['Transmisión delantera', '', { Homocinéticas: 2, Tricetas: 2 }],
  ['Cosecha: rodamientos y cadena', '', { 'Rodamientos Agrícola': 4, 'Cadenas Agrícolas': 1 }],
];

/** A third below the first list, so that a combo is cheaper than its components on anybody's terms. */
const shareOfList = 66;

export const demoLots = (catalogue: DemoCatalogue, seed: number): DemoLot[] => {
  const chance = chanceOf(seed, 'lots');
  return combos.map(([title, giftText, components], index): DemoLot => {
    const chosen = Object.entries(components).map(([subfamily, quantity]) => {
      const typeId = typeIdOf(catalogue, subfamily);
      const rows = catalogue.parts
        .filter((part) => part.typeId === typeId)
        .slice(0, 40)
        .flatMap((part) => rowsForSale(catalogue, part))
        .filter((row) => row.promotion === null && quantity % row.multiple === 0);
      return { row: chance.pick(rows), quantity };
    });
    const list = chosen.reduce((sum, { row, quantity }) => sum + (row.listCents[0] ?? 0) * quantity, 0);
    return {
      id: index + 1,
      title,
      priceCents: Math.floor((list * shareOfList) / 1_000_000) * 10_000 || Math.floor((list * shareOfList) / 100),
      giftText,
      components: chosen.map(({ row, quantity }) => ({ rowId: row.id, quantity })),
    };
  });
};

export const typeIdOf = (catalogue: DemoCatalogue, name: string): number => {
  const type = catalogue.productTypes.find((one) => one.name === name);
  if (type === undefined) throw new Error(`no family is called ${name}`);
  return type.id;
};

export const demoValueQuantities = (catalogue: DemoCatalogue): DemoValueQuantity[] => {
  const brand = (name: ProductBrandName): number => productBrandNames.indexOf(name) + 1;
  const family = (name: string) => ({ parentTypeId: typeIdOf(catalogue, name), typeId: null, brandId: null });
  const subfamily = (name: SubfamilyName) => {
    const typeId = typeIdOf(catalogue, name);
    const parentTypeId = catalogue.productTypes.find(({ id }) => id === typeId)?.parentId ?? null;
    return { parentTypeId, typeId, brandId: null };
  };
  const none = { minCents: null, minQuantity: null, percentage: null, giftText: '' };
  return [
    { ...none, ...family('Frenos y Embragues'), minCents: 400_000_00, giftText: '1 líquido de freno DOT 4' },
    { ...none, ...subfamily('Pastillas de Freno'), brandId: brand('FERODO'), minQuantity: 10, percentage: '5' },
    { ...none, ...family('Rodamientos'), brandId: brand('SKF'), minCents: 600_000_00, percentage: '4' },
    { ...none, ...subfamily('Bujías de Encendido'), brandId: brand('NGK'), minQuantity: 40, percentage: '6' },
    { ...none, ...subfamily('Amortiguadores'), minQuantity: 12, percentage: '3.5' },
    {
      ...none,
      ...family('Suspensión'),
      brandId: brand('CORVEN'),
      minCents: 900_000_00,
      giftText: '1 juego de llaves combinadas',
    },
    { ...none, ...subfamily('Correas Poli V'), minQuantity: 20, giftText: '2 correas Poli V 4PK a elección' },
    { ...none, ...family('Transmisión'), minCents: 750_000_00, percentage: '5' },
  ].map((offer, index) => {
    const typeId = offer.typeId ?? offer.parentTypeId;
    const typeName = catalogue.productTypes.find(({ id }) => id === typeId)?.name ?? '';
    const brandName = catalogue.productBrands.find(({ id }) => id === offer.brandId)?.name ?? '';
    return { id: index + 1, title: pricingTexts.valueQuantity(typeName, brandName), typeName, brandName, ...offer };
  });
};
