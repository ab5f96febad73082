import type { Role } from '#core/access/role.ts';
import type { ScreenPath } from '#core/access/screens.ts';
import { type CustomerFilter, everyCustomer } from '#core/customers/customer-search.ts';
import { isCalendarDate } from '#core/shared/calendar-date.ts';
import { textParam } from '#web/url/text-param.ts';

type CustomersPath = '/admin-customers' | '/customers' | '/seller-customers';

/** The screens on which each role of staff has its customers; a company has none. */
const paths: Readonly<Partial<Record<Role, CustomersPath & ScreenPath>>> = {
  Admin: '/admin-customers',
  Manager: '/customers',
  Seller: '/seller-customers',
};
const maxText = 100;

export const customerTabs = ['datos', 'accesos', 'pedidos', 'presupuestos', 'cuenta', 'casos', 'actividad'] as const;
export type CustomerTab = (typeof customerTabs)[number];

/**
 * What of a customer's page is not for this role: logins for managers, who did what for sellers
 * (docs/rules/customers.md 13).
 */
const hiddenTabs: Readonly<Partial<Record<Role, readonly CustomerTab[]>>> = {
  Manager: ['accesos'],
  Seller: ['actividad'],
};

export const tabsFor = (role: Role): readonly CustomerTab[] =>
  customerTabs.filter((tab) => !(hiddenTabs[role] ?? []).includes(tab));

/**
 * What the address of the screen says: the list as it is narrowed, one customer, or a new one, maybe with another's
 * terms.
 */
export interface CustomerUrl {
  readonly filter: CustomerFilter;
  readonly after: string | null;
  readonly open: string | null;
  readonly tab: CustomerTab;
  readonly isNew: boolean;
  /** All customers as a spreadsheet. */
  readonly isSheet: boolean;
  /** The customer whose terms a new one begins with. */
  readonly from: string | null;
}

const named = {
  q: 'text',
  state: 'state',
  seller: 'sellerId',
  zone: 'zone',
  list: 'priceListId',
  idle: 'idleSince',
  access: 'access',
} as const satisfies Record<string, keyof CustomerFilter>;

/** A day, or none where the address names no day. */
const dayParam = (value: string | null): string => (value !== null && isCalendarDate(value) ? value : '');

export const readCustomerUrl = (query: URLSearchParams): CustomerUrl => ({
  filter: {
    ...everyCustomer,
    ...Object.fromEntries(Object.entries(named).map(([name, field]) => [field, textParam(query.get(name), maxText)])),
    idleSince: dayParam(query.get('idle')),
    access: query.get('access') === 'none' ? 'none' : '',
  },
  after: query.get('after'),
  open: query.get('id'),
  tab: customerTabs.find((tab) => tab === query.get('tab')) ?? 'datos',
  isNew: query.has('new'),
  isSheet: query.has('sheet'),
  from: query.get('from'),
});

export const linkToCustomers = (to: Partial<CustomerUrl>, role: Role = 'Admin'): string => {
  const path = paths[role] ?? '/admin-customers';
  const {
    filter = everyCustomer,
    after = null,
    open = null,
    tab = 'datos',
    isNew = false,
    isSheet = false,
    from = null,
  } = to;
  const query = new URLSearchParams([
    ...Object.entries(named).flatMap(([name, field]) => (filter[field] === '' ? [] : [[name, filter[field]]])),
    ...(after === null ? [] : [['after', after]]),
    ...(open === null ? [] : [['id', open]]),
    ...(open === null || tab === 'datos' ? [] : [['tab', tab]]),
    ...(isNew ? [['new', '1']] : []),
    ...(isSheet ? [['sheet', '1']] : []),
    ...(from === null ? [] : [['from', from]]),
  ]);
  return query.size === 0 ? path : `${path}?${query}`;
};
