import type { CSSProperties } from 'react';
import type { UsedSection } from '#core/configuration/item-usage.ts';
import { newItemId } from '#core/configuration/shop-configuration.ts';
import { useRowFocus } from '#web/hooks/row-focus.ts';
import { FieldRows } from '#web/ui/field-rows.tsx';
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
  /** The values to choose from, in place of what is typed. */
  readonly choices?: readonly TypedChoice[];
}

interface RowsEditorProps {
  readonly section: Pick<OpenSection<TypedRows>, 'form' | 'title'>;
  readonly columns: readonly RowColumn[];
  /** The Spanish noun of a row: 'cuenta'. */
  readonly noun: string;
  readonly addLabel: string;
  readonly empty: string;
  /** Fields that follow from a typed one. */
  readonly derive?: (row: TypedRow) => TypedRow;
  /**
   * Of which section the rows are, where somebody may be using one: then the editor says so before a row is removed.
   */
  readonly usedIn?: UsedSection;
  /** Whether a row can be neither changed nor taken out. */
  readonly isFixed?: (row: TypedRow) => boolean;
  /** The order of the rows is chosen, too. */
  readonly isOrdered?: boolean;
}

/** A list of the configuration, whose items are typed in place. */
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
  const { form, title } = section;
  const { rows } = form.values;
  const change = (next: (rows: readonly TypedRow[]) => readonly TypedRow[]) =>
    form.change((before) => ({ rows: next(before.rows) }));
  const focus = useRowFocus();
  const move = useRowOrder(focus.box, change);
  const { ask, question } = useUsage(usedIn);
  const nameOf = (row: TypedRow, place: number) => row[columns[0]?.name ?? ''] || String(place + 1);
  const remove = (place: number) => {
    const { [place]: row } = rows;
    const id = row?.['id'] ?? newItemId;
    if (row === undefined || id === newItemId) return change((before) => before.toSpliced(place, 1));
    ask(id, nameOf(row, place), () => {
      focus.removed(place);
      change((before) => before.filter((each) => each['id'] !== id));
    });
  };
  const widths = [...columns.map(({ width }) => width), ...(isOrdered ? ['auto'] : [])];
  return (
    <div className="item-rows" style={{ '--item-columns': widths.join(' ') } as CSSProperties}>
      <FieldRows
        label={title}
        rows={rows}
        focus={focus}
        nameOf={(row, place) => (isFixed(row) ? null : `${noun} ${nameOf(row, place)}`)}
        problemsOf={(place) => [form.problemOf(`rows.${place}.id`)]}
        empty={empty}
        add={{
          label: addLabel,
          blank: { ...Object.fromEntries(columns.map(({ name }) => [name, ''])), id: newItemId },
        }}
        onChange={(next) => form.change({ rows: next })}
        onRemove={remove}
        fields={({ row, place, put }) => (
          <>
            {columns.map(({ name: field, label, inputMode, placeholder, maxLength, choices }) => (
              <SectionField
                key={field}
                form={form}
                name={`rows.${place}.${field}`}
                label={label}
                inputMode={inputMode}
                placeholder={placeholder}
                maxLength={maxLength}
                isFixed={isFixed(row)}
                choices={choices}
                onType={derive && ((text) => put(derive({ ...row, [field]: text })))}
              />
            ))}
            {isOrdered && (
              <RowOrder
                name={`${noun} ${nameOf(row, place)}`}
                place={place}
                count={rows.length}
                onMove={(way) => move(place, way)}
              />
            )}
            {isFixed(row) && <span className="muted item-fixed">Fijo</span>}
          </>
        )}
      />
      {question}
    </div>
  );
}
