import type { OrderPaper } from '#core/orders/desk/order-printer.port.ts';
import { formatCount } from './numbers.es.ts';

/** The words on what staff print of an order. */
export const orderPaperTexts = {
  title: { picking: 'Hoja de preparación', delivery: 'Remito interno' } satisfies Record<OrderPaper, string>,
  order: 'Pedido',
  notes: 'Notas',
  internalCode: 'Cód. interno',
  lot: 'Combo',
  replaces: 'Reemplaza a',
  noFamily: 'Sin familia',
  gift: 'De regalo',
  sum: (lines: number, units: number): string =>
    `${lines === 1 ? '1 renglón' : `${formatCount(lines)} renglones`} · ${units === 1 ? '1 unidad' : `${formatCount(units)} unidades`}`,
  signed: ['Firma', 'Aclaración', 'Fecha'],
  remark: 'Documento interno, sin validez fiscal',
};

/** The name of the file that is printed. */
export const orderPaperName = (paper: OrderPaper, titles: readonly string[]): string => {
  const [first = ''] = titles;
  const of = titles.length === 1 ? first : `${formatCount(titles.length)} pedidos desde ${first}`;
  return `${orderPaperTexts.title[paper]} ${of}.pdf`;
};
