import { useState } from 'react';
import { maxNamedWorksheets, otherWorksheetsText } from '#adapters/texts/other-worksheets.es.ts';
import type { SheetPreview } from '#core/imports/sheet-preview.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';

interface OtherWorksheetsProps {
  readonly preview: Pick<SheetPreview, 'sheet' | 'others'> | null;
  /**
   * Reads another worksheet of the same file in place of this one, and answers what is wrong with that, if anything;
   * left out where it cannot be done any more.
   */
  readonly onRead?: ((sheet: string) => Promise<string | null>) | undefined;
}

/** Tells which worksheet was read where a workbook has several with something in them, and reads another. */
export function OtherWorksheets({ preview, onRead }: OtherWorksheetsProps) {
  const { submit, isUnderWay } = useSubmission();
  const [problem, setProblem] = useState<string | null>(null);
  const text = otherWorksheetsText(preview);
  if (preview === null || text === '') return null;
  return (
    <div className="notice other-worksheets">
      <p>{text}.</p>
      {onRead !== undefined && (
        <div className="other-worksheets-acts">
          {preview.others.slice(0, maxNamedWorksheets).map((sheet) => (
            <button
              key={sheet}
              type="button"
              className="btn"
              disabled={isUnderWay}
              onClick={() => submit(async () => setProblem(await onRead(sheet)))}
            >
              Leer {sheet}
            </button>
          ))}
        </div>
      )}
      <FormFailure text={problem} />
    </div>
  );
}
