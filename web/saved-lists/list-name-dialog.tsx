import { listKept, savedListProblem } from '#adapters/texts/saved-lists.es.ts';
import type { KeptList, SavedListFailure } from '#core/saved-lists/saved-list.service.ts';
import { maxListNameLength, type SavedListSummary } from '#core/saved-lists/saved-list.ts';
import type { Result } from '#core/shared/result.ts';
import { NameDialog } from '#web/ui/name-dialog.tsx';

interface ListNameDialogProps {
  readonly title: string;
  readonly action: string;
  /** The name that is offered. */
  readonly name?: string;
  /** Which lines are saved, and which are not. */
  readonly hint?: string | undefined;
  readonly save: (name: string) => Promise<Result<KeptList, SavedListFailure>>;
  readonly onSaved?: (list: SavedListSummary) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a list. */
export function ListNameDialog({ save, onSaved, ...rest }: ListNameDialogProps) {
  const saveList = async (name: string) => {
    const answer = await save(name);
    if (!answer.ok) return { wrong: savedListProblem(answer.val) };
    onSaved?.(answer.val);
    return { name: answer.val.name, done: listKept(answer.val) };
  };
  return (
    <NameDialog
      {...rest}
      label="Nombre de la lista"
      placeholder="Pedido de los lunes"
      maxLength={maxListNameLength}
      save={saveList}
    />
  );
}
