import { type FormEvent, useId, useState } from 'react';
import { listKept, savedListProblem } from '#adapters/texts/saved-lists.es.ts';
import { longestListName, type SavedListSummary } from '#core/saved-lists/saved-list.ts';
import type { KeptList, SavedListFailure } from '#core/saved-lists/saved-lists-desk.ts';
import type { Result } from '#core/shared/result.ts';
import { useFront } from '#web/front-context.tsx';
import { Dialog } from '#web/parts/dialog.tsx';

interface SaveListWindowProps {
  readonly title: string;
  readonly action: string;
  /** The name that is offered. */
  readonly name?: string;
  /** What is kept, and what is not. */
  readonly hint?: string | undefined;
  readonly save: (name: string) => Promise<Result<KeptList, SavedListFailure>>;
  readonly onSaved: (list: SavedListSummary) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a list, and says beside it what is wrong with it. */
export function SaveListWindow({ title, action, name = '', hint, save, onSaved, onClose }: SaveListWindowProps) {
  const { toaster } = useFront();
  const [typed, type] = useState(name);
  const [wrong, setWrong] = useState<string | null>(null);
  const [isBusy, busy] = useState(false);
  const wrongId = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    busy(true);
    const answer = await save(typed);
    busy(false);
    if (!answer.ok) {
      setWrong(savedListProblem(answer.val));
      return;
    }
    toaster.show({ kind: 'Success', title: answer.val.name, message: listKept(answer.val) });
    onSaved(answer.val);
    onClose();
  };

  return (
    <Dialog title={title} onClose={onClose}>
      <form className="save-list" onSubmit={(event) => void submit(event)} noValidate>
        <label className="field">
          Nombre de la lista
          <input
            value={typed}
            maxLength={longestListName}
            autoComplete="off"
            placeholder="Pedido de los lunes"
            aria-invalid={wrong !== null}
            aria-describedby={wrong === null ? undefined : wrongId}
            onChange={({ target }) => {
              type(target.value);
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
