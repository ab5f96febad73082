import type { ReactNode } from 'react';
import { useState } from 'react';
import { columnChoiceText, columnText, decimalTexts } from '#adapters/texts/column-choice.es.ts';
import { unnamedColumnText } from '#adapters/texts/import-history.es.ts';
import { technicalNames } from '#adapters/texts/technical-labels.es.ts';
import {
  type ColumnChoice,
  columnChoiceFlaws,
  columnChoiceOf,
  mappingTextOf,
  type UnderstoodSheet,
} from '#core/imports/column-choice.ts';
import type { ColumnSet } from '#core/imports/column-set.ts';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Field, type FieldTies } from '#web/ui/field.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';

interface TypedChoice extends ColumnChoice {
  readonly sheet: string;
}

/** The choices of a constant, by its field. */
export type ConstantChoices = Readonly<Record<string, OfferedNames>>;

interface OfferedNames {
  readonly names: readonly string[];
  /** Whether it may also be something new. */
  readonly mayBeNew: boolean;
}

interface ColumnFormProps {
  readonly columns: ColumnSet;
  readonly understood: UnderstoodSheet;
  /** The key of the sheet, under which its draft is kept. */
  readonly place: string;
  /** The supplier of the sheet; null where nobody named one. */
  readonly supplier: string | null;
  /**
   * Reads the sheet so; the mapping is null where another worksheet is looked at first. What is wrong with that, if
   * anything.
   */
  readonly onRead: (mapping: string | null, sheet: string | null) => Promise<string | null>;
  /** What there is to choose from for what is the same for all rows; what is not here is typed. */
  readonly choices?: ConstantChoices | undefined;
  readonly children?: ReactNode;
}

/** Columns of a sheet and what each of them is: chosen by hand where headings do not say it, or say it wrong. */
export function ColumnForm({ columns, understood, place, supplier, onRead, choices = {}, children }: ColumnFormProps) {
  const { preview } = understood;
  const [begun] = useState<TypedChoice>(() => ({
    ...columnChoiceOf(columns, understood),
    sheet: preview?.sheet ?? '',
  }));
  const draft = useUnsavedDraft<TypedChoice>(`columns of ${place}`, begun);
  const headings = preview?.headingRow == null ? [] : (preview.rows[preview.headingRow] ?? []);
  const form = useRuleForm<TypedChoice>({
    draft,
    problemsOf: (choice) =>
      isOtherSheet(choice)
        ? []
        : columnChoiceFlaws(columns, choice).map((flaw) => ({
            field: wholeForm,
            text: columnChoiceText(flaw, columns),
          })),
    tells: 'sent',
  });
  const { values, isSending } = form;
  const isOtherSheet = ({ sheet }: TypedChoice): boolean => sheet !== (preview?.sheet ?? '');
  const send = form.submit(async (choice) => {
    // Another sheet of the workbook has other columns: they are read first.
    const mapping = isOtherSheet(choice) ? null : mappingTextOf(columns, choice, headings);
    const sheet = choice.sheet === '' ? null : choice.sheet;
    const problem = await onRead(mapping, sheet);
    return problem === null ? [] : [{ field: wholeForm, text: problem }];
  });
  const setMeaning = (at: number, name: string): void =>
    form.change({ meanings: values.meanings.map((before, place) => (place === at ? name : before)) });
  const constants = columns.constants.filter((field) => !values.meanings.includes(field));
  return (
    <form ref={form.element} className="column-form" aria-label="Columnas de la planilla" onSubmit={send} noValidate>
      <div className="column-form-fields">
        {preview !== null && preview.sheets.length > 1 && (
          <FormField form={form} name="sheet" label="Hoja">
            {(control) => (
              <select {...control}>
                {preview.sheets.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            )}
          </FormField>
        )}
        <FormField form={form} name="decimal" label="Cómo están escritos los números">
          {(control) => (
            <select {...control}>
              {Object.entries(decimalTexts).map(([mode, text]) => (
                <option key={mode} value={mode}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <CheckBox
          label="La planilla no tiene títulos"
          isChecked={!values.hasHeading}
          onChange={(isChecked) => form.change({ hasHeading: !isChecked })}
        />
      </div>
      {!isOtherSheet(values) && (
        <>
          <ul className="sheet-columns">
            {values.meanings.map((meaning, at) => {
              const heading = headings[at]?.trim() || unnamedColumnText(at + 1);
              const samples = samplesOf(preview, at);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a sheet's columns are their places
                <li key={at} data-chosen={meaning !== '' || undefined}>
                  <b>{heading}</b>
                  <span className="muted" title={samples.join(' · ')}>
                    {samples.join(' · ') || 'Sin datos en las primeras filas'}
                  </span>
                  <div className="field">
                    <select
                      aria-label={`Qué es ${heading}`}
                      value={meaning}
                      onChange={({ target }) => setMeaning(at, target.value)}
                    >
                      <option value="">No se importa</option>
                      <MeaningOptions columns={columns} />
                    </select>
                  </div>
                </li>
              );
            })}
          </ul>
          {constants.length > 0 && (
            <fieldset className="column-form-fields">
              <legend>Lo que la planilla no dice, igual para todas las filas</legend>
              {constants.map((field) => (
                <Field key={field} label={columnText(columns, field)}>
                  {(ties) => (
                    <ConstantControl
                      ties={ties}
                      choices={choices[field]}
                      value={values.constants[field] ?? ''}
                      onChange={(value) => form.change({ constants: { ...values.constants, [field]: value } })}
                    />
                  )}
                </Field>
              ))}
            </fieldset>
          )}
        </>
      )}
      <FormFailure text={form.isRefused ? form.failure : null} />
      <div className="import-acts">
        <button type="submit" className="btn primary" disabled={isSending}>
          {isSending ? 'Leyendo…' : isOtherSheet(values) ? 'Leer esa hoja' : 'Leer con estas columnas'}
        </button>
        {children}
      </div>
      {supplier !== null && (
        <p className="muted">Cuando la importes, estas columnas quedan para la próxima planilla de {supplier}.</p>
      )}
    </form>
  );
}

interface ConstantControlProps {
  readonly ties: FieldTies;
  readonly choices: OfferedNames | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Chosen where it has to be something that there is. */
function ConstantControl({ ties, choices, value, onChange }: ConstantControlProps) {
  const names = choices?.names ?? [];
  if (choices === undefined || choices.mayBeNew) {
    return (
      <>
        <input
          {...ties}
          list={`${ties.id}-names`}
          maxLength={120}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        <datalist id={`${ties.id}-names`}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </>
    );
  }
  return (
    <select {...ties} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">Sin decir</option>
      {value !== '' && !names.includes(value) && <option>{value}</option>}
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}

/** Some values of a column, from below its heading. */
const samplesOf = (preview: UnderstoodSheet['preview'], at: number): readonly string[] => {
  if (preview === null) return [];
  const below = preview.rows.slice((preview.headingRow ?? -1) + 1);
  return [...new Set(below.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== ''))].slice(0, 3);
};

function MeaningOptions({ columns }: { readonly columns: ColumnSet }) {
  const fields = columns.columns.map(({ field, label }) => (
    <option key={field} value={field}>
      {label}
    </option>
  ));
  if (columns.attributes === undefined) return fields;
  return (
    <>
      {fields}
      <optgroup label="Medidas y datos técnicos">
        {technicalNames.map((name) => (
          <option key={name} value={name}>
            {columnText(columns, `attributes.${name}`)}
          </option>
        ))}
      </optgroup>
    </>
  );
}
