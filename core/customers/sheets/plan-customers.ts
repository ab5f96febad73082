import { changeOf } from '#core/customers/customer-changes.ts';
import { type CustomerDetails, type CustomerFlaw, customerFlaws, tidied } from '#core/customers/customer-details.ts';
import type { CustomerClash } from '#core/customers/customer-management.repository.port.ts';
import { isStateKnown } from '#core/customers/customer-state.ts';
import { readTypedCustomer, typedCustomer } from '#core/customers/typed-customer.ts';
import { zoneAmong } from '#core/customers/zone.ts';
import { cuitDigits } from '#core/shared/cuit.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { CustomerRowReason } from './customer-sheet.service.ts';
import { type CustomerCells, type CustomerLabels, type CustomerSheetWords, customerOfCells } from './customer-sheet.ts';

export interface HeldCustomer {
  readonly id: CustomerId;
  readonly details: CustomerDetails;
}

/** What one row of a sheet does. */
export type CustomerStep =
  | { readonly kind: 'new'; readonly details: CustomerDetails }
  | { readonly kind: 'changed'; readonly held: HeldCustomer; readonly details: CustomerDetails }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'rejected'; readonly reasons: readonly CustomerRowReason[] };

const codeOf = ({ code = '' }: CustomerCells): string => code.trim();

/** The customers whose code is in no row. */
export const customersNotNamed = (
  held: readonly HeldCustomer[],
  rows: readonly CustomerCells[],
): readonly HeldCustomer[] => {
  const named = new Set(rows.map(codeOf));
  return held.filter(({ details }) => !named.has(details.code));
};

/**
 * Which customer has each CUIT and login, which no two may share: those of staff, the stored ones, then those of
 * earlier rows.
 */
const createClaims = (held: readonly HeldCustomer[], staffLogins: readonly string[]) => {
  const cuits = new Map<string, HeldCustomer>();
  /** The customer's code by login; null for staff. */
  const logins = new Map<string, string | null>(staffLogins.map((login) => [login, null]));
  /** Frees what the customer had before: a row below may take it. */
  const giveUp = ({ details: { cuit, code, adminLogin, userLogin } }: HeldCustomer) => {
    if (cuits.get(cuitDigits(cuit))?.details.code === code) cuits.delete(cuitDigits(cuit));
    for (const login of [adminLogin, userLogin]) if (logins.get(login) === code) logins.delete(login);
  };
  const claim = (customer: HeldCustomer) => {
    const { cuit, code, adminLogin, userLogin } = customer.details;
    if (cuit !== '' && !cuits.has(cuitDigits(cuit))) cuits.set(cuitDigits(cuit), customer);
    for (const login of [adminLogin, userLogin]) if (login !== '') logins.set(login, code);
  };
  for (const each of held) claim(each);
  return {
    claim,
    giveUp,
    clashOf({ code, cuit, adminLogin, userLogin }: CustomerDetails): CustomerClash | null {
      const sameCuit = cuit === '' ? undefined : cuits.get(cuitDigits(cuit));
      if (sameCuit !== undefined && sameCuit.details.code !== code) {
        return {
          code: 'customer-cuit-taken',
          id: sameCuit.id,
          externalCode: sameCuit.details.code,
          name: sameCuit.details.name,
        };
      }
      const login = [adminLogin, userLogin].find((each) => logins.has(each) && logins.get(each) !== code);
      return login === undefined ? null : { code: 'customer-login-taken', login };
    },
  };
};

/** Nobody is given to a seller who is gone; who is with one may stay until somebody hands them over. */
const goneSeller = (
  { sellerId }: CustomerDetails,
  known: HeldCustomer | null,
  { goneSellers, sellers }: CustomerLabels,
): readonly CustomerRowReason[] =>
  sellerId === null || !goneSellers.has(sellerId) || known?.details.sellerId === sellerId
    ? []
    : [{ code: 'seller-gone', name: sellers.of(sellerId) }];

const isLoginMissing = ({ field, code }: CustomerFlaw): boolean =>
  code === 'text-missing' && (field === 'adminLogin' || field === 'userLogin');

/**
 * What each row does, one after the other: pure, so that a dry run and the import say the same. The sheet may use the
 * `zones` and may not use the `staffLogins`.
 */
export const createCustomerPlan = (
  held: readonly HeldCustomer[],
  labels: CustomerLabels,
  words: CustomerSheetWords,
  zones: readonly string[] = [],
  staffLogins: readonly string[] = [],
): ((cells: CustomerCells, line: number) => CustomerStep) => {
  const byCode = new Map(held.map((customer) => [customer.details.code, customer]));
  const states = new Set(held.map(({ details }) => details.state));
  const claims = createClaims(held, staffLogins);
  const seen = new Map<string, number>();
  const knownZones = [...zones];
  return (cells, line) => {
    const code = codeOf(cells);
    const known = byCode.get(code) ?? null;
    const { typed, unknown } = customerOfCells(cells, known && typedCustomer(known.details), labels, words);
    const read = tidied(readTypedCustomer(typed));
    const zone = read.zone === known?.details.zone ? read.zone : zoneAmong(read.zone, knownZones);
    const details = { ...read, zone };
    const stateFlaws: CustomerFlaw[] =
      details.state === '' || isStateKnown(details.state, states) ? [] : [{ field: 'state', code: 'state-unknown' }];
    const flaws = [...customerFlaws(details, known?.details.otherAddresses), ...stateFlaws].filter(
      // A name that nothing is called by is said once, and a code that is missing without the logins made of it.
      (flaw) => !unknown.some((each) => flaw.field.startsWith(each.field)) && !(code === '' && isLoginMissing(flaw)),
    );
    const before = code === '' ? undefined : seen.get(code);
    const repeated: CustomerRowReason[] = before === undefined ? [] : [{ code: 'code-repeated', line: before }];
    if (code !== '' && before === undefined) seen.set(code, line);
    const clash = claims.clashOf(details);
    const gone = goneSeller(details, known, labels);
    const reasons = [...repeated, ...unknown, ...gone, ...flaws, ...(clash === null ? [] : [clash])];
    if (reasons.length > 0) return { kind: 'rejected', reasons };
    if (zone !== '' && !knownZones.includes(zone)) knownZones.push(zone);
    if (known === null) {
      claims.claim({ id: '' as CustomerId, details });
      return { kind: 'new', details };
    }
    if (changeOf(known.details, details) === null) return { kind: 'unchanged' };
    claims.giveUp(known);
    claims.claim({ id: known.id, details });
    return { kind: 'changed', held: known, details };
  };
};
