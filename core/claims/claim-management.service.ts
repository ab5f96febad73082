import type { Caller } from '#core/access/caller.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import type { ClaimId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { ClaimFailure, ClaimPage } from './claim.service.ts';
import type { ManagedClaim } from './claim.ts';
import type { ClaimState } from './state.ts';

/**
 * Claims of every company, as the specification's calls have them (`api/Management/Demands`): any back end has these.
 * What the office's list asks beyond, only our own server has (`core/cases/staff-case.service.ts`).
 */
export interface ClaimManagementService {
  /** Newest first, 20 a page. */
  page(caller: Caller, page: number): Promise<Result<ClaimPage<ManagedClaim>, ClaimFailure>>;
  /** Gives a new claim the code that the other system knows it by: it is in progress then. */
  associate(caller: Caller, which: WhichClaim, externalCode: string): Promise<Result<ManagedClaim, ClaimFailure>>;
  /** Accepts or refuses a claim that is in progress, and says why. */
  resolve(caller: Caller, which: WhichClaim, ending: ClaimEnding): Promise<Result<ManagedClaim, ClaimFailure>>;
}

/** A claim by its number, as people say it, or by the id that lists give. */
export type WhichClaim = DocumentNumber | { readonly id: ClaimId };

export interface ClaimEnding {
  readonly state: ClaimState;
  readonly resolution: string;
}

/** The most characters of the other system's code, and of a resolution. */
export const maxExternalCodeLength = 60;
export const maxResolutionLength = 1000;
