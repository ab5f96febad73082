import type { ManagedOffer, OfferDetails, OfferKind } from '#core/offers/management/managed-offer.ts';
import type { OfferFlaw } from '#core/offers/management/offer-flaws.ts';
import type { OfferManagementFailure } from '#core/offers/management/offer-management.service.ts';
import type { OfferPeriod, OfferState } from '#core/offers/management/offer-period.ts';
import type { DearerOffer } from '#core/pricing/dearer-offer.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { type Money, money } from '#core/shared/money.ts';
import { catalogueBusyText } from './catalogue-busy.es.ts';
import { formatAmount, formatCount, formatPesos } from './numbers.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

interface KindTexts {
  readonly title: string;
  /** The kind within a sentence: 'la promoción'. */
  readonly the: string;
  readonly create: string;
  readonly none: string;
}

export const offerKindTexts: Readonly<Record<OfferKind, KindTexts>> = {
  row: {
    title: 'Por cantidad',
    the: 'la oferta',
    create: 'Nueva oferta',
    none: 'Todavía no hay ofertas por cantidad de un artículo',
  },
  promotion: {
    title: 'Promociones',
    the: 'la promoción',
    create: 'Nueva promoción',
    none: 'Todavía no hay promociones',
  },
  lot: { title: 'Combos', the: 'el combo', create: 'Nuevo combo', none: 'Todavía no hay combos' },
  'value-quantity': {
    title: 'Valor / Cantidad',
    the: 'la oferta por valor o cantidad',
    create: 'Nueva oferta por valor o cantidad',
    none: 'Todavía no hay ofertas por valor o cantidad',
  },
};

export const offerStateTexts: Readonly<Record<OfferState, string>> = {
  current: 'Vigente',
  scheduled: 'Programada',
  past: 'Vencida',
  withdrawn: 'Retirada',
};

/** 'Del 01/12/2026 al 31/12/2026'; both days are part of it. */
export const periodText = ({ from, until }: OfferPeriod): string => {
  if (from === null) return until === null ? 'Sin fecha de fin' : `Hasta el ${formatDate(until)}`;
  return until === null ? `Desde el ${formatDate(from)}` : `Del ${formatDate(from)} al ${formatDate(until)}`;
};

/** What it is an offer of. */
export const offerName = ({ title, rows, typeName, brandName }: ManagedOffer): string =>
  title ||
  rows.map((row) => `${row.code} ${row.brandName}`).join(', ') ||
  [typeName, brandName].filter((name) => name !== '').join(' ');

/** What it gives: '5 % desde 10', '$ 2.500,00', 'De regalo: guantes, desde $ 400.000,00'. */
export const gainText = (
  kind: OfferKind,
  details: Pick<OfferDetails, 'percentage' | 'price' | 'minQuantity' | 'minValue' | 'text'>,
): string => {
  const { percentage, price, minQuantity, minValue, text } = details;
  if (kind === 'lot') return price === null ? '' : formatPesos(price);
  const gain = percentage === null ? `De regalo: ${text}` : `${percentage.toString().replace('.', ',')} % de descuento`;
  if (kind === 'promotion') return gain;
  if (minValue !== null) return `${gain}, desde ${formatPesos(minValue)}`;
  return minQuantity === null ? gain : `${gain}, desde ${formatCount(minQuantity)}`;
};

/** Who buys more would pay more for each, as an offer replaces a promotion (docs/rules/offers.md 10). */
export const dearerOfferText = ({ minQuantity, cost, costBelow }: DearerOffer): string =>
  `Desde ${formatCount(minQuantity)} cada uno sale más caro: ${formatAmount(cost)}, y con menos ${formatAmount(costBelow)}. La oferta por cantidad reemplaza a la promoción y a la de menos unidades: no se suman.`;

/** What withdrawing does, shown before it is confirmed. */
export const cartsText = (kind: OfferKind, carts: number): string => {
  if (carts === 0) return 'No está en ningún carrito.';
  const where = carts === 1 ? 'Está en un carrito' : `Está en ${formatCount(carts)} carritos`;
  return kind === 'lot'
    ? `${where}: ahí queda marcado como no disponible, y no se puede enviar el pedido hasta quitarlo.`
    : `${where}: ahí cambia el precio, y se le avisa a quien lo tenga abierto.`;
};

const flaws: Texts<OfferFlaw> = {
  'offer-row-missing': () => 'Elegí un artículo por su código',
  'offer-rows-missing': () => 'Agregá al menos un artículo por su código',
  'offer-row-twice': () => 'Hay un artículo dos veces: poné uno solo, con su cantidad',
  'offer-too-many-rows': ({ max }) => `Hasta ${max} artículos por combo`,
  'offer-row-quantity': () => 'Poné cuántas unidades de cada artículo lleva el combo, de 1 en adelante',
  'offer-title-missing': () => 'Poné un nombre',
  'offer-title-too-long': ({ max }) => `Hasta ${max} letras`,
  'offer-text-too-long': ({ max }) => `Hasta ${max} letras`,
  'offer-percentage': () => 'Un descuento mayor que 0 y menor que 100, con dos decimales a lo sumo',
  'offer-price': () => 'Poné un precio mayor que 0, con dos decimales a lo sumo',
  'offer-min-quantity': () => 'Poné desde cuántas unidades vale, de 1 en adelante',
  'offer-min-value': () => 'Poné desde qué monto vale, con dos decimales a lo sumo',
  'offer-minimum-missing': () => 'Poné desde cuántas unidades o desde qué monto vale',
  'offer-minimum-twice': () => 'Poné las unidades o el monto, no los dos',
  'offer-gain-missing': () => 'Poné un descuento o un regalo',
  'offer-gain-twice': () => 'Poné un descuento o un regalo, no los dos',
  'offer-scope-missing': () => 'Elegí una familia o una marca',
  'offer-from-unreadable': () => 'Esa fecha no existe',
  'offer-until-unreadable': () => 'Esa fecha no existe',
  'offer-days-reversed': () => 'Termina antes de empezar: revisá las fechas',
  'offer-days-past': () => 'Esa fecha ya pasó: elegí otra, o dejala sin fecha de fin',
};

export const offerFlawText = (flaw: OfferFlaw): string => tell(flaws, flaw);

const amountOf = (text: string | null): Money | null => (text === null ? null : money(text));

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const texts: Texts<OfferManagementFailure> = {
  ...everywhere,
  ...flaws,
  unreachable: () => 'No se pudo hablar con el servidor, reintentá',
  'page-key-unreadable': () => 'Esa página ya no existe. Volvé al principio de la lista',
  'catalogue-busy': catalogueBusyText,
  'customer-not-found': () => 'Ese cliente ya no existe: elegí otro',
  'managed-offer-not-found': () => 'Esa oferta ya no existe',
  'managed-offer-withdrawn': () => 'Está retirada: para ofrecerlo de nuevo, copiala',
  'managed-offer-moved': ({ by }) =>
    `${by === '' ? 'Otra persona' : by} la cambió mientras tanto. Mirá cómo quedó antes de guardar`,
  'offer-overlaps': ({ minQuantity, from, until }) =>
    `Ese artículo ya tiene una oferta desde ${formatCount(minQuantity)} en esas fechas (${lower(periodText({ from, until }))}). Cambiá la cantidad o las fechas`,
  'promotion-overlaps': ({ from, until }) =>
    `Ese artículo ya tiene una promoción en esas fechas (${lower(periodText({ from, until }))}). Retirala primero, o cambiá las fechas`,
  'value-offer-overlaps': ({ percentage, minValue, from, until, ...rest }) => {
    const amounts = { percentage: amountOf(percentage), minValue: amountOf(minValue), price: null };
    const gain = gainText('value-quantity', { ...rest, ...amounts });
    return `Ya hay una para lo mismo: ${gain} (${lower(periodText({ from, until }))}). Valdrían las dos: cambiá esa, o poné otro mínimo u otras fechas`;
  },
  'offer-row-not-found': () => 'Uno de los artículos ya no está en el catálogo: elegí otro',
  'offer-row-discontinued': ({ productCode }) => `${productCode} está discontinuado: elegí otro`,
  'offer-scope-not-found': () => 'Esa familia o marca ya no está: elegí otra',
};

/** Each fault of an offer, or the only thing that is wrong. */
export const offerFaultsOf = (failure: OfferManagementFailure): readonly OfferManagementFailure[] =>
  'others' in failure && failure.others !== undefined ? [failure, ...failure.others] : [failure];

/** The text of a single fault. */
export const offerFaultText = (fault: OfferManagementFailure): string => tell(texts, fault);

export const offerManagementProblem = (failure: OfferManagementFailure): string =>
  offerFaultsOf(failure).map(offerFaultText).join('. ');
