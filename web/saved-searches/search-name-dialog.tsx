import { type FormEvent, useId, useState } from 'react';
import { savedSearchProblem } from '#adapters/texts/saved-searches.es.ts';
import { maxSearchNameLength, type SavedSearch } from '#core/saved-searches/saved-search.ts';
import type { SavedSearchFailure } from '#core/saved-searches/saved-searches.ts';
import type { Result } from '#core/shared/result.ts';
import { useFront } from '#web/front-context.tsx';
import { Dialog } from '#web/parts/dialog.tsx';

interface SearchNameDialogProps {
  readonly title: string;
  readonly action: string;
  /** The name that is offered. */
  readonly name: string;
  readonly hint?: string | undefined;
  /** What is told once it is done. */
  readonly done: string;
  readonly save: (name: string) => Promise<Result<SavedSearch, SavedSearchFailure>>;
  readonly onClose: () => void;
}

/** Asks for the name of a search, and says beside it what is wrong with it. */
export function SearchNameDialog({ title, action, name, hint, done, save, onClose }: SearchNameDialogProps) {
  const { toaster } = useFront();
  const [typed, setTyped] = useState(name);
  const [wrong, setWrong] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const wrongId = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const answer = await save(typed);
    setIsBusy(false);
    if (!answer.ok) {
      setWrong(savedSearchProblem(answer.val));
      return;
    }
    toaster.show({ kind: 'Success', title: answer.val.name, message: done });
    onClose();
  };

  return (
    <Dialog title={title} onClose={onClose}>
      <form className="search-name" onSubmit={(event) => void submit(event)} noValidate>
        <label className="field">
          Nombre de la búsqueda
          <input
            value={typed}
            maxLength={maxSearchNameLength}
            autoComplete="off"
            placeholder="Bujías para el Gol"
            aria-invalid={wrong !== null}
            aria-describedby={wrong === null ? undefined : wrongId}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => {
              setTyped(target.value);
              setWrong(null);
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
          <button type="button" className="btn" disabled={isBusy} onClick={onClose}>
            Cancelar
          </button>
          <button type="submit" className="btn primary" disabled={isBusy || typed.trim() === ''}>
            {action}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
