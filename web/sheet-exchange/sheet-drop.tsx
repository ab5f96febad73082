import { useId } from 'react';
import { formatBytes } from '#adapters/texts/bytes.es.ts';

interface SheetDropProps {
  /** The field's label: 'Planilla de clientes'. */
  readonly label: string;
  /** The file that was chosen; null for none. Its size is null where it was chosen elsewhere. */
  readonly file: { readonly name: string; readonly size: number | null } | null;
  /** 'hasta 8 MB y 20.000 filas'. */
  readonly limits: string;
  readonly isOver: boolean;
  readonly isDisabled: boolean;
  readonly onTake: (file: File | undefined) => void;
  /** The problem of the field; null for none. */
  readonly problem?: string | null;
}

/** The field where a spreadsheet is dropped or chosen. */
export function SheetDrop(props: SheetDropProps) {
  const { label, file, limits, isOver, isDisabled, onTake, problem } = props;
  const wrong = useId();
  // A chosen file is uploaded at once, which is said before.
  const kinds = `Excel (.xlsx) o CSV, ${limits}. Apenas la elegís se lee y se muestra qué haría, sin cambiar nada`;
  return (
    <>
      <label className="drop-zone" data-over={isOver || undefined}>
        {file === null ? (
          <span>
            <b>Elegí la planilla</b> o arrastrala hasta acá
          </span>
        ) : (
          <span>
            <b>{file.name}</b> {file.size !== null && <span className="muted">{formatBytes(file.size)}</span>}
          </span>
        )}
        <span className="muted">{file === null ? kinds : 'Elegí otra si no es ésta'}</span>
        <input
          type="file"
          className="only-read"
          aria-label={label}
          {...(problem === undefined ? {} : { 'aria-invalid': problem !== null, 'aria-describedby': wrong })}
          accept=".xlsx,.csv,.txt,.tsv"
          disabled={isDisabled}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            // Cleared, so that a file can be chosen again once it is corrected.
            target.value = '';
            onTake(chosen);
          }}
        />
      </label>
      {problem !== undefined && (
        <p id={wrong} className="wrong" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
