import { Option } from 'commander';
import { ageingProblem, debtBucketTexts, owingText } from '#adapters/texts/account-ageing.es.ts';
import { formatAmount, formatCount } from '#adapters/texts/numbers.es.ts';
import { ageingPageToWire, ageingPageWire, customerAgeingToWire } from '#adapters/wire/account-ageing.wire.ts';
import type { AgeingFailure } from '#core/current-account/ageing/ageing.service.ts';
import { balance, type CustomerAgeing, everyDebtor, lateDebt } from '#core/current-account/ageing/customer-ageing.ts';
import { type DebtBucket, debtBuckets } from '#core/current-account/ageing/debt-bucket.ts';
import type { ListDeclaration } from '../declare/list.ts';

interface AgeingOptions {
  readonly search?: string;
  readonly zone?: string;
  readonly late?: true;
  readonly age?: DebtBucket;
}

const ageNames = debtBuckets.map((bucket) => `${bucket} (${debtBucketTexts[bucket]})`).join(', ');

/** Who owes what for how long, for staff; a seller has their own customers. */
export const ageingList: ListDeclaration<AgeingOptions, CustomerAgeing, AgeingFailure> = {
  name: 'ageing',
  access: 'staffOrders',
  problem: ageingProblem,
  about: 'Lista quién debe y desde hace cuánto (para el personal)',
  examples: ['account ageing --late', 'account ageing --age more --all --json'],
  options: [
    new Option('--search <TEXTO>', 'parte del nombre, del código o del CUIT'),
    new Option('--zone <ZONA>', 'sólo los de esa zona'),
    new Option('--late', 'sólo los que tienen algo vencido'),
    new Option('--age <EDAD>', `sólo con deuda de esa edad: ${ageNames}`).choices(debtBuckets),
  ],
  answer: ageingPageWire,
  paging: 'key',
  key: 'customers',
  none: 'Nadie debe nada así',
  noneYet: 'Nadie debe nada',
  toWire: customerAgeingToWire,
  columns: (style) => [
    { title: 'Código', cell: ({ customerCode }) => customerCode },
    { title: 'Cliente', cell: ({ customerName }) => customerName, minWidth: 10 },
    ...debtBuckets.map((bucket) => ({
      title: debtBucketTexts[bucket],
      cell: ({ owed }: CustomerAgeing) => (owed[bucket].isZero() ? '' : formatAmount(owed[bucket])),
      align: 'right' as const,
      isExtra: true as const,
    })),
    {
      title: 'Vencido',
      cell: ({ owed }) => formatAmount(lateDebt(owed)),
      align: 'right',
      paint: (text, { owed }) => (lateDebt(owed).isZero() ? text : style.bad(text)),
    },
    {
      title: 'A cuenta',
      cell: ({ onAccount }) => (onAccount.isZero() ? '' : formatAmount(onAccount.negated())),
      align: 'right',
      isExtra: true,
    },
    { title: 'Total', cell: (row) => formatAmount(balance(row)), align: 'right' },
    { title: 'Atraso', cell: ({ daysLate }) => (daysLate === 0 ? '' : `${formatCount(daysLate)} d`), align: 'right' },
  ],
  ask: async ({ services, caller }, { search = '', zone, late, age }, { after }) => {
    const filter = { ...everyDebtor, text: search, zone: zone ?? null, isLate: late === true, bucket: age ?? null };
    return (await services.ageing.list(caller, filter, after)).map((page) => {
      const { count, owed } = ageingPageToWire(page);
      return { rows: page.customers, next: page.next, facts: { count, owed }, note: `${owingText(page)}.` };
    });
  },
};
