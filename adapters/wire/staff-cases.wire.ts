import * as z from 'zod/mini';
import { type CaseFilter, everyCase } from '#core/cases/case-filter.ts';
import { correctableFields, maxLengthsOfCorrection } from '#core/cases/correct-case.ts';
import { type CaseChoices, type CaseFacts, type CasePage, caseTypeKinds } from '#core/cases/staff-case.service.ts';
import { isCalendarDate } from '#core/shared/calendar-date.ts';
import { sheetFormats } from '#core/shared/sheet-format.ts';
import { answeredId, idFromWire } from './ids.wire.ts';

const id = z.string().check(z.maxLength(64));
/** A day that this program can have a case of. */
const day = z.string().check(z.refine((text) => isCalendarDate(text) && text >= '2000' && text < '2200'));

/** The filter of the list, in the address; a field that is left out is no condition. */
const caseQueryWire = z.strictObject({
  state: z.optional(z.string().check(z.maxLength(100))),
  q: z.optional(z.string().check(z.maxLength(200))),
  customer: z.optional(id),
  seller: z.optional(id),
  type: z.optional(z.string().check(z.maxLength(200))),
  from: z.optional(day),
  to: z.optional(day),
  unread: z.optional(z.literal('1')),
  after: z.optional(z.string().check(z.maxLength(300))),
});
type CaseQueryWire = z.infer<typeof caseQueryWire>;

/** The filter for a kind with these states: one or more of them, with commas between. */
export const caseQueryOf = (states: readonly string[]) =>
  z.strictObject({
    ...caseQueryWire.shape,
    state: z.optional(
      z.string().check(
        z.maxLength(100),
        z.refine((names) => names.split(',').every((name) => states.includes(name))),
      ),
    ),
  });

/** The filter of cases, and the kind of file. */
export const caseTableQueryOf = (states: readonly string[]) =>
  z.extend(z.omit(caseQueryOf(states), { after: true }), { format: z.enum(sheetFormats) });

export const caseFilterFromWire = <State extends string>(
  states: readonly State[],
  query: CaseQueryWire,
): CaseFilter<State> => ({
  states: query.state === undefined ? [] : states.filter((known) => query.state?.split(',').includes(known)),
  text: query.q ?? '',
  customerId: query.customer === undefined ? null : idFromWire(query.customer),
  sellerId: query.seller === undefined ? null : idFromWire(query.seller),
  type: query.type ?? null,
  from: query.from ?? null,
  to: query.to ?? null,
  isUnread: query.unread === '1',
});

/** Leaves out fields that are no condition: the same filter is the same address. */
export const caseFilterToWire = (filter: CaseFilter): Record<string, string> => {
  const asked: Record<string, string | null> = {
    state: filter.states.length === 0 ? null : filter.states.join(','),
    q: filter.text.trim() === '' ? null : filter.text.trim(),
    customer: filter.customerId,
    seller: filter.sellerId,
    type: filter.type,
    from: filter.from,
    to: filter.to,
    unread: filter.isUnread ? '1' : null,
  };
  return Object.fromEntries(Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== null));
};

/** The filter of an address that somebody may have written by hand: what cannot be read asks for nothing. */
export const caseFilterOfAddress = <State extends string>(
  states: readonly State[],
  query: URLSearchParams,
): CaseFilter<State> => {
  const readable = Object.entries(caseQueryOf(states).shape).flatMap(([name, schema]) => {
    const text = query.get(name);
    return text !== null && text !== '' && z.safeParse(schema, text).success ? [[name, text] as const] : [];
  });
  return readable.length === 0 ? everyCase : caseFilterFromWire(states, Object.fromEntries(readable));
};

const correctionWire = z.object({
  field: z.enum(correctableFields),
  before: z.string(),
  after: z.string(),
  reason: z.string(),
  at: z.string(),
  by: z.string(),
});

/** Facts of a claim or a warranty that only staff see. */
export const caseFactsWire = {
  customerId: answeredId,
  customerCode: z.string(),
  sellerName: z.string(),
  openedAt: z.string(),
  version: z.number(),
  corrections: z.array(correctionWire),
};
type CaseFactsWire = z.infer<z.ZodMiniObject<typeof caseFactsWire>>;

export const caseFactsToWire = (facts: CaseFacts): CaseFactsWire => ({
  customerId: facts.customerId,
  customerCode: facts.customerCode,
  sellerName: facts.sellerName,
  openedAt: facts.openedAt,
  version: facts.version,
  corrections: [...facts.corrections],
});

export const caseFactsFromWire = (facts: CaseFactsWire): CaseFacts => ({
  customerId: idFromWire(facts.customerId),
  customerCode: facts.customerCode,
  sellerName: facts.sellerName,
  openedAt: facts.openedAt,
  version: facts.version,
  corrections: facts.corrections,
});

export const casePageOf = <Case extends z.ZodMiniType>(one: Case) =>
  z.object({ cases: z.array(one), next: z.nullable(z.string()) });

/** A page by what makes each of its cases. */
export const casePageToWire =
  <Case, Wire>(toWire: (one: Case) => Wire) =>
  ({ cases, next }: CasePage<Case>): { cases: Wire[]; next: string | null } => ({ cases: cases.map(toWire), next });

export const caseChoicesWire = z.object({
  sellers: z.array(z.object({ id: answeredId, name: z.string() })),
  types: z.array(z.object({ kind: z.enum(caseTypeKinds), names: z.array(z.string()) })),
});

export const caseChoicesToWire = ({ sellers, types }: CaseChoices): z.infer<typeof caseChoicesWire> => ({
  sellers: [...sellers],
  types: types.map(({ kind, names }) => ({ kind, names: [...names] })),
});

export const caseChoicesFromWire = ({ sellers, types }: z.infer<typeof caseChoicesWire>): CaseChoices => ({
  sellers: sellers.map(({ id: seller, name }) => ({ id: idFromWire(seller), name })),
  types,
});

export const caseCorrectionToMakeWire = z.strictObject({
  field: z.enum(correctableFields),
  text: z.string().check(z.maxLength(maxLengthsOfCorrection.resolution)),
  reason: z.string().check(z.maxLength(maxLengthsOfCorrection.reason)),
});
