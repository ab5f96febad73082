import type { Author } from '#core/audit/author.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import type { StaffScope } from '#core/orders/staff/staff-order.repository.port.ts';
import type { Result } from '#core/shared/result.ts';
import type { CaseFilter } from './case-filter.ts';
import type { CaseText } from './case-text.ts';
import type { CaseCorrectionToMake } from './correct-case.ts';
import type { CaseChoices, CaseCorrectionRefusal, CasePage, SeenCase } from './staff-case.service.ts';

export interface StaffCaseRepository<State extends string, Case> {
  /** The newest first; at most so many after that key. */
  list(
    scope: StaffScope,
    filter: Omit<CaseFilter<State>, 'text'> & { readonly text: CaseText | null },
    after: string | null,
    limit: number,
  ): Promise<Result<CasePage<Case>, { readonly code: 'page-key-unreadable' }>>;
  choices(scope: StaffScope): Promise<CaseChoices>;
  /** Null where there is none of that number in the scope. */
  byNumber(scope: StaffScope, number: DocumentNumber): Promise<Case | null>;
  /**
   * Corrects a case, with the entry of the audit trail, the live event and, for a resolution, the mail, in one
   * transaction.
   */
  correct(
    seen: SeenCase,
    correction: CaseCorrectionToMake,
    at: string,
    author: Author,
  ): Promise<Result<void, CaseCorrectionRefusal>>;
}

/** Rows on a page of the list. */
export const casePageSize = 50;
