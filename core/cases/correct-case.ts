import { Err, Ok, type Result } from '#core/shared/result.ts';
import { visibleLine } from '#core/shared/tidy-line.ts';
import { tidyText } from '#core/shared/tidy-text.ts';

/** What staff may correct of a claim or a warranty. */
export const correctableFields = ['externalCode', 'resolution'] as const;
export type CorrectableField = (typeof correctableFields)[number];

/** The present text of each; empty where none was given yet, or where this kind has none. */
export type CorrectableTexts = Readonly<Record<CorrectableField, string>>;

export interface CaseCorrectionToMake {
  readonly field: CorrectableField;
  readonly text: string;
  readonly reason: string;
}

/** A correction that was made. */
export interface CaseCorrection {
  readonly field: CorrectableField;
  readonly before: string;
  readonly after: string;
  readonly reason: string;
  /** ISO 8601. */
  readonly at: string;
  readonly by: string;
}

export type CaseCorrectionFlaw =
  /** There is no code or resolution yet that could be corrected. */
  | { readonly code: 'case-not-correctable' }
  | { readonly code: 'case-text-missing' }
  | { readonly code: 'case-correction-unchanged' }
  | { readonly code: 'case-correction-reason-missing' };

/** The most characters of each. */
export const maxLengthsOfCorrection = { externalCode: 60, resolution: 1000, reason: 500 } as const;

/** A code or a resolution is corrected with a reason, never deleted (docs/rules/cases.md 2). */
export const correctCase = (
  now: CorrectableTexts,
  { field, text, reason }: CaseCorrectionToMake,
): Result<Pick<CaseCorrection, 'field' | 'before' | 'after' | 'reason'>, CaseCorrectionFlaw> => {
  const [before, after] = [now[field], field === 'externalCode' ? visibleLine(text) : tidyText(text)];
  if (before === '') return Err({ code: 'case-not-correctable' });
  if (after === '') return Err({ code: 'case-text-missing' });
  if (after === before) return Err({ code: 'case-correction-unchanged' });
  const why = tidyText(reason);
  if (why === '') return Err({ code: 'case-correction-reason-missing' });
  return Ok({ field, before, after, reason: why });
};
