import { savedSearchProblem } from '#adapters/texts/saved-searches.es.ts';
import type { SavedSearchFailure } from '#core/saved-searches/saved-search.service.ts';
import { maxSearchNameLength, type SavedSearch } from '#core/saved-searches/saved-search.ts';
import type { Result } from '#core/shared/result.ts';
import { NameDialog } from '#web/ui/name-dialog.tsx';

interface SearchNameDialogProps {
  readonly title: string;
  readonly action: string;
  /** The name that is offered. */
  readonly name: string;
  readonly hint?: string | undefined;
  /** The message once it is done. */
  readonly done: string;
  readonly save: (name: string) => Promise<Result<SavedSearch, SavedSearchFailure>>;
  readonly onClose: () => void;
}

/** Asks for the name of a search. */
export function SearchNameDialog({ done, save, ...rest }: SearchNameDialogProps) {
  const saveSearch = async (name: string) => {
    const answer = await save(name);
    return answer.ok ? { name: answer.val.name, done } : { wrong: savedSearchProblem(answer.val) };
  };
  return (
    <NameDialog
      {...rest}
      label="Nombre de la búsqueda"
      placeholder="Bujías para el Gol"
      maxLength={maxSearchNameLength}
      save={saveSearch}
    />
  );
}
