import type { Author } from '#core/audit/author.ts';
import type { DeskScope } from '#core/orders/desk/order-desk.repository.port.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import type { Result } from '#core/shared/result.ts';
import type { CaseChoices, CaseCorrectionRefusal, CasePage, SeenCase } from './case-desk.service.ts';
import type { CaseFilter } from './case-filter.ts';
import type { CaseText } from './case-text.ts';
import type { CaseCorrectionToMake } from './correct-case.ts';

export interface CaseDeskRepository<State extends string, Case> {
  /** The newest first; at most so many after that key. */
  list(
    scope: DeskScope,
    filter: Omit<CaseFilter<State>, 'text'> & { readonly text: CaseText | null },
    after: string | null,
    limit: number,
  ): Promise<Result<CasePage<Case>, { readonly code: 'page-key-unreadable' }>>;
  choices(scope: DeskScope): Promise<CaseChoices>;
  /** Null where there is none of that number in the scope. */
  byNumber(scope: DeskScope, number: DocumentNumber): Promise<Case | null>;
  /**
   * With its trace, its entry of the audit trail, the live event and, for a resolution, the mail, in one transaction.
   */
  correct(
    seen: SeenCase,
    correction: CaseCorrectionToMake,
    at: string,
    author: Author,
  ): Promise<Result<void, CaseCorrectionRefusal>>;
}

/** Rows on a page of the desk. */
export const casePageSize = 50;
