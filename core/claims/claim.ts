import type { CaseFacts } from '#core/cases/staff-case.service.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import type { ClaimId, ProductBrandId, ProductId } from '#core/shared/ids.ts';
import type { ClaimState } from './state.ts';

/** An origin or a reason of claims, from the distributor's own lists. */
export interface ClaimOption {
  readonly id: string;
  readonly name: string;
}

/** A state and when it was reached, ISO 8601 in UTC. */
export interface ClaimTracking {
  readonly state: ClaimState;
  readonly date: string;
}

/** A product that is claimed, named as it was then. */
export interface ClaimedProduct {
  readonly productId: ProductId;
  readonly productCode: string;
  readonly productBrandId: ProductBrandId;
  readonly productBrandName: string;
  readonly quantity: number;
}

/** An operational claim ('reclamo operativo') as its company sees it. */
export interface Claim extends DocumentNumber {
  readonly id: ClaimId;
  readonly origin: string;
  /** Empty where none was given. */
  readonly reason: string;
  /** The date of the invoice or order, YYYY-MM-DD. */
  readonly purchaseDate: string;
  readonly purchaseDocument: string;
  /** Empty until the claim is accepted or refused. */
  readonly resolution: string;
  readonly currentTracking: ClaimTracking;
  readonly note: string;
  readonly products: readonly ClaimedProduct[];
  /** Oldest first. */
  readonly tracking: readonly ClaimTracking[];
}

/** When it was opened, ISO 8601 in UTC. */
export const openedAt = ({ tracking, currentTracking }: Pick<Claim, 'tracking' | 'currentTracking'>): string =>
  tracking[0]?.date ?? currentTracking.date;

/** A claim as staff manage it. */
export interface ManagedClaim extends Claim {
  readonly customerName: string;
  /** The claim's code in the distributor's other system; empty until it is associated. */
  readonly externalCode: string;
}

/** Whether it is one as staff see it. */
export const isManaged = (claim: Claim): claim is ManagedClaim => 'customerName' in claim;

/** A claim as staff see it. */
export type StaffClaim = ManagedClaim & CaseFacts;
