import type { Caller } from '#core/access/caller.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import type { CustomerId, SellerId } from '#core/shared/ids.ts';
import type { ListFile, ListFileFailure } from '#core/shared/list-file.ts';
import type { Result } from '#core/shared/result.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import type { CaseFilter } from './case-filter.ts';
import type { CaseCorrection, CaseCorrectionFlaw, CaseCorrectionToMake } from './correct-case.ts';

/** Facts of a claim or a warranty that only staff see. */
export interface CaseFacts {
  /** Empty where the server does not answer it. */
  readonly customerId: CustomerId | '';
  readonly customerCode: string;
  readonly sellerName: string;
  /** ISO 8601. */
  readonly openedAt: string;
  /** Grows with every change: who corrects it says which one they saw. 0 where the server counts none. */
  readonly version: number;
  /** The oldest first. */
  readonly corrections: readonly CaseCorrection[];
}

/** Newest first, and the key of the last one where there are more (`null` at the end). */
export interface CasePage<Case> {
  readonly cases: readonly Case[];
  readonly next: string | null;
  /** False where the server only has pages of all of them. */
  readonly isSearchable: boolean;
}

/** The choices of the filters. */
export interface CaseChoices {
  readonly sellers: readonly { readonly id: SellerId; readonly name: string }[];
  readonly types: readonly { readonly kind: CaseTypeKind; readonly names: readonly string[] }[];
}
export const caseTypeKinds = ['origin', 'reason', 'fault'] as const;
export type CaseTypeKind = (typeof caseTypeKinds)[number];

export interface SeenCase extends DocumentNumber {
  readonly version: number;
}

/**
 * Everybody's claims, or warranties, for staff: the capability behind `api/Management/StaffClaims` and
 * `…/StaffWarranties`.
 */
export interface StaffCaseService<State extends string, Case> {
  /**
   * `after` is the key that the page before gave, null for the first one. A seller has those of their own customers.
   */
  list(
    caller: Caller,
    filter: CaseFilter<State>,
    after: string | null,
  ): Promise<Result<CasePage<Case>, StaffCaseFailure>>;
  /** All cases that the filter lists, in the same order, as a spreadsheet. */
  table(
    caller: Caller,
    filter: CaseFilter<State>,
    format: SheetFormat,
    signal?: AbortSignal,
  ): Promise<Result<ListFile, StaffCaseFailure>>;
  choices(caller: Caller): Promise<Result<CaseChoices, StaffCaseFailure>>;
  show(caller: Caller, number: DocumentNumber): Promise<Result<Case, StaffCaseFailure>>;
  /**
   * Sets another code or resolution than the one that was given, with an entry of the audit trail; the company gets a
   * mail about another resolution.
   */
  correct(caller: Caller, seen: SeenCase, correction: CaseCorrectionToMake): Promise<Result<Case, StaffCaseFailure>>;
}

export type CaseCorrectionRefusal =
  | CaseCorrectionFlaw
  | { readonly code: 'case-not-found' }
  /** Somebody changed it since it was seen. */
  | { readonly code: 'case-moved' };

export type StaffCaseFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  /** Another back end has no such call. */
  | { readonly code: 'not-offered' }
  /** A key of a page that no page gave. */
  | { readonly code: 'page-key-unreadable' }
  | ListFileFailure
  | CaseCorrectionRefusal;
