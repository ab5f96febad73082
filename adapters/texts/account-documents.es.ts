import type { AccountDocumentFailure } from '#core/current-account/management/account-document.service.ts';
import type { ListedState } from '#core/current-account/management/document-filter.ts';
import { formatBytes } from './bytes.es.ts';
import { everywhere, type Texts, tell, unreachableText } from './problem-text.es.ts';

const texts: Texts<AccountDocumentFailure> = {
  ...everywhere,
  unreachable: (failure) => unreachableText(failure, 'No se pudieron traer los comprobantes, reintentá'),
  'not-offered': () => 'Este servidor no lo ofrece',
  'page-key-unreadable': () => 'Esa página ya no existe. Volvé al principio de la lista',
  'document-not-found': () => 'No encontramos ese comprobante',
  'document-taken': ({ title, customer }) => `Ya está cargado ${title}, de ${customer}`,
  'document-moved': ({ by }) =>
    `${by || 'Otra persona'} cambió este comprobante mientras tanto. Mirá cómo quedó antes de guardar`,
  'document-customer-unknown': ({ customer }) => `Ningún cliente tiene el código o el CUIT ${customer}`,
  'document-customer-missing': () => 'Poné el código o el CUIT del cliente',
  'document-letter-wrong': () => 'La letra es A, B, C o R (remito)',
  'document-point-of-sale-wrong': () => 'Un número de 1 a 99999',
  'document-number-wrong': () => 'Un número de 1 a 99999999',
  'document-date-wrong': () => 'Poné la fecha del comprobante, como 31/12/2026',
  'document-dated-ahead': () => 'Esa fecha es de dentro de más de un año: revisá el año',
  'document-expiration-wrong': () => 'Poné la fecha de vencimiento, como 31/12/2026',
  'document-expires-before': () => 'No puede vencer antes de su fecha',
  'document-total-wrong': () => 'Un importe como 1.234,50, sin signo menos',
  'document-debt-wrong': () => 'Un importe como 1.234,50, sin signo menos',
  'document-debt-above-total': () => 'No puede deber más que el total',
  'pdf-too-large': ({ max }) => `El archivo pesa más de ${formatBytes(max)}`,
  'pdf-unreadable': () => 'No se pudo leer: no es un PDF, o está incompleto',
  'pdf-names-no-document': () =>
    'El nombre del archivo no dice de qué comprobante es. Por ejemplo: A 0001-00000015.pdf',
  'pdf-of-another-issuer': ({ cuit }) =>
    `El nombre dice que lo emitió ${cuit}, que no es el CUIT de la distribuidora: parece de un proveedor. Si es de este comprobante, adjuntalo desde su página`,
  'pdf-named-twice': ({ title }) => `Otro de los archivos también es de ${title}: dejá uno`,
};

export const accountDocumentProblem = (failure: AccountDocumentFailure): string => tell(texts, failure);

/** Which field of the form tells a refusal; null where it is about none of them. */
export const documentFieldOf = ({ code }: AccountDocumentFailure): string | null => {
  switch (code) {
    case 'document-customer-missing':
    case 'document-customer-unknown':
      return 'customer';
    case 'document-letter-wrong':
      return 'letter';
    case 'document-point-of-sale-wrong':
      return 'pointOfSale';
    case 'document-number-wrong':
    case 'document-taken':
      return 'number';
    case 'document-date-wrong':
    case 'document-dated-ahead':
      return 'date';
    case 'document-expiration-wrong':
    case 'document-expires-before':
      return 'expiration';
    case 'document-total-wrong':
      return 'total';
    case 'document-debt-wrong':
    case 'document-debt-above-total':
      return 'debt';
    default:
      return null;
  }
};

/** States of several documents, in the plural. */
export const listedStateTexts: Readonly<Record<ListedState, string>> = {
  unpaid: 'Impagos',
  expired: 'Vencidos',
  settled: 'Pagos',
};

export const letterText = (letter: string): string => (letter === 'R' ? 'R (remito)' : `Factura ${letter}`);
