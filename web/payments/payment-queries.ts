import type { KeyValueStore } from '#adapters/storage/key-value.ts';
import type { Caller } from '#core/access/caller.ts';
import type { PaymentManagementService, PaymentService } from '#core/payments/payment.service.ts';
import type { PaymentDetails, PaymentFilter } from '#core/payments/payment.ts';
import type { PaymentId } from '#core/shared/ids.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import { contentSum } from '#web/state/content-sum.ts';
import { createIdempotencyKey } from '#web/state/idempotency-key.ts';
import { oneList, type ServiceQueries } from '#web/state/query-client.ts';
import { thenReading } from '#web/state/then-read.ts';
import type { PaymentsUrl } from './payments-url.ts';

const outdatedBy = ['CurrentAccountChanged'] as const;

/** The payments that the company reports. */
export type PaymentQueries = ReturnType<typeof createPaymentQueries>;

export function createPaymentQueries(
  service: PaymentService,
  caller: Caller,
  { inTab, newKey, queries }: { inTab: KeyValueStore; newKey: () => string; queries: ServiceQueries },
) {
  const page = queries.define(
    'payments',
    ({ after }: { readonly after: string | null }) => service.list(caller, after),
    { staleTime: 0, listOf: oneList, outdatedBy },
  );
  const refresh = () => void page.outdate();
  const intention = createIdempotencyKey(newKey, {
    inTab,
    under: `payment-intention ${caller.userName} ${caller.customerId ?? ''}`,
  });
  return {
    page,
    /** Sends a report under the same key until the server has stored it. */
    async report(details: PaymentDetails, receipt: NamedFile | null) {
      const report = {
        ...details,
        amount: String(details.amount),
        receipt: receipt && [receipt.name, contentSum(receipt.content)],
      };
      const answer = await service.report(caller, details, receipt, intention.keyFor(report));
      if (answer.ok) intention.settled();
      refresh();
      return answer;
    },
    async withdraw(id: PaymentId) {
      const answer = await service.withdraw(caller, id);
      refresh();
      return answer;
    },
    receipt: (id: PaymentId) => service.receipt(caller, id),
  };
}

/** The payments that all companies report, for administrators. */
export type PaymentManagementQueries = ReturnType<typeof createPaymentManagementQueries>;

export function createPaymentManagementQueries(
  service: PaymentManagementService,
  caller: Caller,
  queries: ServiceQueries,
) {
  const page = queries.define(
    'managed payments',
    ({ filter, after }: Pick<PaymentsUrl, 'filter' | 'after'>) => service.list(caller, filter, after),
    { staleTime: 0, listOf: ({ filter }) => filter.customerId, outdatedBy },
  );
  const one = queries.define('managed payment', (id: PaymentId) => service.one(caller, id), {
    staleTime: 0,
    outdatedBy,
  });
  const thenRead = thenReading(() => Promise.all([page.outdate(), one.outdate()]));
  return {
    page,
    one,
    table: (filter: PaymentFilter, format: SheetFormat) => service.table(caller, filter, format),
    receipt: (id: PaymentId) => service.receipt(caller, id),
    accept: (id: PaymentId, settles: boolean) => thenRead(service.accept(caller, id, settles)),
    apply: (id: PaymentId) => thenRead(service.apply(caller, id)),
    refuse: (id: PaymentId, reason: string) => thenRead(service.refuse(caller, id, reason)),
    reverse: (id: PaymentId, reason: string) => thenRead(service.reverse(caller, id, reason)),
  };
}
