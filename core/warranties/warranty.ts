import type { CaseFacts } from '#core/cases/staff-case.service.ts';
import type { WarrantyId } from '#core/shared/ids.ts';
import type { WarrantyState } from './state.ts';

/** A state and when it was reached, ISO 8601 in UTC. */
export interface WarrantyTracking {
  readonly state: WarrantyState;
  readonly date: string;
}

/** A warranty in its company's list. */
export interface Warranty {
  readonly id: WarrantyId;
  /** Written like an order's number: '2026-00000001'. */
  readonly rmaNumber: string;
  /** When it was asked for, ISO 8601 in UTC. */
  readonly date: string;
  /** The product's code, as it was then. */
  readonly productCode: string;
  readonly productBrandName: string;
  readonly quantity: number;
  /** Empty until it is accepted or refused. */
  readonly resolution: string;
  readonly currentTracking: WarrantyTracking;
  /** Null where the server does not answer it. */
  readonly detail: WarrantyDetail | null;
  /** Oldest first; empty where the server does not answer it. */
  readonly tracking: readonly WarrantyTracking[];
}

/**
 * What a customer states of the part's purchase, its vehicle, its use and its failure. Dates are YYYY-MM-DD,
 * kilometrages whole kilometres.
 */
export interface WarrantyStatement {
  readonly purchaseDocument: string;
  readonly vehicleBrand: string;
  readonly vehicle: string;
  /** Empty where nobody knows. */
  readonly engine: string;
  /** The vehicle's year. */
  readonly year: number;
  readonly plate: string;
  /** When it was fitted, and when it failed. */
  readonly startUsing: string;
  readonly endUsing: string;
  /** Kilometres: of the vehicle now and when the part was fitted, of the part in use, of the vehicle at the failure. */
  readonly kilometrage: number;
  readonly kilometrageInstalled: number;
  readonly kilometrageUsed: number;
  readonly kilometrageBreakage: number;
  readonly notes: string;
}

export interface WarrantyDetail extends WarrantyStatement {
  /** The title of the way to fail, as it was then. */
  readonly fault: string;
}

/** A warranty as staff manage it. */
export interface ManagedWarranty extends Warranty {
  readonly customerName: string;
}

/** Whether it is one as staff see it. */
export const isManaged = (warranty: Warranty): warranty is ManagedWarranty => 'customerName' in warranty;

/** How a fault showed: one of the ways that a request chooses from. */
export interface FaultSequence {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
}

/** A warranty as staff see it. */
export type StaffWarranty = ManagedWarranty & CaseFacts;
