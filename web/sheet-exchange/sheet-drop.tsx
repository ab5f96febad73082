import { sizeText } from '#adapters/texts/pictures.es.ts';

interface SheetDropProps {
  /** What the field is called: 'Planilla de clientes'. */
  readonly label: string;
  /** The one that was chosen; null for none. */
  readonly file: File | null;
  /** 'hasta 8 MB y 20.000 filas'. */
  readonly limits: string;
  readonly isOver: boolean;
  readonly isDisabled: boolean;
  readonly onTake: (file: File | undefined) => void;
}

/** Where a spreadsheet is dropped or chosen. */
export function SheetDrop({ label, file, limits, isOver, isDisabled, onTake }: SheetDropProps) {
  return (
    <label className="drop-zone" data-over={isOver || undefined}>
      {file === null ? (
        <span>
          <b>Elegí la planilla</b> o arrastrala hasta acá
        </span>
      ) : (
        <span>
          <b>{file.name}</b> <span className="muted">{sizeText(file.size)}</span>
        </span>
      )}
      <span className="muted">Excel (.xlsx) o CSV, {limits}</span>
      <input
        type="file"
        className="only-read"
        aria-label={label}
        accept=".csv,.txt,.xlsx"
        disabled={isDisabled}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // The same file, mended, can be chosen again.
          target.value = '';
          onTake(chosen);
        }}
      />
    </label>
  );
}
