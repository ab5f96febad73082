import type { OrderPaper, PaperFormat } from '#core/orders/staff/order-printer.port.ts';
import { formatCount } from './numbers.es.ts';
import { sheetFormatTexts } from './sheet-formats.es.ts';

/** The words on what staff print of an order. */
export const orderPaperTexts = {
  title: {
    picking: 'Hoja de preparación',
    'picking-by-location': 'Hoja de preparación por ubicación',
    delivery: 'Remito interno',
  } satisfies Record<OrderPaper, string>,
  /** A worksheet's name has 31 letters. */
  sheet: {
    picking: 'Preparación',
    'picking-by-location': 'Preparación por ubicación',
    delivery: 'Remito interno',
  } satisfies Record<OrderPaper, string>,
  order: 'Pedido',
  orders: 'Pedidos',
  location: 'Ubicación',
  customerCode: 'Código de cliente',
  customer: 'Cliente',
  family: 'Familia',
  until: (when: string): string => `Hasta el ${when}`,
  forMany: (orders: number): string => (orders === 1 ? '1 pedido' : `${formatCount(orders)} pedidos`),
  notes: 'Notas',
  internalCode: 'Cód. interno',
  lot: 'Combo',
  replaces: 'Reemplaza a',
  noFamily: 'Sin familia',
  gift: 'De regalo',
  address: 'Dirección',
  delivery: 'Entrega',
  zone: 'Zona',
  notesAndGifts: 'Notas y regalos',
  sum: (lines: number, units: number): string =>
    `${lines === 1 ? '1 renglón' : `${formatCount(lines)} renglones`} · ${units === 1 ? '1 unidad' : `${formatCount(units)} unidades`}`,
  signed: ['Firma', 'Aclaración', 'Fecha'],
  remark: 'Documento interno, sin validez fiscal',
};

/** What a paper goes out as. */
export const paperFormatTexts: Readonly<Record<PaperFormat, string>> = {
  pdf: 'PDF en A4, para imprimir',
  xlsx: sheetFormatTexts.xlsx,
  csv: sheetFormatTexts.csv,
};

/** The name of the file that is printed. */
export const orderPaperName = (paper: OrderPaper, format: PaperFormat, titles: readonly string[]): string => {
  const [first = ''] = titles;
  const of = titles.length === 1 ? first : `${formatCount(titles.length)} pedidos desde ${first}`;
  return `${orderPaperTexts.title[paper]} ${of}.${format}`;
};
