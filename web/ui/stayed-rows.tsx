import { Dialog } from './dialog.tsx';

/** A chosen row that stays as it was: what it is called, and why. */
export interface StayedRow {
  readonly name: string;
  readonly why: string;
}

/** Tells which of the chosen rows of a list stayed as they were; nothing where all of them went. */
export function StayedRows({ rows, onClose }: { readonly rows: readonly StayedRow[]; readonly onClose: () => void }) {
  if (rows.length === 0) return null;
  return (
    <Dialog title="Quedaron como estaban" onClose={onClose}>
      <ul className="bulk-refused">
        {rows.map(({ name, why }) => (
          <li key={name}>
            <b className="mono">{name}</b> {why}
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        <button type="button" className="btn primary" onClick={onClose}>
          Entendido
        </button>
      </div>
    </Dialog>
  );
}
