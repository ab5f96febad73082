import { basename } from 'node:path';
import { type Command, Option } from 'commander';
import { currentAccountProblem } from '#adapters/texts/current-account.es.ts';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import {
  beyondDebtText,
  ownDuplicateText,
  paymentMethodTexts,
  paymentNotConfirmed,
  paymentProblem,
} from '#adapters/texts/payments.es.ts';
import { paymentToWire, paymentWire } from '#adapters/wire/payments.wire.ts';
import type { AccountRow, ActualAccount } from '#core/current-account/current-account.service.ts';
import { beyondDebt } from '#core/payments/beyond-debt.ts';
import { decidedAlready } from '#core/payments/decision.ts';
import type { PaymentFailure } from '#core/payments/payment.service.ts';
import { type Payment, type PaymentDetails, paymentMethods } from '#core/payments/payment.ts';
import { paymentFlaws, readTypedPayment } from '#core/payments/payment-flaws.ts';
import { possibleDuplicates } from '#core/payments/possible-duplicates.ts';
import { maxReceiptBytes, receiptFlaw } from '#core/payments/receipt.ts';
import { reportedAlready } from '#core/payments/reported-payment.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { folded } from '#core/shared/folded.ts';
import type { PaymentId } from '#core/shared/ids.ts';
import { sum } from '#core/shared/money.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { keyOf } from '../arguments/sent-once.ts';
import { spokenOption } from '../arguments/spoken.ts';
import {
  type AskedField,
  type FieldFlaw,
  filledIn,
  flawsOutcome,
  oneNamed,
  type Texts,
} from '../cases/asked-fields.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { type Asking, failed } from '../declare/declare.ts';
import { everyRow } from '../declare/pages.ts';
import { readLocalBytes } from '../local-file.ts';
import { readDay } from '../option-values.ts';
import { type Outcome, type Problem, problem } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';

interface ReportOptions {
  readonly amount?: string;
  readonly date?: string;
  readonly method?: string;
  readonly reference?: string;
  readonly note?: string;
  readonly document?: readonly string[];
  readonly receipt?: string;
}

type Field = 'amount' | 'reference' | 'note';

const fields: readonly (AskedField<Field> | AskedField<'paidOn'>)[] = [
  { field: 'amount', option: '--amount', question: 'Importe, como 1234,50' },
  { field: 'reference', option: '--reference', question: 'Número de la operación o del cheque' },
  { field: 'note', option: '--note', question: 'Nota, si hace falta', isOptional: true },
  { field: 'paidOn', option: '--date', question: 'Día del pago', isDay: true },
];
const askedFields = fields.filter((each): each is AskedField<Field> => each.field !== 'paidOn');

const common = { access: 'currentAccount', answer: changedWire(paymentWire), toWire: paymentToWire } as const;
const nameOf = ({ amount, method }: Payment): string =>
  `$ ${formatAmount(amount)} (${paymentMethodTexts[method].toLowerCase()})`;

/** `payments report` and `withdraw`: what a company says to have paid. */
export const reportPaymentCommands = (payments: Command, act: Act): void => {
  declareChange<ReportOptions, Payment, PaymentFailure>(payments, act, {
    ...common,
    name: 'report',
    about: 'Informa un pago, de un cliente: propio, o en su nombre («mostrador as CÓDIGO»)',
    examples: [
      'payments report --amount 1210,50 --method transferencia --reference 4471 --document "A 00001-00000061" --receipt transferencia.pdf',
      'payments report --document "A 00001-00000061" --reference 4471 --dry-run',
    ],
    options: [
      new Option('--amount <IMPORTE>', 'cuánto; si falta, lo que se debe de los comprobantes nombrados'),
      new Option('--date <DÍA>', 'qué día se pagó: 2026-11-20, 20/11/2026 o ayer (si falta, hoy)').argParser(readDay),
      spokenOption('--method <MEDIO>', 'cómo; si falta, por transferencia', paymentMethods, paymentMethodTexts),
      new Option('--reference <NÚMERO>', 'el de la operación o del cheque'),
      new Option('--note <TEXTO>', 'lo que haga falta decir'),
      new Option('--document <COMPROBANTE...>', 'qué paga, por su número; sin ninguno queda a cuenta'),
      new Option('--receipt <ARCHIVO>', 'el comprobante del pago: PDF, JPG, PNG o WebP'),
    ],
    problem: paymentNotConfirmed,
    // Only one of more than what is owed is asked about, and it can be withdrawn.
    isFinal: () => false,
    hasNoName: true,
    isReversible: true,
    message: (payment) => `Pago informado: ${nameOf(payment)}`,
    plan: async (asking, options) => {
      const written = await writtenPayment(asking, options);
      if (!written.ok) return written;
      const { details, titles, account } = written.val;
      const receipt = await readReceipt(options.receipt);
      if (!receipt.ok) return receipt;
      const { services, caller } = asking;
      const reported = await ownPayments({ services, caller });
      if (!reported.ok) return reported;
      const same = reportedAlready(reported.val, { details, titles, isDayTyped: options.date !== undefined });
      const there = same.find(({ state }) => state === 'waiting' || state === 'accepted');
      if (there !== undefined && receipt.val !== null && there.receipt === null) return Err(reportedWithout(there));
      // A report after a refusal, or after its acceptance was taken back, is another one.
      const key = keyOf('payment', caller.customerId, { ...details, amount: details.amount.toString() }, same.length);
      const documents = titles.map((title) => ({ title }));
      const alike = possibleDuplicates({ ...details, state: 'waiting', documents }, reported.val);
      const note = alike.length === 0 ? '' : `${ownDuplicateText} (${alike.map(({ id }) => id).join(', ')}). `;
      const pays = titles.length === 0 ? 'a cuenta' : `por ${titles.join(', ')}`;
      const beyond = account === null ? null : beyondDebt(details.amount, account, reported.val);
      const doubt = beyond === null ? '' : `${beyondDebtText(beyond, (amount) => amount).join('')} `;
      return Ok({
        isFinal: beyond !== null,
        question: `${note}${doubt}¿Informar $ ${formatAmount(details.amount)}, ${pays}?`,
        isDone: there !== undefined,
        doneText: `Ese pago ya se había informado${there === undefined ? '' : `: ${nameOf(there)}`}`,
        before: there === undefined ? {} : paymentToWire(there),
        work: () => services.ownPayments.report(caller, details, receipt.val, key),
      });
    },
  });
  declareChange<object, Payment, PaymentFailure>(payments, act, {
    ...common,
    name: 'withdraw',
    about: 'Anula un pago informado por el cliente que todavía está en revisión',
    examples: ['payments withdraw 12 --yes'],
    words: [['ID', 'el que da payments list']],
    problem: paymentProblem,
    isFinal: true,
    hasNoName: true,
    message: (payment) => `Anulado: ${nameOf(payment)}`,
    plan: async ({ services, caller }, _options, text = '') => {
      const listed = await ownPayment({ services, caller }, text.trim() as PaymentId);
      return listed.map((payment) => ({
        question: `¿Anular el pago de ${nameOf(payment)}?`,
        isDone: payment.state === 'withdrawn',
        before: paymentToWire(payment),
        refusal: () => decidedAlready(payment),
        work: () => services.ownPayments.withdraw(caller, payment.id),
      }));
    },
  });
};

/** All payments that a company reported: there is no call for a single one of its own. */
const ownPayments = async ({
  services,
  caller,
}: Pick<Asking, 'services' | 'caller'>): Promise<Result<readonly Payment[], PaymentFailure | Problem>> =>
  everyRow(async (after) =>
    (await services.ownPayments.list(caller, after)).map(({ payments, next }) => ({ rows: payments, next })),
  );

const ownPayment = async (
  asking: Pick<Asking, 'services' | 'caller'>,
  id: PaymentId,
): Promise<Result<Payment, PaymentFailure | Problem>> => {
  const all = await ownPayments(asking);
  if (!all.ok) return all;
  const found = all.val.find((each) => each.id === id);
  return found === undefined ? Err({ code: 'payment-not-found' }) : Ok(found);
};

const reportedWithout = (payment: Payment): Outcome =>
  problem(
    'payment-without-receipt',
    `Ese pago ya se había informado, sin comprobante: ${nameOf(payment)}`,
    `Anulalo con «mostrador payments withdraw ${payment.id}» y volvé a informarlo con el archivo`,
  );

async function readReceipt(path: string | undefined): Promise<Result<NamedFile | null, Outcome>> {
  if (path === undefined) return Ok(null);
  const content = await readLocalBytes(path, maxReceiptBytes);
  if (!content.ok) return content;
  const file = { name: basename(path), content: content.val };
  const flaw = receiptFlaw(file);
  return flaw === null ? Ok(file) : Err(problem(flaw.code, paymentProblem(flaw)));
}

/** The documents that are named, each of which still owes something. */
const documentsNamed = (
  owed: readonly AccountRow[],
  names: readonly string[],
): Result<readonly AccountRow[], Outcome> => {
  const found: AccountRow[] = [];
  for (const name of names) {
    const document = owed.find(({ title }) => folded(title) === folded(name));
    if (document === undefined) {
      const all = owed.map(({ title }) => printable(title)).join(', ');
      const advice = all === '' ? 'No hay nada impago' : `Impagos: ${all}`;
      return Err(problem('payment-document-unknown', `No hay un comprobante impago «${printable(name)}»`, advice));
    }
    found.push(document);
  }
  return Ok(owed.filter((each) => found.includes(each)));
};

interface WrittenPayment {
  readonly details: PaymentDetails;
  readonly titles: readonly string[];
  /** What is owed; null where it cannot be had. */
  readonly account: ActualAccount | null;
}

/** What the command line says and what is answered, as it is sent; what is wrong with it is reported before. */
async function writtenPayment(asking: Asking, options: ReportOptions): Promise<Result<WrittenPayment, Outcome>> {
  const { cli, services, caller } = asking;
  const { document: names = [] } = options;
  const asked = await services.account.actual(caller);
  // Without the account a payment on account is reported all the same, as on its screen.
  if (!asked.ok && names.length > 0) return Err(failed(cli, asked.val, currentAccountProblem));
  const account = asked.ok ? asked.val : null;
  const paid = documentsNamed(account?.documents.filter(({ debt }) => debt.gt(0)) ?? [], names);
  if (!paid.ok) return paid;
  const methods = paymentMethods.map((name) => ({ name, about: paymentMethodTexts[name] }));
  const isWhole = options.amount !== undefined && options.reference !== undefined;
  const method =
    options.method === undefined && !isWhole && cli.outputMode.mayAsk
      ? await oneNamed(cli, '--method', 'Cómo se pagó', methods, undefined)
      : Ok({ name: options.method ?? 'transfer' });
  if (!method.ok) return method;
  const today = dateInBuenosAires(cli.terminal.now());
  const owed = paid.val.length === 0 ? undefined : formatAmount(sum(paid.val.map(({ debt }) => debt)));
  const amount = options.amount ?? owed;
  const detailsOf = (texts: Texts<Field>): PaymentDetails =>
    readTypedPayment({
      ...texts,
      paidOn: options.date ?? today,
      method: method.val.name,
      documents: paid.val.map(({ id }) => String(id)),
    });
  const flawsOf = (texts: Texts<Field>): readonly FieldFlaw[] =>
    paymentFlaws(detailsOf(texts), today).map(({ code, field }) => ({ field, text: paymentProblem({ code }) }));
  const typed = {
    ...(amount === undefined ? {} : { amount }),
    ...(options.reference === undefined ? {} : { reference: options.reference }),
    ...(options.note === undefined ? {} : { note: options.note }),
  };
  const texts = await filledIn(cli, askedFields, typed, flawsOf);
  const flaws = flawsOf(texts);
  if (flaws.length > 0) return Err(flawsOutcome(flaws, fields));
  return Ok({ details: detailsOf(texts), titles: paid.val.map(({ title }) => title), account });
}
