import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { PaymentId } from '#core/shared/ids.ts';
import { fileRowsAtOnce, type ListWriter, listFile } from '#core/shared/list-file.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { readReason } from './decision.ts';
import { type PaymentRepository, type PaymentScope, paymentPageSize } from './payment.repository.port.ts';
import type { PaymentManagementService, PaymentService } from './payment.service.ts';
import { everyPayment, type Payment } from './payment.ts';
import { paymentFlaws } from './payment-flaws.ts';
import { receiptFlaw, receiptName } from './receipt.ts';

interface PaymentParts {
  readonly payments: PaymentRepository;
  readonly clock: Clock;
}

const notAllowed = Err({ code: 'not-allowed' } as const);
const notFound = Err({ code: 'payment-not-found' } as const);

const readFrom =
  (payments: PaymentRepository) =>
  async (scope: PaymentScope, id: PaymentId): Promise<Result<Payment, { readonly code: 'payment-not-found' }>> => {
    const payment = await payments.one(scope, id);
    return payment === null ? notFound : Ok(payment);
  };

export const createPaymentService = ({ payments, clock }: PaymentParts): PaymentService => {
  const read = readFrom(payments);
  return authorise<PaymentService>('currentAccount', {
    async list({ customerId }, after) {
      return customerId === null ? notAllowed : payments.list({ ...everyPayment, customerId }, after, paymentPageSize);
    },
    async report(caller, details, receipt, key) {
      const { customerId } = caller;
      if (customerId === null) return notAllowed;
      const [flaw] = paymentFlaws(details, dateInBuenosAires(clock.now()));
      if (flaw !== undefined) return Err({ code: flaw.code });
      const wrong = receipt === null ? null : receiptFlaw(receipt);
      if (wrong !== null) return Err(wrong);
      const named = receipt === null ? null : { ...receipt, name: receiptName(receipt) };
      const added = await payments.add(customerId, details, named, key, authorOf(caller));
      return added.ok ? read(customerId, added.val) : added;
    },
    async withdraw(caller, id) {
      const { customerId } = caller;
      if (customerId === null) return notAllowed;
      const withdrawn = await payments.withdraw(customerId, id, authorOf(caller));
      return withdrawn.ok ? read(customerId, id) : withdrawn;
    },
    async receipt({ customerId }, id) {
      if (customerId === null) return notAllowed;
      const file = await payments.receipt(customerId, id);
      return file === null ? notFound : Ok(file);
    },
  });
};

export const createPaymentManagementService = ({
  payments,
  writer,
  clock,
}: PaymentParts & { readonly writer: ListWriter<Payment> }): PaymentManagementService => {
  const read = readFrom(payments);
  return authorise<PaymentManagementService>(
    {
      list: 'management',
      table: 'management',
      one: 'management',
      receipt: 'management',
      accept: 'administration',
      refuse: 'administration',
      reverse: 'administration',
      apply: 'administration',
    },
    {
      list: (_caller, filter, after) => payments.list(filter, after, paymentPageSize),
      table: (_caller, filter, format, signal) =>
        listFile({
          ...{ writer, format, signal },
          today: dateInBuenosAires(clock.now()),
          pageAfter: async (after) =>
            (await payments.list(filter, after, fileRowsAtOnce)).map(({ payments: rows, next }) => ({ rows, next })),
        }),
      one: (_caller, id) => read(null, id),
      async receipt(_caller, id) {
        const file = await payments.receipt(null, id);
        return file === null ? notFound : Ok(file);
      },
      async accept(caller, id, settles) {
        const accepted = await payments.accept(id, settles, authorOf(caller));
        return accepted.ok ? read(null, id) : accepted;
      },
      async apply(caller, id) {
        const applied = await payments.apply(id, authorOf(caller));
        return applied.ok ? read(null, id) : applied;
      },
      async refuse(caller, id, reason) {
        const checkedReason = readReason(reason);
        if (!checkedReason.ok) return checkedReason;
        const refused = await payments.refuse(id, checkedReason.val, authorOf(caller));
        return refused.ok ? read(null, id) : refused;
      },
      async reverse(caller, id, reason) {
        const checkedReason = readReason(reason);
        if (!checkedReason.ok) return checkedReason;
        const reversed = await payments.reverse(id, checkedReason.val, authorOf(caller));
        if (!reversed.ok) return reversed;
        return (await read(null, id)).map((payment) => ({ ...payment, stayed: reversed.val }));
      },
    },
  );
};
