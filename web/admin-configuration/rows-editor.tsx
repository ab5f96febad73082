import { type CSSProperties, useEffect, useRef } from 'react';
import type { UsedSection } from '#core/configuration/item-usage.ts';
import { newItemId } from '#core/configuration/shop-configuration.ts';
import { useNextAfterRemoval } from '#web/hooks/removal-focus.ts';
import { Icon } from '#web/ui/icon.tsx';
import { RowOrder, useRowOrder } from './row-order.tsx';
import { SectionField } from './section-field.tsx';
import type { OpenSection } from './use-section.ts';
import { useUsage } from './use-usage.tsx';

/** An item as it is typed. */
export type TypedRow = Readonly<Record<string, string>>;

/** A section that is a list. */
export interface TypedRows<Row = TypedRow> {
  readonly rows: readonly Row[];
}

/** A choice of a field, '' where nothing was chosen yet. */
export interface TypedChoice {
  readonly value: string;
  readonly text: string;
}

export interface RowColumn {
  readonly name: string;
  readonly label: string;
  readonly width: string;
  readonly inputMode?: 'decimal' | 'numeric' | 'tel';
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** One of these, in place of what is typed. */
  readonly choices?: readonly TypedChoice[];
}

interface RowsEditorProps {
  readonly section: Pick<OpenSection<TypedRows>, 'form'>;
  readonly columns: readonly RowColumn[];
  /** The Spanish noun of a row: 'cuenta'. */
  readonly noun: string;
  readonly addLabel: string;
  readonly empty: string;
  /** Fields that follow from a typed one. */
  readonly derive?: (row: TypedRow) => TypedRow;
  /** Of which list they are, where somebody may be using one: then that is told before it goes. */
  readonly usedIn?: UsedSection;
  /** Neither changed nor taken out. */
  readonly isFixed?: (row: TypedRow) => boolean;
  /** Its order is chosen, too. */
  readonly isOrdered?: boolean;
}

const typedAt = (rows: readonly TypedRow[], place: number, typed: TypedRow): readonly TypedRow[] =>
  rows.map((row, at) => (at === place ? typed : row));

/** A list whose items are typed in place, with one more at the foot. */
export function RowsEditor({
  section,
  columns,
  noun,
  addLabel,
  empty,
  derive,
  usedIn,
  isFixed = () => false,
  isOrdered = false,
}: RowsEditorProps) {
  const { form } = section;
  const { rows } = form.values;
  const change = (next: (rows: readonly TypedRow[]) => readonly TypedRow[]) =>
    form.change((before) => ({ rows: next(before.rows) }));
  const list = useRef<HTMLUListElement>(null);
  const adds = useRef(false);
  const move = useRowOrder(list, change);
  const goes = useNextAfterRemoval(list, 'button.item-out');
  const { ask, question } = useUsage(usedIn);
  const remove = (button: HTMLElement, row: TypedRow, place: number, name: string) => {
    const out = () => {
      goes(button);
      change((before) =>
        row['id'] === newItemId ? before.filter((_, at) => at !== place) : before.filter(({ id }) => id !== row['id']),
      );
    };
    if (row['id'] === newItemId) out();
    else ask(row['id'] ?? '', name, out);
  };
  const widths = [...columns.map(({ width }) => width), ...(isOrdered ? ['auto'] : []), '36px'];
  const template = { '--item-columns': widths.join(' ') } as CSSProperties;
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
  return (
    <>
      {rows.length === 0 && <p className="muted">{empty}</p>}
      <ul ref={list} className="item-rows">
        {rows.map((row, place) => {
          const fixed = isFixed(row);
          const name = row[columns[0]?.name ?? ''] ?? '';
          const gone = form.problemOf(`rows.${place}.id`);
          return (
            // New items have no id of their own yet.
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place until it is stored
            <li key={place} style={template} className="item-row">
              {columns.map(({ name: field, label, inputMode, placeholder, maxLength, choices }) => (
                <SectionField
                  key={field}
                  form={form}
                  name={`rows.${place}.${field}`}
                  label={label}
                  inputMode={inputMode}
                  placeholder={placeholder}
                  maxLength={maxLength}
                  isFixed={fixed}
                  choices={choices}
                  onType={
                    derive && ((text) => change((before) => typedAt(before, place, derive({ ...row, [field]: text }))))
                  }
                />
              ))}
              {isOrdered && (
                <RowOrder
                  name={`${noun} ${name === '' ? place + 1 : name}`}
                  place={place}
                  count={rows.length}
                  onMove={(way) => move(place, way)}
                />
              )}
              {fixed ? (
                <span className="muted item-out">Fijo</span>
              ) : (
                <button
                  type="button"
                  className="btn item-out"
                  aria-label={`Quitar ${noun} ${name === '' ? place + 1 : name}`}
                  onClick={({ currentTarget }) => remove(currentTarget, row, place, name)}
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
      {question}
    </>
  );
}
