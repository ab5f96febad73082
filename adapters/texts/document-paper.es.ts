import type { DocumentLetter } from '#core/current-account/document-title.ts';
import type { Money } from '#core/shared/money.ts';

/** The words on a document's paper. */
export const documentPaperTexts = {
  kind: { A: 'Factura', B: 'Factura', C: 'Factura', R: 'Remito' } satisfies Record<DocumentLetter, string>,
  number: 'Nº',
  date: 'Fecha',
  expiration: 'Vencimiento',
  cuit: 'CUIT',
  customer: 'Cliente',
  customerCode: 'Código de cliente',
  columns: {
    code: 'Código',
    brand: 'Marca',
    description: 'Descripción',
    quantity: 'Cant.',
    unitPrice: 'Precio unitario',
    subtotal: 'Subtotal',
  },
  net: 'Neto gravado',
  iva: (rate: Money): string => `IVA ${rate.toString().replace('.', ',')} %`,
  total: 'Total',
  copy: 'Copia para consulta, sin validez fiscal',
  page: (page: number, of: number): string => `Página ${page} de ${of}`,
};
