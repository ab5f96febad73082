import { type CSSProperties, useEffect, useRef } from 'react';
import { newItemId } from '#core/configuration/shop-configuration.ts';
import { useNextAfterRemoval } from '#web/hooks/removal-focus.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TypedField } from './typed-field.tsx';
import type { OpenSection } from './use-section.ts';

/** An item as it is typed. */
export type TypedRow = Readonly<Record<string, string>>;

export interface RowColumn {
  readonly name: string;
  readonly label: string;
  readonly width: string;
  readonly inputMode?: 'decimal' | 'numeric' | 'tel';
  readonly placeholder?: string;
  readonly maxLength?: number;
}

interface RowsEditorProps {
  readonly section: OpenSection<readonly TypedRow[]>;
  readonly columns: readonly RowColumn[];
  /** What one of them is: 'cuenta'. */
  readonly noun: string;
  readonly addLabel: string;
  readonly empty: string;
  /** What follows from a field that was typed. */
  readonly derive?: (row: TypedRow) => TypedRow;
  /** Neither changed nor taken out. */
  readonly isFixed?: (row: TypedRow) => boolean;
}

/** A list whose items are typed in place, with one more at the foot. */
export function RowsEditor({
  section,
  columns,
  noun,
  addLabel,
  empty,
  derive = (row) => row,
  isFixed = () => false,
}: RowsEditorProps) {
  const { typed: rows, change, leave, wrong } = section;
  const list = useRef<HTMLUListElement>(null);
  const adds = useRef(false);
  const goes = useNextAfterRemoval(list, 'button.item-out');
  const template = { '--item-columns': `${columns.map(({ width }) => width).join(' ')} 36px` } as CSSProperties;
  useEffect(() => {
    if (!adds.current) return;
    adds.current = false;
    const last = list.current?.querySelectorAll<HTMLElement>('li:last-child input');
    last?.[0]?.focus();
  });
  const add = () => {
    adds.current = true;
    const blank = Object.fromEntries(columns.map(({ name }) => [name, '']));
    change((before) => [...before, { ...blank, id: newItemId }]);
  };
  const type = (place: number, name: string, text: string) =>
    change((before) => before.map((row, at) => (at === place ? derive({ ...row, [name]: text }) : row)));
  return (
    <>
      {rows.length === 0 && <p className="muted">{empty}</p>}
      <ul ref={list} className="item-rows">
        {rows.map((row, place) => {
          const fixed = isFixed(row);
          const name = row[columns[0]?.name ?? ''] ?? '';
          const gone = wrong(`${place}.id`);
          return (
            // New items have no id of their own yet.
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place until it is stored
            <li key={place} style={template} className="item-row">
              {columns.map(({ name: field, label, inputMode, placeholder, maxLength }) => (
                <TypedField
                  key={field}
                  label={label}
                  value={row[field] ?? ''}
                  wrong={wrong(`${place}.${field}`)}
                  {...(inputMode === undefined ? {} : { inputMode })}
                  {...(placeholder === undefined ? {} : { placeholder })}
                  {...(maxLength === undefined ? {} : { maxLength })}
                  isFixed={fixed}
                  onChange={(text) => type(place, field, text)}
                  onLeave={() => leave(`${place}.${field}`)}
                />
              ))}
              {fixed ? (
                <span className="muted item-out">Fijo</span>
              ) : (
                <button
                  type="button"
                  className="btn item-out"
                  aria-label={`Quitar ${noun} ${name === '' ? place + 1 : name}`}
                  onClick={({ currentTarget }) => {
                    goes(currentTarget);
                    change((before) => before.filter((_, at) => at !== place));
                  }}
                >
                  <Icon name="close" />
                </button>
              )}
              {gone !== null && <span className="wrong">{gone}</span>}
            </li>
          );
        })}
      </ul>
      <button type="button" className="btn" onClick={add}>
        <Icon name="plus" />
        {addLabel}
      </button>
    </>
  );
}
