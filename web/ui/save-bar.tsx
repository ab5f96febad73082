import { movedText } from '#adapters/texts/moved.es.ts';

interface SaveBarProps {
  /** The unsaved thing: 'Recargos'. */
  readonly what: string;
  readonly isSaving: boolean;
  readonly problem: string | null;
  /** Somebody else stored another version since: the person says which of the two stays. */
  readonly hasMoved: boolean;
  /** Who saved it since, and which fields. */
  readonly moved?: string;
  readonly onDiscard: () => void;
  /** Saves what was written here over theirs; left out where the form's own sending does that. */
  readonly onOverwrite?: () => void;
}

/** A bar at the foot of a form, shown only while something of it is unsaved. */
export function SaveBar({ what, isSaving, problem, hasMoved, moved, onDiscard, onOverwrite }: SaveBarProps) {
  return (
    <section className="save-bar" aria-label="Cambios sin guardar">
      <p role="status">
        <b>{what}</b>: {hasMoved ? (moved ?? movedText('')) : 'hay cambios sin guardar'}
      </p>
      <p role="alert" className="wrong">
        {problem}
      </p>
      <button type="button" className="btn" disabled={isSaving} onClick={onDiscard}>
        {hasMoved ? 'Ver lo guardado' : 'Descartar'}
      </button>
      {hasMoved && onOverwrite !== undefined ? (
        <button type="button" className="btn primary" disabled={isSaving} onClick={onOverwrite}>
          {isSaving ? 'Guardando…' : 'Guardar lo mío igual'}
        </button>
      ) : (
        <button type="submit" className="btn primary" disabled={isSaving}>
          {isSaving ? 'Guardando…' : hasMoved ? 'Guardar lo mío igual' : 'Guardar'}
        </button>
      )}
    </section>
  );
}
