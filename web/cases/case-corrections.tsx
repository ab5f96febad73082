import { lazy, Suspense, useState } from 'react';
import { correctableTexts } from '#adapters/texts/staff-cases.es.ts';
import { type CorrectableTexts, correctableFields } from '#core/cases/correct-case.ts';
import type { CaseFacts } from '#core/cases/staff-case.service.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { Correct } from './correct-case-dialog.tsx';

/** Forms come when somebody corrects or ends a case: a list of them does without. */
const CorrectCaseDialog = lazy(() =>
  import('./correct-case-dialog.tsx').then((module) => ({ default: module.CorrectCaseDialog })),
);

interface CaseCorrectionsProps {
  /** 'el reclamo 2026-00000001'. */
  readonly what: string;
  readonly number: DocumentNumber;
  readonly facts: Pick<CaseFacts, 'version' | 'corrections'>;
  /** The present text of each field; empty where there is nothing to correct. */
  readonly texts: CorrectableTexts;
  /** Null for users who may only read. */
  readonly correct: Correct | null;
}

/** The corrections with their reasons, and the way to make another. */
export function CaseCorrections({ what, number, facts, texts, correct }: CaseCorrectionsProps) {
  const [field, setField] = useState<(typeof correctableFields)[number] | null>(null);
  const { version, corrections } = facts;
  // A server that counts no versions corrects nothing.
  const fields = correct === null || version === 0 ? [] : correctableFields.filter((each) => texts[each] !== '');
  return (
    <>
      {corrections.length > 0 && (
        <section className="case-corrections" aria-label="Correcciones">
          <h3>Correcciones</h3>
          {corrections.map(({ field: corrected, before, after, reason, at, by }) => (
            <p key={at} className="notice warn">
              <b>{formatDateTime(at).slice(0, 16)}</b> por {by}. {correctableTexts[corrected]}: «{before}» → «{after}».
              Motivo: {reason}
            </p>
          ))}
        </section>
      )}
      {fields.length > 0 && (
        <div className="case-correct">
          {fields.map((each) => (
            <button key={each} type="button" className="btn" onClick={() => setField(each)}>
              {each === 'resolution' ? 'Corregir resolución' : 'Corregir código'}
            </button>
          ))}
        </div>
      )}
      {field !== null && correct !== null && (
        <Suspense>
          <CorrectCaseDialog
            what={what}
            field={field}
            seen={{ ...number, version }}
            texts={texts}
            correct={correct}
            onClose={() => setField(null)}
          />
        </Suspense>
      )}
    </>
  );
}
