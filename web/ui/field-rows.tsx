import { type Key, type ReactNode, useId } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { type RowFocus, useRowFocus } from '../hooks/row-focus.ts';
import { Icon } from './icon.tsx';

/** What a row's fields are drawn from. */
export interface FieldRow<Row> {
  readonly row: Row;
  readonly place: number;
  /** The id of what describes a wrong field of the row. */
  readonly noteId: string;
  readonly put: (part: Partial<Row>) => void;
}

interface FieldRowsProps<Row> {
  /** The list's name, read aloud. */
  readonly label: string;
  /** Tells how wide its fields are, by `--row-columns`. */
  readonly className?: string;
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  /** Left out where rows are known by their places. */
  readonly keyOf?: (row: Row, place: number) => Key;
  /** What is taken out, as its key says it: 'la equivalencia 2'; null for a row that stays. */
  readonly nameOf: (row: Row, place: number) => string | null;
  /** What is wrong with a row, said beneath it once each; fields with labels of their own say it themselves. */
  readonly problemsOf: (place: number) => readonly (string | null)[];
  /** What stands there while there is none. */
  readonly empty?: ReactNode;
  /** Why no other one can be added (`fullText`); null while one can. */
  readonly full?: string | null;
  /** The button that adds a blank one at the end. */
  readonly add?: { readonly label: string; readonly blank: Row };
  /** Another way to add a row, such as a field that finds it. */
  readonly children?: ReactNode;
  readonly addsAbove?: boolean;
  /** Takes a row out in another way than by leaving it out of `rows`. */
  readonly onRemove?: (place: number) => void;
  /** For those who add or move rows themselves. */
  readonly focus?: RowFocus;
  readonly fields: (row: FieldRow<Row>) => ReactNode;
}

/** Why nothing can be added to so many, of which there may be so many; null while something can. */
export const fullText = (count: number, max: number): string | null =>
  count < max ? null : `Llegaste al máximo (${formatCount(max)}). Para agregar, quitá uno antes.`;

/** The button that adds a row. */
export const AddRow = ({ label, onAdd }: { readonly label: string; readonly onAdd: () => void }) => (
  <button type="button" className="btn" onClick={onAdd}>
    <Icon name="plus" />
    {label}
  </button>
);

/** Rows of fields within a form: typed in place, added, and taken out by a key that names its row. */
export function FieldRows<Row>(props: FieldRowsProps<Row>) {
  const { label, className = '', rows, onChange, keyOf, nameOf, problemsOf, empty, fields } = props;
  const { full = null, add, children, addsAbove = false, onRemove, focus: focusAbove } = props;
  const id = useId();
  const own = useRowFocus();
  const focus = focusAbove ?? own;
  const remove = (place: number) => {
    focus.removed(place);
    if (onRemove !== undefined) onRemove(place);
    else onChange(rows.toSpliced(place, 1));
  };
  const adds = (
    <div className="row-adds">
      {full !== null && <p className="muted">{full}</p>}
      {full === null && children}
      {full === null && add !== undefined && (
        <AddRow
          label={add.label}
          onAdd={() => {
            focus.added('last');
            onChange([...rows, add.blank]);
          }}
        />
      )}
    </div>
  );
  return (
    <div ref={focus.box} className={`field-rows ${className}`}>
      {addsAbove && adds}
      {rows.length === 0 && empty !== undefined && <p className="row-none muted">{empty}</p>}
      {rows.length > 0 && (
        <ul aria-label={label}>
          {rows.map((row, place) => {
            const noteId = `${id}-${place}`;
            const name = nameOf(row, place);
            const problems = new Set(problemsOf(place).filter((problem) => problem !== null));
            return (
              <li key={keyOf?.(row, place) ?? place}>
                {fields({
                  row,
                  place,
                  noteId,
                  put: (part) => onChange(rows.with(place, { ...row, ...part })),
                })}
                {name !== null && (
                  <button
                    type="button"
                    className="btn row-out"
                    aria-label={`Quitar ${name}`}
                    onClick={() => remove(place)}
                  >
                    <Icon name="close" />
                  </button>
                )}
                <span id={noteId} className="wrong">
                  {[...problems].join('. ')}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {!addsAbove && adds}
    </div>
  );
}
