import { type Command, Option } from 'commander';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import {
  acceptanceTexts,
  decisionText,
  duplicateText,
  goneDocumentText,
  paymentMethodTexts,
  paymentPartTexts,
  paymentProblem,
  paymentStateTexts,
  stayedText,
} from '#adapters/texts/payments.es.ts';
import {
  paymentToWire,
  paymentWire,
  reversedPaymentToWire,
  reversedPaymentWire,
} from '#adapters/wire/payments.wire.ts';
import { decidedAlready, notAccepted, nothingToApply, reasonRefusal } from '#core/payments/decision.ts';
import { openDocuments } from '#core/payments/open-documents.ts';
import type { PaymentFailure } from '#core/payments/payment.service.ts';
import type { PaidDocument, Payment, ReversedPayment } from '#core/payments/payment.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { PaymentId } from '#core/shared/ids.ts';
import type { CommandGroup } from '../command-group.ts';
import { reportPaymentCommands } from '../current-account/payment-report.ts';
import { changedWire, declareChange, type Plan } from '../declare/change.ts';
import { type Asking, declareGroup } from '../declare/declare.ts';
import { declareExport } from '../declare/file.ts';
import { declareList } from '../declare/list.ts';
import { declareShow } from '../declare/show.ts';
import {
  type PaymentFilterOptions,
  paymentFilterOf,
  paymentFilterOptions,
  paymentsList,
} from '../lists/payments.list.ts';
import { currentAccountModule } from '../modules/current-account.module.ts';
import { paymentsModule } from '../modules/payments.module.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';
import { facts } from '../views/facts.ts';

const base = { access: 'management', problem: paymentProblem } as const;

const id = ['ID', 'el que da payments list'] as const;

const idOf = (text = ''): PaymentId => text.trim() as PaymentId;

const paidText = ({ title, isGone }: PaidDocument): string => (isGone ? `${title} (${goneDocumentText})` : title);

const nameOf = ({ customerName, amount }: Payment): string => printable(`$ ${formatAmount(amount)} de ${customerName}`);

/** The words that `--confirm` takes. */
const namesOf = ({ customerCode, customerName }: Payment): readonly string[] => [customerCode, customerName];

const changes = {
  ...base,
  access: 'administration',
  answer: changedWire(paymentWire),
  toWire: paymentToWire,
  isFinal: true,
} as const;

const paymentCommands = (program: Command, act: Act): void => {
  const payments = declareGroup(
    program,
    'payments',
    'Pagos que informan los clientes',
    'payments list --state waiting',
    'payments accept 12',
  );
  declareList(payments, act, paymentsList);
  reportPaymentCommands(payments, act);
  declareExport<PaymentFilterOptions, PaymentFailure>(payments, act, {
    ...base,
    about: 'Guarda todos los que encuentra, en CSV o Excel',
    examples: ['payments export --state accepted --output aceptados.xlsx'],
    options: paymentFilterOptions,
    make: ({ services, caller }, options, format) => services.payments.table(caller, paymentFilterOf(options), format),
  });
  declareShow<object, Payment, PaymentFailure>(payments, act, {
    ...base,
    name: 'show',
    about: 'Muestra un pago entero',
    examples: ['payments show 12'],
    words: [id],
    answer: paymentWire,
    toWire: paymentToWire,
    text: (payment, style, columns) =>
      facts(
        [
          ['Cliente', `${payment.customerCode} ${payment.customerName}`],
          ['Importe', formatAmount(payment.amount)],
          ['Fecha', formatDate(payment.paidOn)],
          ['Medio', paymentMethodTexts[payment.method]],
          ['Referencia', payment.reference],
          ['Paga', payment.documents.map(paidText).join(', ')],
          ...paymentPartTexts(payment),
          ['Atención', duplicateNotes(payment).join('')],
          ['Nota', payment.note],
          ['Estado', payment.state === 'waiting' ? paymentStateTexts.waiting : decisionText(payment)],
          ['Motivo', payment.reason],
        ],
        style,
        columns,
      ),
    ask: ({ services, caller }, _options, text) => services.payments.one(caller, idOf(text)),
  });
  declareChange<{ readonly settle?: boolean }, Payment, PaymentFailure>(payments, act, {
    ...changes,
    name: 'accept',
    about: 'Lo acepta; con --settle lo descuenta de lo que paga',
    examples: ['payments accept 12 --settle --yes'],
    words: [id],
    options: [new Option('--settle', 'descontarlo de los comprobantes que nombra')],
    message: (payment) => `Aceptado: ${nameOf(payment)}`,
    plan: ({ services, caller }, { settle = false }, text) =>
      planOf({ services, caller }, text, {
        word: 'Aceptar',
        notes: (payment) => acceptanceTexts(payment, settle),
        // Accepted without it, the documents that it names are owed still: the server tells that it waits no more.
        isDone: ({ state, documents, onAccount }) =>
          state === 'accepted' && (!settle || onAccount.gt(0) || openDocuments(documents).length === 0),
        work: () => services.payments.accept(caller, idOf(text), settle),
      }),
  });
  declareChange<object, Payment, PaymentFailure>(payments, act, {
    ...changes,
    name: 'apply',
    about: 'Saca de la cuenta lo que quedó a cuenta, ya imputado en tu sistema',
    examples: ['payments apply 12 --yes'],
    words: [id],
    message: (payment) => `Ya no está a cuenta: ${nameOf(payment)}`,
    plan: async ({ services, caller }, _options, text) =>
      (await services.payments.one(caller, idOf(text))).map((payment) => ({
        names: namesOf(payment),
        question: `¿Sacar de la cuenta el pago de ${nameOf(payment)}?`,
        isDone: payment.state === 'accepted' && payment.onAccount.isZero(),
        before: paymentToWire(payment),
        refusal: () => nothingToApply(payment),
        work: () => services.payments.apply(caller, idOf(text)),
      })),
  });
  declareChange<{ readonly reason: string }, ReversedPayment, PaymentFailure>(payments, act, {
    ...changes,
    answer: changedWire(reversedPaymentWire),
    toWire: reversedPaymentToWire,
    name: 'reverse',
    about: 'Anula su aceptación, y dice por qué: se vuelve a deber, y queda en revisión',
    examples: ['payments reverse 12 --reason "El cheque vino rechazado" --yes'],
    words: [id],
    options: [new Option('--reason <TEXTO>', 'lo que lee el cliente').makeOptionMandatory()],
    message: (payment) =>
      [
        `Otra vez en revisión: ${nameOf(payment)}`,
        stayedText(payment.stayed.map(({ title, why }) => ({ title: printable(title), why }))),
      ]
        .filter((text) => text !== null)
        .join('. '),
    plan: async ({ services, caller }, { reason }, text) =>
      (await services.payments.one(caller, idOf(text))).map((payment) => ({
        names: namesOf(payment),
        question: `¿Anular la aceptación del pago de ${nameOf(payment)}?`,
        isDone: payment.state === 'waiting' && payment.reason === reason.trim(),
        before: paymentToWire(payment),
        refusal: () => reasonRefusal(reason) ?? notAccepted(payment),
        work: () => services.payments.reverse(caller, idOf(text), reason),
      })),
  });
  declareChange<{ readonly reason: string }, Payment, PaymentFailure>(payments, act, {
    ...changes,
    name: 'refuse',
    about: 'Lo rechaza, y dice por qué',
    examples: ['payments refuse 12 --reason "No está en la cuenta" --yes'],
    words: [id],
    options: [new Option('--reason <TEXTO>', 'lo que lee el cliente').makeOptionMandatory()],
    message: (payment) => `Rechazado: ${nameOf(payment)}`,
    plan: ({ services, caller }, { reason }, text) =>
      planOf({ services, caller }, text, {
        word: 'Rechazar',
        isDone: (payment) => payment.state === 'refused' && payment.reason === reason.trim(),
        refusal: () => reasonRefusal(reason),
        work: () => services.payments.refuse(caller, idOf(text), reason),
      }),
  });
};

/** Possible duplicates, with their ids. */
const duplicateNotes = ({ possibleDuplicates }: Payment): readonly string[] =>
  possibleDuplicates.length === 0 ? [] : [`${duplicateText} (${possibleDuplicates.join(', ')})`];

/** The documents that it names, in a question. */
const documentsText = ({ documents }: Payment): string =>
  documents.length === 0 ? '' : printable(`, por ${documents.map(({ title }) => title).join(', ')}`);

interface Decision {
  /** The verb at the beginning of the question. */
  readonly word: string;
  /** What to know of it before, sentence by sentence. */
  readonly notes?: (payment: Payment) => readonly string[];
  /** Whether all that is asked for is so already. */
  readonly isDone: (payment: Payment) => boolean;
  /** Another reason against it, beside that the payment no longer waits. */
  readonly refusal?: () => PaymentFailure | null;
  readonly work: Plan<Payment, PaymentFailure>['work'];
}

const planOf = async (
  { services, caller }: Pick<Asking, 'services' | 'caller'>,
  text: string | undefined,
  { word, notes = () => [], isDone, refusal = () => null, work }: Decision,
) =>
  (await services.payments.one(caller, idOf(text))).map((payment) => ({
    names: namesOf(payment),
    question: `${[...notes(payment), ...duplicateNotes(payment)].map((note) => `${printable(note)}. `).join('')}¿${word} el pago de ${nameOf(payment)}${documentsText(payment)}?`,
    isDone: isDone(payment),
    before: paymentToWire(payment),
    refusal: () => refusal() ?? decidedAlready(payment),
    work,
  }));

export const group: CommandGroup = { modules: [paymentsModule, currentAccountModule], define: paymentCommands };
