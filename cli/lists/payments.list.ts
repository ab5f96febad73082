import { Option } from 'commander';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { paymentMethodTexts, paymentProblem, paymentStateTexts } from '#adapters/texts/payments.es.ts';
import { paymentPageWire, paymentToWire } from '#adapters/wire/payments.wire.ts';
import type { PaymentFailure } from '#core/payments/payment.service.ts';
import {
  everyPayment,
  type Payment,
  type PaymentFilter,
  type PaymentState,
  paymentStates,
} from '#core/payments/payment.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { Err } from '#core/shared/result.ts';
import { oneStateOption } from '../arguments/state-option.ts';
import type { ListDeclaration } from '../declare/list.ts';
import { wrongUsage } from '../outcome.ts';

export interface PaymentFilterOptions {
  readonly state?: PaymentState;
  readonly onAccount?: boolean;
  readonly search?: string;
}

export const paymentFilterOptions = [
  oneStateOption('sólo los que están así (para el personal)', paymentStates, paymentStateTexts),
  new Option('--on-account', 'sólo los que todavía tienen algo a cuenta (para el personal)'),
  new Option('--search <TEXTO>', 'parte del cliente o de la referencia (para el personal)'),
];

export const paymentFilterOf = ({ state, onAccount = false, search = '' }: PaymentFilterOptions): PaymentFilter => ({
  ...everyPayment,
  state: state ?? null,
  isOnAccount: onAccount,
  text: search,
});

export const paymentsList: ListDeclaration<PaymentFilterOptions, Payment, PaymentFailure> = {
  problem: paymentProblem,
  access: 'currentAccount',
  orStaff: 'management',
  about: 'Los lista, el último primero: un cliente, los suyos',
  examples: ['payments list', 'payments list --state waiting --all --json', 'payments list --on-account'],
  options: paymentFilterOptions,
  answer: paymentPageWire,
  paging: 'key',
  key: 'payments',
  none: 'No hay pagos así',
  noneYet: 'Todavía no hay pagos',
  toWire: paymentToWire,
  columns: (style) => [
    { title: 'ID', cell: (each) => each.id },
    { title: 'Fecha', cell: ({ paidOn }) => formatDate(paidOn) },
    { title: 'Cliente', cell: ({ customerName }) => customerName, minWidth: 10 },
    { title: 'Medio', cell: ({ method }) => paymentMethodTexts[method], isExtra: true },
    { title: 'Importe', cell: ({ amount }) => formatAmount(amount), align: 'right' },
    {
      title: 'A cuenta',
      cell: ({ onAccount }) => (onAccount.isZero() ? '' : formatAmount(onAccount)),
      align: 'right',
      isExtra: true,
    },
    {
      title: 'Estado',
      cell: ({ state }) => paymentStateTexts[state],
      paint: (text, { state }) => (state === 'waiting' ? style.warning(text) : style.faint(text)),
    },
  ],
  ask: async ({ services, caller, isStaff }, options, { after }) => {
    // A company's call finds all of its own.
    const ofStaff = paymentFilterOptions.find(
      (option) => options[option.attributeName() as keyof PaymentFilterOptions] !== undefined,
    );
    if (!isStaff && ofStaff !== undefined) {
      return Err(wrongUsage(`${ofStaff.long} es para el personal`, 'Sin esa opción salen tus pagos'));
    }
    const found = isStaff
      ? await services.payments.list(caller, paymentFilterOf(options), after)
      : await services.ownPayments.list(caller, after);
    return found.map((page) => ({ rows: page.payments, next: page.next }));
  },
};
