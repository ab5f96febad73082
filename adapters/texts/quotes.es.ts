import { maxQuoteLineAmount } from '#core/quotes/draft.ts';
import type { QuoteFailure } from '#core/quotes/quote.service.ts';
import type { RefusedLine } from '#core/quotes/to-cart.ts';
import type { QuoteState } from '#core/quotes/validity.ts';
import { formatPesos } from './numbers.es.ts';
import { everywhere, type Texts, tell, unreachableText } from './problem-text.es.ts';

export const quoteStateTexts = { Valid: 'Vigente', Expired: 'Vencido' } as const satisfies Record<QuoteState, string>;

/** For a line that is quoted at its cost, beside it and once for all of them. */
export const noMarkupTexts = {
  chip: 'sin recargo',
  whileTyped: 'Sin recargo: este precio es tu costo. Cargalo acá o configurá tus recargos',
  onceKept: 'Sin recargo: este precio es tu costo. Cambialo o configurá tus recargos',
} as const;

export const refusedLineText = (line: RefusedLine): string =>
  line.reason === 'gone' ? `${line.name}: ya no está a la venta` : `${line.name}: se pide de a ${line.multiple}`;

/** The words on a quote's paper. */
export const quotePaperTexts = {
  kind: 'Presupuesto',
  date: 'Fecha',
  validUntil: (date: string): string => `Válido hasta el ${date}`,
  client: 'Cliente',
  note: 'Observaciones',
  total: 'Total',
  remark: 'Presupuesto sin valor fiscal. Sujeto a disponibilidad.',
} as const;

/** Where price × quantity is more than a line holds. */
export const lineTooLargeText = `precio por cantidad da más de ${formatPesos(maxQuoteLineAmount)}. Bajá uno de los dos`;

const quote: Texts<QuoteFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudo completar el presupuesto, reintentá',
  'cart-empty': () => 'No hay articulos en el carrito de compras',
  'quote-not-found': () => 'No encontramos ese presupuesto',
  'quote-moved': () => 'Alguien cambió este presupuesto mientras lo mirabas. Volvé a abrirlo para ver cómo quedó',
  'key-reused': () => 'El presupuesto cambió desde el intento anterior. Guardalo de nuevo',
  'quote-lines-gone': ({ names }) =>
    names.length === 0
      ? 'Hay artículos que ya no están a la venta. Quitalos para guardar'
      : `Ya no están a la venta: ${names.join(', ')}. Quitalos para guardar`,
  'quote-without-products': () => 'Este presupuesto no tiene artículos para llevar al carrito',
  'quote-lines-refused': ({ lines }) => `No se llevó nada al carrito. ${lines.map(refusedLineText).join('. ')}`,
  'cart-moved': () => 'El carrito cambió mientras tanto, reintentá',
  'row-twice': () => 'Un artículo está dos veces. Dejalo en una sola línea',
  'quote-line-too-large': ({ name }) => `${name}: ${lineTooLargeText}`,
  'too-many-lines': ({ most }) => `Un presupuesto lleva hasta ${most} líneas`,
};

export const quoteProblem = (failure: QuoteFailure): string => tell(quote, failure);

/** Why the list is not there. */
export const quotesProblem = (failure: QuoteFailure): string =>
  failure.code === 'unreachable'
    ? unreachableText(failure, 'No se pudieron traer los presupuestos, reintentá')
    : quoteProblem(failure);
