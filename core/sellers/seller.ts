import type { SellerId } from '#core/shared/ids.ts';

/** A seller as administrators see one (docs/rules/sellers.md 1). */
export interface Seller {
  readonly id: SellerId;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly inactive: boolean;
  /** ISO 8601 in UTC; null before the first. */
  readonly lastLogin: string | null;
  /** Null where the seller cannot sign in. */
  readonly user: string | null;
  /** Mostrador never answers it; another back end may. */
  readonly password: string | null;
}
