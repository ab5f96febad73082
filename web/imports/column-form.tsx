import type { ReactNode } from 'react';
import { useState } from 'react';
import { columnChoiceText, decimalTexts } from '#adapters/texts/column-choice.es.ts';
import { fieldText } from '#adapters/texts/import.es.ts';
import { unnamedColumnText } from '#adapters/texts/import-history.es.ts';
import { importProblem } from '#adapters/texts/import-service.es.ts';
import { technicalNames } from '#adapters/texts/technical-labels.es.ts';
import {
  type ColumnChoice,
  columnChoiceFlaws,
  columnChoiceOf,
  constantFields,
  mappingTextOf,
} from '#core/catalogue/import/column-choice.ts';
import { columnsOf, type ImportKind } from '#core/catalogue/import/columns.ts';
import type { ImportRun } from '#core/catalogue/import/import.service.ts';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { useServices } from '#web/services.ts';
import { FormField } from '#web/ui/form-field.tsx';

interface TypedChoice extends ColumnChoice {
  readonly sheet: string;
}

/** Columns of a sheet and what each of them is: chosen by hand where headings do not say it, or say it wrong. */
export function ColumnForm({ run, children }: { readonly run: ImportRun; readonly children?: ReactNode }) {
  const { imports } = useServices();
  const { id, kind, supplier, preview } = run;
  const [begun] = useState<TypedChoice>(() => ({ ...columnChoiceOf(run), sheet: preview?.sheet ?? '' }));
  const draft = useUnsavedDraft<TypedChoice>(`columns of ${id}`, begun);
  const headings = preview?.headingRow == null ? [] : (preview.rows[preview.headingRow] ?? []);
  const form = useRuleForm<TypedChoice>({
    draft,
    problemsOf: (choice) =>
      isOtherSheet(choice)
        ? []
        : columnChoiceFlaws(kind, choice).map((flaw) => ({ field: wholeForm, text: columnChoiceText(flaw, kind) })),
    tells: 'sent',
  });
  const { values, isSending } = form;
  const isOtherSheet = ({ sheet }: TypedChoice): boolean => sheet !== (preview?.sheet ?? '');
  const send = form.submit(async (choice) => {
    // Another sheet has columns of its own: they are looked at first.
    const mapping = isOtherSheet(choice) ? null : mappingTextOf(kind, choice, headings);
    const sheet = choice.sheet === '' ? null : choice.sheet;
    const mapped = await imports.map(id, { mapping, sheet, priceList: null, supplier });
    return mapped.ok ? [] : [{ field: wholeForm, text: importProblem(mapped.val, kind) }];
  });
  const setMeaning = (at: number, name: string): void =>
    form.change({ meanings: values.meanings.map((before, place) => (place === at ? name : before)) });
  const constants = constantFields[kind].filter((field) => !values.meanings.includes(field));
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
        <label className="check">
          <input
            type="checkbox"
            checked={!values.hasHeading}
            onChange={({ target }) => form.change({ hasHeading: !target.checked })}
          />
          La planilla no tiene títulos
        </label>
      </div>
      {!isOtherSheet(values) && (
        <>
          <ul className="sheet-columns">
            {values.meanings.map((meaning, at) => {
              const heading = headings[at]?.trim() || unnamedColumnText(at + 1);
              const samples = samplesOf(run, at);
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
                      <MeaningOptions kind={kind} />
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
                <div className="field" key={field}>
                  <label htmlFor={`constant-${field}`}>{fieldText(field, kind)}</label>
                  <input
                    id={`constant-${field}`}
                    maxLength={120}
                    autoComplete="off"
                    value={values.constants[field] ?? ''}
                    onChange={({ target }) =>
                      form.change({ constants: { ...values.constants, [field]: target.value } })
                    }
                  />
                </div>
              ))}
            </fieldset>
          )}
        </>
      )}
      <div role="alert">{form.isRefused && form.failure !== null && <p className="notice bad">{form.failure}</p>}</div>
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

/** Some values of a column, from below its heading. */
const samplesOf = ({ preview }: ImportRun, at: number): readonly string[] => {
  if (preview === null) return [];
  const below = preview.rows.slice((preview.headingRow ?? -1) + 1);
  return [...new Set(below.map((row) => (row[at] ?? '').trim()).filter((cell) => cell !== ''))].slice(0, 3);
};

function MeaningOptions({ kind }: { readonly kind: ImportKind }) {
  const fields = columnsOf[kind].map(({ field, label }) => (
    <option key={field} value={field}>
      {label}
    </option>
  ));
  if (kind !== 'catalogue') return fields;
  return (
    <>
      {fields}
      <optgroup label="Medidas y datos técnicos">
        {technicalNames.map((name) => (
          <option key={name} value={name}>
            {fieldText(`attributes.${name}`, kind)}
          </option>
        ))}
      </optgroup>
    </>
  );
}
