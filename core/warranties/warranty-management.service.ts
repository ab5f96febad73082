import type { Caller } from '#core/access/caller.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import type { WarrantyId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { WarrantyState } from './state.ts';
import type { WarrantyFailure } from './warranty.service.ts';
import type { ManagedWarranty, Warranty } from './warranty.ts';

/**
 * Warranties of every company, as the specification's calls have them (`api/Management/Warranties`): any back end has
 * these. What the office's list asks beyond, only our own server has (`core/cases/staff-case.service.ts`).
 */
export interface WarrantyManagementService {
  /** Newest first, 20 a page. */
  page(caller: Caller, page: number): Promise<Result<WarrantyPage, WarrantyFailure>>;
  /** Takes a warranty a step further; the last step has a resolution. */
  changeState(
    caller: Caller,
    which: WhichWarranty,
    step: WarrantyStepToTake,
  ): Promise<Result<Warranty, WarrantyFailure>>;
}

/** The most characters of a resolution. */
export const maxWarrantyResolutionLength = 1000;

export interface WarrantyPage {
  readonly warranties: readonly ManagedWarranty[];
  readonly currentPage: number;
  readonly totalPages: number;
}

/** A warranty by its RMA number, as people say it, or by the id that lists give. */
export type WhichWarranty = DocumentNumber | { readonly id: WarrantyId };

export interface WarrantyStepToTake {
  readonly state: WarrantyState;
  /** Empty but for an end. */
  readonly resolution: string;
}
