import { type ComparisonFilter, differenceOf } from '#core/price-lists/management/compared-price.ts';
import type { ManagedPriceList } from '#core/price-lists/management/managed-price-list.ts';
import type { PriceChange } from '#core/price-lists/management/price-change.ts';
import type { PriceListManagementFailure } from '#core/price-lists/management/price-list-management.service.ts';
import type { Rounding } from '#core/pricing/changed-price.ts';
import type { PriceSource } from '#core/pricing/price-source.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { type Money, money } from '#core/shared/money.ts';
import { formatChange, formatCount, formatPesos } from './numbers.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';
import { sheetTargetTexts } from './sheet-target.es.ts';

const customersText = (count: number): string => `${formatCount(count)} ${count === 1 ? 'cliente' : 'clientes'}`;

/** 'Compran con ella Ánimas Frenos, Beto Repuestos y 12 clientes más'. */
const usersText = (customers: number, names: readonly string[]): string => {
  const others = customers - names.length;
  const all = others > 0 ? [...names, `${customersText(others)} más`] : names;
  const verb = customers === 1 ? 'Compra' : 'Compran';
  return all.length < 2
    ? `${verb} con ella ${all.join('')}`
    : `${verb} con ella ${all.slice(0, -1).join(', ')} y ${all.at(-1)}`;
};

export const priceListManagementTexts: Texts<PriceListManagementFailure> = {
  ...everywhere,
  ...sheetTargetTexts,
  unreachable: () => 'No se pudo hablar con el servidor, reintentá',
  'not-offered': () => 'Este servidor no lo ofrece',
  'exports-busy': () => 'Se están preparando otros archivos. Reintentá en un momento',
  'given-up': () => 'Se dejó de preparar el archivo',
  'page-key-unreadable': () => 'Esa página ya no existe. Volvé al principio de la lista',
  'customer-not-found': () => 'Alguno de esos clientes ya no existe. Elegí otra vez',
  'too-many-customers': ({ max }) => `Hasta ${formatCount(max)} clientes por vez`,
  'price-list-moved': ({ name }) => `Otra persona la llamó ${name} mientras tanto. Mirá cómo quedó antes de guardar`,
  'price-list-name-missing': () => 'Poné un nombre con letras o números',
  'price-list-name-too-long': ({ max }) => `Hasta ${max} letras`,
  'price-list-name-taken': ({ name, isWithdrawn }) =>
    isWithdrawn
      ? `${name} está retirada: volvé a ponerla en uso, o elegí otro nombre`
      : `Ya hay una lista que se llama ${name}. Elegí otro nombre`,
  'first-price-list': () =>
    'Es la lista que ve el personal y la que cargan los catálogos: no se retira. Podés cambiarle el nombre',
  'price-list-has-customers': ({ customers, names }) =>
    `${usersText(customers, names).replace(/\.$/, '')}. Pasalos a otra lista antes de retirarla`,
  'price-list-has-changes': ({ changes }) =>
    changes === 1
      ? 'Hay un cambio de precios programado que la usa. Anulalo antes de retirarla'
      : `Hay ${formatCount(changes)} cambios de precios programados que la usan. Anulalos antes de retirarla`,
  'price-list-risen': ({ at, percentage, by, isWaiting }) =>
    `${isWaiting ? 'Ya hay una suba pedida' : 'Esta lista ya cambió'} (${percentageText(money(percentage))}, ${momentText(at)}, ${by}): se sumaría a esa. Si es otra, confirmala`,
  'price-change-steep': ({ prices, example: { name, from, to } }) =>
    `${steepChangeText(prices, money(to).gt(money(from)))}: ${name} pasa de ${formatPesos(money(from))} a ${formatPesos(money(to))}. Si es así, confirmalo`,
  'key-reused': () => 'Ese cambio ya se había pedido con otros datos. Fijate en la lista',
  'percentage-out-of-range': () => 'Un porcentaje de -90 a 1000, con dos decimales a lo sumo',
  'percentage-changes-nothing': () => 'Con 0 % y sin redondeo no cambia nada',
};

/** 'Un precio sube al doble o más', '1.200 precios bajan a la mitad o menos' */
const steepChangeText = (prices: number, isUp: boolean): string => {
  const [which, verb] =
    prices === 1 ? ['Un precio', isUp ? 'sube' : 'baja'] : [`${formatCount(prices)} precios`, isUp ? 'suben' : 'bajan'];
  return `${which} ${verb} ${isUp ? 'al doble o más' : 'a la mitad o menos'}`;
};

export const priceListManagementProblem = (failure: PriceListManagementFailure): string =>
  tell(priceListManagementTexts, failure);

/** Which field of a form tells a refusal; null where it is about none of them. */
export const priceListFieldOf = ({ code }: PriceListManagementFailure): string | null => {
  if (code.startsWith('price-list-name')) return 'name';
  if (code.startsWith('percentage')) return 'percentage';
  return code.startsWith('moment') ? 'time' : null;
};

export const roundingTexts: Readonly<Record<Rounding, string>> = {
  cents: 'Al centavo',
  peso: 'Al peso',
  tens: 'A 10 pesos',
  hundreds: 'A 100 pesos',
};

/** Roundings as words of a command: '--rounding decena'. */
export const roundingWords: Readonly<Record<Rounding, string>> = {
  cents: 'centavo',
  peso: 'peso',
  tens: 'decena',
  hundreds: 'centena',
};

export const percentageText = (percentage: Money): string =>
  `${percentage.isNegative() ? '−' : '+'} ${percentage.abs().toString().replace('.', ',')} %`;

/** 'Lista 1 + 10 %, al peso': what new prices are made of. */
export const priceSourceText = (source: PriceSource, nameOf: (id: string) => string): string => {
  if (source.kind === 'sheet') return `Precios de ${source.fileName}`;
  const rounding = source.rounding === 'cents' ? '' : `, redondeado ${roundingTexts[source.rounding].toLowerCase()}`;
  return `${nameOf(source.fromListId)} ${percentageText(source.percentage)}${rounding}`;
};

export const comparisonFilterTexts: Readonly<Record<ComparisonFilter, string>> = {
  different: 'Lo que no coincide',
  higher: 'Más caro en la segunda',
  lower: 'Más barato en la segunda',
  'only-one': 'Sólo en la primera',
  'only-other': 'Sólo en la segunda',
  same: 'Lo que coincide',
};

/** '+5,3 %' from one price to another; in words where one of them is missing. */
export const differenceText = (prices: { readonly one: Money | null; readonly other: Money | null }): string => {
  const difference = differenceOf(prices);
  if (prices.one === null || prices.other === null) return comparisonFilterTexts[difference];
  return difference === 'same' ? 'Igual' : formatChange(prices.one, prices.other);
};

export const comparisonSheetTexts = {
  sheet: 'Comparación',
  code: 'Código',
  brand: 'Marca',
  description: 'Descripción',
  difference: 'Diferencia',
  purchaseCost: 'Costo de compra',
};

/** 'En uso', 'Principal' for the first one, 'Retirada'. */
export const priceListStateText = ({ isFirst, isWithdrawn }: ManagedPriceList): string =>
  isWithdrawn ? 'Retirada' : isFirst ? 'Principal' : 'En uso';

/** '24/11/2026 15:30' in Buenos Aires; empty for no moment. */
export const momentText = (at: string | null): string => (at === null ? '' : formatDateTime(at).slice(0, -3));

/** Articles of a sheet that went before its moment. */
const goneText = (count: number): string =>
  count === 1
    ? '1 artículo de la planilla ya no estaba'
    : `${formatCount(count)} artículos de la planilla ya no estaban`;

/** 'el 24/11/2026 15:30' of what waits, or how a change ended. */
export const priceChangeText = ({ state, at, prices, said, gone }: PriceChange): string => {
  if (state === 'waiting' || state === 'reading') {
    return `Para el ${momentText(at)}${said === null ? '' : `: ${formatCount(said)} ${said === 1 ? 'precio' : 'precios'}`}`;
  }
  if (state === 'failed') return `No se pudo hacer el ${momentText(at)}`;
  const count = prices ?? 0;
  const changed = `${formatCount(count)} ${count === 1 ? 'precio cambió' : 'precios cambiaron'}`;
  const missed = gone === null || gone === 0 ? '' : `, ${goneText(gone)}`;
  if (state === 'undone') return `Deshecho: la lista tiene los precios de antes del ${momentText(at)}`;
  return `Hecho el ${momentText(at)}: ${changed}${missed}`;
};

export const assignedText = (moved: number, list: string): string =>
  moved === 0
    ? `Ya compraban con ${list}`
    : `${customersText(moved)} ${moved === 1 ? 'compra' : 'compran'} desde ahora con ${list}`;
