import * as z from 'zod/mini';
import {
  type LiveEvent,
  type LiveEventName,
  type LiveFacts,
  type LiveNotice,
  liveEventNames,
} from '#core/live/event.ts';
import { orderStates } from '#core/orders/state.ts';
import { asId, type CustomerId, type Id, type OrderId } from '#core/shared/ids.ts';

/** An identifier as the other end wrote it: text here, a number at some distributors' back ends. */
const idOf = <Known extends Id<string>>() =>
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((id) => asId<string>(String(id)) as Known),
  );

const company = { customerId: idOf<CustomerId>() };

/** The argument of each hub event, by name. Unknown fields are dropped: the other end may be newer than this one. */
const factsOf = {
  CartChanged: z.object({
    ...company,
    count: z.number(),
    updatedAt: z.string(),
    by: z.string(),
    order: z.optional(z.object({ year: z.number(), number: z.number() })),
  }),
  OrdersChanged: z.object({
    ...company,
    orderId: idOf<OrderId>(),
    year: z.number(),
    number: z.number(),
    state: z.enum(orderStates),
  }),
  DemandsChanged: z.object({ ...company, number: z.string(), state: z.string() }),
  QuotesChanged: z.object({ ...company, by: z.string() }),
  SavedListsChanged: z.object({ ...company, by: z.string() }),
  SavedSearchesChanged: z.object({ by: z.string() }),
  WarrantiesChanged: z.object({ ...company, number: z.string(), state: z.string() }),
  CaseMessagesChanged: z.object({
    ...company,
    kind: z.enum(['claim', 'warranty']),
    number: z.string(),
    from: z.nullable(z.enum(['company', 'staff'])),
  }),
  CurrentAccountChanged: z.object(company),
  TermsChanged: z.object({ customerId: z.nullable(idOf<CustomerId>()), by: z.optional(z.string()) }),
  ConfigurationChanged: z.object({ section: z.string(), by: z.optional(z.string()) }),
  CustomersChanged: z.object(company),
  AlertChanged: z.object({ customerId: z.nullable(idOf<CustomerId>()) }),
  StaffChanged: z.object({}),
  OffersChanged: z.object({}),
  NewsChanged: z.object({}),
  PriceListsChanged: z.object({ state: z.string(), progress: z.nullable(z.number()) }),
  ManagedPriceListsChanged: z.object({}),
  MailsChanged: z.object({}),
  CatalogueChanged: z.object({ version: z.number() }),
} satisfies { [Name in LiveEventName]: z.ZodMiniType<LiveFacts[Name]> };

const audience = z.union([
  z.object(company),
  z.object({ userName: z.string() }),
  z.literal('staff'),
  z.literal('everyone'),
]);
const envelope = z.object({ name: z.enum(liveEventNames), audience, facts: z.unknown() });

/** A hub event as the client received it: facts that are missing or of another shape still are a notice. */
export function readNotice(name: LiveEventName, argument: unknown): LiveNotice {
  const facts = z.safeParse(factsOf[name], argument);
  // The schema was picked by the name, which TypeScript can't follow through a union.
  return { name, facts: facts.success ? facts.data : null } as LiveNotice;
}

/** An event as one server process tells another (JSON); null for any other text. */
export function readLiveEvent(json: unknown): LiveEvent | null {
  const outer = z.safeParse(envelope, json);
  if (!outer.success) return null;
  const facts = z.safeParse(factsOf[outer.data.name], outer.data.facts);
  return facts.success ? ({ ...outer.data, facts: facts.data } as LiveEvent) : null;
}
