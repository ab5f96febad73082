import * as z from 'zod/mini';
import {
  type AgeingFilter,
  type AgeingPage,
  type CustomerAgeing,
  type DebtByBucket,
  everyDebtor,
} from '#core/current-account/ageing/customer-ageing.ts';
import { debtBuckets } from '#core/current-account/ageing/debt-bucket.ts';
import { money, toPesos } from '#core/shared/money.ts';
import { sheetFormats } from '#core/shared/sheet-format.ts';
import { pesos } from './amounts.wire.ts';
import { answeredId, idFromWire } from './ids.wire.ts';

/** The filter of the list, in the address; a field that is left out is no condition. */
export const ageingQueryWire = z.strictObject({
  q: z.optional(z.string().check(z.maxLength(100))),
  customer: z.optional(z.string().check(z.maxLength(64))),
  seller: z.optional(z.string().check(z.maxLength(64))),
  zone: z.optional(z.string().check(z.maxLength(200))),
  late: z.optional(z.literal('1')),
  age: z.optional(z.enum(debtBuckets)),
  after: z.optional(z.string().check(z.maxLength(300))),
});
type AgeingQueryWire = z.infer<typeof ageingQueryWire>;

/** The filter of the ageing, and the kind of file. */
export const ageingTableQueryWire = z.extend(z.omit(ageingQueryWire, { after: true }), {
  format: z.enum(sheetFormats),
});

export const ageingFilterFromWire = (query: Omit<AgeingQueryWire, 'after'>): AgeingFilter => ({
  text: query.q ?? '',
  customerId: query.customer === undefined ? null : idFromWire(query.customer),
  sellerId: query.seller === undefined ? null : idFromWire(query.seller),
  zone: query.zone ?? null,
  isLate: query.late !== undefined,
  bucket: query.age ?? null,
});

/** Leaves out fields that are no condition: the same filter is the same address. */
export const ageingFilterToWire = ({
  text,
  customerId,
  sellerId,
  zone,
  isLate,
  bucket,
}: AgeingFilter): Record<string, string> => ({
  ...(text.trim() === '' ? {} : { q: text.trim() }),
  ...(customerId === null ? {} : { customer: customerId }),
  ...(sellerId === null ? {} : { seller: sellerId }),
  ...(zone === null ? {} : { zone }),
  ...(isLate ? { late: '1' } : {}),
  ...(bucket === null ? {} : { age: bucket }),
});

/** The filter of an address that somebody may have written by hand: what cannot be read asks for nothing. */
export const ageingFilterOfAddress = (query: URLSearchParams): AgeingFilter => {
  const readable = Object.entries(ageingQueryWire.shape).flatMap(([name, schema]) => {
    // The server refuses what nobody can type.
    const text = query.get(name)?.replace(/\p{Cc}+/gu, ' ') ?? '';
    return text !== '' && z.safeParse(schema, text).success ? [[name, text] as const] : [];
  });
  return readable.length === 0 ? everyDebtor : ageingFilterFromWire(Object.fromEntries(readable));
};

const owedWire = z.object({ inTime: pesos, to30: pesos, to60: pesos, to90: pesos, more: pesos });

export const ageingPageWire = z.object({
  customers: z.array(
    z.object({
      customerId: answeredId,
      customerCode: z.string(),
      customerName: z.string(),
      customerFantasyName: z.string(),
      zone: z.string(),
      sellerName: z.string(),
      documents: z.number(),
      owed: owedWire,
      /** A server of before has nothing on account. */
      onAccount: z._default(pesos, 0),
      daysLate: z.number(),
    }),
  ),
  next: z.nullable(z.string()),
  count: z.number(),
  owed: owedWire,
  onAccount: z._default(pesos, 0),
});

const owedToWire = (owed: DebtByBucket): z.infer<typeof owedWire> => ({
  inTime: toPesos(owed.inTime),
  to30: toPesos(owed.to30),
  to60: toPesos(owed.to60),
  to90: toPesos(owed.to90),
  more: toPesos(owed.more),
});

const owedFromWire = (owed: z.infer<typeof owedWire>): DebtByBucket => ({
  inTime: money(owed.inTime),
  to30: money(owed.to30),
  to60: money(owed.to60),
  to90: money(owed.to90),
  more: money(owed.more),
});

export const customerAgeingToWire = (
  customer: CustomerAgeing,
): z.infer<typeof ageingPageWire>['customers'][number] => ({
  ...customer,
  owed: owedToWire(customer.owed),
  onAccount: toPesos(customer.onAccount),
});

export const ageingPageToWire = ({
  customers,
  owed,
  onAccount,
  ...page
}: AgeingPage): z.infer<typeof ageingPageWire> => ({
  ...page,
  customers: customers.map(customerAgeingToWire),
  owed: owedToWire(owed),
  onAccount: toPesos(onAccount),
});

export const ageingPageFromWire = ({
  customers,
  owed,
  onAccount,
  ...page
}: z.infer<typeof ageingPageWire>): AgeingPage => ({
  ...page,
  customers: customers.map((customer) => ({
    ...customer,
    customerId: idFromWire(customer.customerId),
    owed: owedFromWire(customer.owed),
    onAccount: money(customer.onAccount),
  })),
  owed: owedFromWire(owed),
  onAccount: money(onAccount),
});
