import { type FormEvent, useId, useState } from 'react';
import { useFront } from '#web/front-context.tsx';
import { useSubmission } from '../hooks/submission.ts';
import { Dialog } from './dialog.tsx';

interface NameDialogProps {
  readonly title: string;
  readonly action: string;
  /** What the field is called: 'Nombre de la lista'. */
  readonly label: string;
  readonly placeholder: string;
  readonly longest: number;
  /** The name that is offered. */
  readonly name?: string | undefined;
  readonly hint?: string | undefined;
  /** Answers what is wrong with the name, or how it was kept, in words. */
  readonly save: (
    name: string,
  ) => Promise<{ readonly wrong: string } | { readonly name: string; readonly done: string }>;
  readonly onClose: () => void;
}

/** Asks what something is to be called, and says beside it what is wrong with that. */
export function NameDialog(props: NameDialogProps) {
  const { title, action, label, placeholder, longest, name = '', hint, save, onClose } = props;
  const { toaster } = useFront();
  const [typed, setTyped] = useState(name);
  const { submit, isUnderWay, failure: wrong, correct } = useSubmission<string>();
  const wrongId = useId();

  const keep = (event: FormEvent) => {
    event.preventDefault();
    submit(async () => {
      const answer = await save(typed);
      if ('wrong' in answer) return answer.wrong;
      toaster.show({ kind: 'Success', title: answer.name, message: answer.done });
      onClose();
      return null;
    });
  };

  return (
    <Dialog title={title} onClose={onClose}>
      <form className="name-form" onSubmit={keep} noValidate>
        <label className="field">
          {label}
          <input
            value={typed}
            maxLength={longest}
            autoComplete="off"
            placeholder={placeholder}
            aria-invalid={wrong !== null}
            aria-describedby={wrong === null ? undefined : wrongId}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => {
              setTyped(target.value);
              correct();
            }}
          />
          {wrong !== null && (
            <span id={wrongId} className="wrong" role="alert">
              {wrong}
            </span>
          )}
        </label>
        {hint !== undefined && <p className="muted">{hint}</p>}
        <div className="dialog-actions">
          <button type="button" className="btn" disabled={isUnderWay} onClick={onClose}>
            Cancelar
          </button>
          <button type="submit" className="btn primary" disabled={isUnderWay || typed.trim() === ''}>
            {action}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
