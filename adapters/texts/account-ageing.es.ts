import type { AgeingFailure } from '#core/current-account/ageing/ageing.service.ts';
import { type AgeingPage, lateDebt } from '#core/current-account/ageing/customer-ageing.ts';
import type { DebtBucket } from '#core/current-account/ageing/debt-bucket.ts';
import { formatCount, formatPesos } from './numbers.es.ts';
import { everywhere, listFileTexts, type Texts, tell, unreachableText } from './problem-text.es.ts';

const texts: Texts<AgeingFailure> = {
  ...everywhere,
  unreachable: (failure) => unreachableText(failure, 'No se pudieron traer las deudas, reintentá'),
  'not-offered': () => 'Este servidor no lo ofrece',
  'page-key-unreadable': () => 'Esa página ya no existe. Volvé al principio de la lista',
  ...listFileTexts,
};

export const ageingProblem = (failure: AgeingFailure): string => tell(texts, failure);

export const debtBucketTexts: Readonly<Record<DebtBucket, string>> = {
  inTime: 'Por vencer',
  to30: '1–30 días',
  to60: '31–60 días',
  to90: '61–90 días',
  more: 'Más de 90 días',
};

/** The headings of the list as a file. */
export const ageingTableTexts = {
  sheet: 'Antigüedad de deudas',
  code: 'Código de cliente',
  customer: 'Cliente',
  zone: 'Zona',
  seller: 'Vendedor',
  onAccount: 'A cuenta',
  total: 'Total',
  daysLate: 'Días de atraso',
  documents: 'Comprobantes',
};

/** What several debtors owe together. */
export const owingText = ({ count, owed }: AgeingPage): string =>
  `${count === 1 ? 'Un cliente debe' : `${formatCount(count)} clientes deben`}; vencido ${formatPesos(lateDebt(owed))}`;

/** What one debtor, who is the only one of the page, owes late. */
export const ownLateText = ({ owed, customers }: Pick<AgeingPage, 'owed' | 'customers'>): string => {
  const days = customers[0]?.daysLate ?? 0;
  if (days === 0) return 'Nada está vencido.';
  return `Vencido ${formatPesos(lateDebt(owed))}, lo más atrasado, ${formatCount(days)} ${days === 1 ? 'día' : 'días'}.`;
};
