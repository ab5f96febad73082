import { useRef, useState } from 'react';
import { useFront } from '#web/front-context.tsx';
import { useSubmission } from '#web/hooks/submission.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CaseField } from './case-field.tsx';

type CaseEnd = 'Accepted' | 'Refused';

interface ResolveFormProps {
  /** What the form is called, and what is told once it is done: 'Resolver el reclamo', 'Reclamo 2026-00000001'. */
  readonly name: string;
  readonly title: string;
  readonly done: Readonly<Record<CaseEnd, string>>;
  readonly typed: string;
  readonly most: number;
  readonly placeholder: string;
  /** What is said where no resolution was written. */
  readonly missing: string;
  readonly onType: (resolution: string) => void;
  /** Null once it ended so; else why not. */
  readonly end: (state: CaseEnd, resolution: string) => Promise<string | null>;
}

/** How a claim or a warranty ends: accepted or refused, and why. What was written stays until then. */
export function ResolveForm({
  name,
  title,
  done,
  typed,
  most,
  placeholder,
  missing,
  onType,
  end: tryToEnd,
}: ResolveFormProps) {
  const { toaster } = useFront();
  const [isLeft, setIsLeft] = useState(false);
  const { submit, isUnderWay, failure, correct } = useSubmission<string>();
  const form = useRef<HTMLFormElement>(null);
  const isMissing = isLeft && typed.trim() === '';

  const end = (state: CaseEnd) => {
    setIsLeft(true);
    correct();
    if (typed.trim() === '') {
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    submit(async () => {
      const problem = await tryToEnd(state, typed);
      if (problem === null) toaster.show({ kind: 'Success', title, message: done[state] });
      return problem;
    });
  };

  return (
    <form
      ref={form}
      className="case-form resolve"
      aria-label={name}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <CaseField
        label="Resolución"
        problem={isMissing ? missing : null}
        hint="La lee el cliente"
        onLeave={() => setIsLeft(typed !== '')}
      >
        {(tied) => (
          <textarea
            {...tied}
            rows={3}
            maxLength={most}
            placeholder={placeholder}
            value={typed}
            onChange={({ target }) => onType(target.value)}
          />
        )}
      </CaseField>
      <div role="alert">{failure !== null && <p className="notice bad">{failure}</p>}</div>
      <div className="case-ends">
        <button type="button" className="btn" disabled={isUnderWay} onClick={() => end('Refused')}>
          <Icon name="close" />
          Rechazar
        </button>
        <button type="button" className="btn primary" disabled={isUnderWay} onClick={() => end('Accepted')}>
          <Icon name="check" />
          Aceptar
        </button>
      </div>
    </form>
  );
}
