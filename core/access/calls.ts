import type { Caller } from './caller.ts';
import type { Role } from './role.ts';

/** Who may make each group of calls (docs/rules/access.md 3). The server enforces it; the web hides by it. */
export interface CallAccess {
  readonly roles: readonly Role[] | 'public';
  readonly needsOffers?: true;
  /** Only while a member of staff with this role acts as a customer. */
  readonly actingAs?: 'Seller' | 'Admin';
}

const signedIn: readonly Role[] = ['Admin', 'Manager', 'Seller', 'CustomerAdmin', 'CustomerUser'];

export const calls = {
  public: { roles: 'public' },
  session: { roles: signedIn },
  catalogue: { roles: signedIn },
  offers: { roles: signedIn, needsOffers: true },
  cart: { roles: ['CustomerAdmin', 'CustomerUser'] },
  orders: { roles: ['CustomerAdmin', 'CustomerUser'] },
  quotes: { roles: ['CustomerAdmin', 'CustomerUser'] },
  currentAccount: { roles: ['CustomerAdmin', 'CustomerUser'] },
  documentPdf: { roles: ['Admin', 'CustomerAdmin', 'CustomerUser'] },
  priceLists: { roles: ['Admin', 'CustomerAdmin', 'CustomerUser'] },
  claims: { roles: ['CustomerAdmin'] },
  warranties: { roles: ['CustomerAdmin'] },
  management: { roles: ['Admin', 'Manager'] },
  /** Everybody's orders to management, those of their own customers to a Seller. */
  staffOrders: { roles: ['Admin', 'Manager', 'Seller'] },
  /** Everybody's claims and warranties to management, those of their own customers to a Seller. */
  staffCases: { roles: ['Admin', 'Manager', 'Seller'] },
  /** Messages about a claim or a warranty: all who may see it. */
  caseMessages: { roles: ['Admin', 'Manager', 'Seller', 'CustomerAdmin'] },
  /** A seller reads along. */
  writeCaseMessages: { roles: ['Admin', 'Manager', 'CustomerAdmin'] },
  administration: { roles: ['Admin'] },
  customerConfiguration: { roles: ['CustomerAdmin'] },
  alert: { roles: ['Manager', 'Seller', 'CustomerAdmin', 'CustomerUser'] },
  sellerCustomers: { roles: ['Seller'] },
  /** All customers to an Admin, their own to a Seller. */
  customers: { roles: ['Admin', 'Seller'] },
  customerCredentials: { roles: ['Admin', 'Seller'] },
  backToSeller: { roles: ['CustomerAdmin'], actingAs: 'Seller' },
  backToAdmin: { roles: ['CustomerAdmin'], actingAs: 'Admin' },
} as const satisfies Record<string, CallAccess>;

export type CallGroup = keyof typeof calls;

export type AccessFailure = { readonly code: 'not-signed-in' } | { readonly code: 'not-allowed' };

/** Null when the call is allowed; else what is missing: a session (401) or the right (403). */
export const refusal = (group: CallGroup, caller: Caller | null): AccessFailure | null => {
  const access: CallAccess = calls[group];
  if (access.roles === 'public') return null;
  if (caller === null) return { code: 'not-signed-in' };
  if (caller.lacksSecondFactor === true && group !== 'session') return { code: 'not-allowed' };
  const roleFits = access.roles.includes(caller.role);
  const offersFit = !access.needsOffers || caller.allowOffers;
  const actingFits = access.actingAs === undefined || caller.actedBy?.role === access.actingAs;
  return roleFits && offersFit && actingFits ? null : { code: 'not-allowed' };
};
