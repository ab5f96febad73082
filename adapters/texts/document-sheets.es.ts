import type { DocumentRowReason } from '#core/current-account/sheets/document-sheet.service.ts';
import { type DocumentSheetField, documentColumns } from '#core/current-account/sheets/document-sheet.ts';
import { money } from '#core/shared/money.ts';
import type { SheetHeadings } from '#core/sheets/sheet-columns.ts';
import { accountDocumentProblem } from './account-documents.es.ts';
import { formatCount, formatPesos } from './numbers.es.ts';
import { rowUnreadableText } from './sheets.es.ts';

/** What each column is called; the first on the way out, any on the way in. */
const documentSheetHeadings: SheetHeadings<DocumentSheetField> = {
  customer: [
    'Cliente',
    'Código de cliente',
    'Cód. cliente',
    'Código',
    'N° de cliente',
    'Cuenta',
    'N° de cuenta',
    'CUIT',
    'C.U.I.T.',
    'N° de CUIT',
  ],
  letter: ['Letra', 'Tipo', 'Clase', 'Tipo de comprobante'],
  number: [
    'Número',
    'Comprobante',
    'Nro.',
    'N°',
    'Nro. de comprobante',
    'Número de comprobante',
    'Factura',
    'N° de factura',
    'Comp.',
  ],
  date: ['Fecha', 'Emisión', 'Fecha de emisión', 'Fecha emisión'],
  expiration: ['Vencimiento', 'Vence', 'Fecha de vencimiento', 'Vto.', 'Fecha de vto.'],
  total: ['Total', 'Importe', 'Importe total', 'Monto', 'Monto total'],
  debt: ['Saldo', 'Deuda', 'Debe', 'Pendiente', 'Impago', 'Saldo pendiente', 'Saldo deudor'],
};

export const documentSheetColumns = documentColumns(documentSheetHeadings);

const columnOf = (field: string): string => documentSheetHeadings[field as DocumentSheetField]?.[0] ?? 'Número';

/** 'El comprobante ya está en la línea 2 con otro total ($ 100,00 allá, $ 200,00 acá)'. */
const contradictionText = (reason: DocumentRowReason & { readonly code: 'document-contradicted' }): string => {
  const { line, firstCustomer, customer, firstTotal, total, firstDebt, debt } = reason;
  const amount = (text: string | null) => (text === null ? null : formatPesos(money(text)));
  const others = [
    ['otro cliente', firstCustomer, customer],
    ['otro total', amount(firstTotal), amount(total)],
    ['otro saldo', amount(firstDebt), amount(debt)],
  ].flatMap(([what, first, here]) => (first === null || here === null ? [] : [`${what} (${first} allá, ${here} acá)`]));
  return `El comprobante ya está en la línea ${formatCount(line)} con ${others.join(' y ')}. Dejá uno`;
};

/** Why a row stays out, as a sentence without final stop. */
export const documentRowReasonText = (reason: DocumentRowReason): string => {
  switch (reason.code) {
    case 'cell-unreadable':
    case 'other-decimal-mark':
    case 'foreign-amount':
    case 'damaged-code':
    case 'code-became-date':
    case 'too-many-cells':
    case 'cells-beyond-headings':
    case 'repeated-below':
      return rowUnreadableText(reason);
    case 'document-number-unreadable':
      return reason.value === ''
        ? 'Falta el número, como A 00001-00000015'
        : `«${reason.value}» no es un número como A 00001-00000015`;
    case 'document-is-note':
      return reason.note === 'credit'
        ? `«${reason.value}» es una nota de crédito, y acá van facturas y remitos: bajá el saldo de la factura que descuenta`
        : `«${reason.value}» es una nota de débito, y acá van facturas y remitos: subí el total y el saldo de la factura que aumenta`;
    case 'document-settled':
      return `${reason.title} está como «Pago», y la fila dice que debe ${formatPesos(money(reason.debt))}: si es así, ponelo «Impago» primero`;
    case 'document-repeated':
      return `El comprobante ya está en la línea ${formatCount(reason.line)}`;
    case 'document-date-wrong':
    case 'document-expiration-wrong':
      return `${columnOf(reason.field)}: falta, o no es un día que exista. Va como 31/12/2026`;
    case 'document-total-wrong':
    case 'document-debt-wrong':
      return `${columnOf(reason.field)}: no se entiende, o tiene signo menos. Va como 12.345,50`;
    case 'document-contradicted':
      return contradictionText(reason);
    default:
      return 'field' in reason
        ? `${columnOf(reason.field)}: ${accountDocumentProblem(reason)}`
        : accountDocumentProblem(reason);
  }
};
