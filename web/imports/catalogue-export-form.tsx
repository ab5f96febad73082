import { useId, useState } from 'react';
import { blobOf } from '#adapters/http/blob-content.ts';
import { catalogueExportDone, catalogueExportProblem } from '#adapters/texts/catalogue-export.es.ts';
import { importKindTexts } from '#adapters/texts/import-kinds.es.ts';
import { type ImportKind, importKinds } from '#core/imports/record-kinds.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { saveBlob, spreadsheetType } from '#web/state/save-file.ts';
import { ChoicesFailed } from '#web/ui/choices-failed.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormatButtons } from '#web/ui/format-buttons.tsx';

/** Exports a kind of the catalogue as a sheet that can be imported again. */
export function CatalogueExportForm() {
  const { catalogueExport, priceLists, caller } = useServices();
  const lists = useServiceQuery(priceLists.lists);
  const [kind, setKind] = useState<ImportKind>('catalogue');
  const [chosen, setChosen] = useState<string | null>(null);
  const [message, setMessage] = useState<{ readonly isBad: boolean; readonly text: string } | null>(null);
  const { submit, isUnderWay } = useSubmission();
  const ids = useId();
  const priceList = kind === 'prices' ? (chosen ?? lists.answer?.[0]?.name ?? null) : null;
  const save = (format: SheetFormat) =>
    submit(async () => {
      setMessage(null);
      const file = await catalogueExport.create(caller, { kind, format, priceList });
      if (!file.ok) return setMessage({ isBad: true, text: catalogueExportProblem(file.val) });
      const content = await blobOf(file.val.content);
      saveBlob(file.val.name, new Blob([content], { type: spreadsheetType(file.val.name) }));
      setMessage({ isBad: false, text: catalogueExportDone(file.val) });
    });
  return (
    <section className="import-export" aria-labelledby={`${ids}-title`}>
      <h2 id={`${ids}-title`}>Descargar lo que hay</h2>
      <p className="muted">
        Con las mismas columnas que se importan: sirve de modelo, y para corregir muchos de una vez. Importarla sin
        tocar no cambia nada.
      </p>
      <div className="import-acts">
        <Field label="Qué descargar">
          {(ties) => (
            <select
              {...ties}
              value={kind}
              onChange={({ target }) => setKind(importKinds.find((each) => each === target.value) ?? kind)}
            >
              {importKinds.map((each) => (
                <option key={each} value={each}>
                  {importKindTexts[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
        {kind === 'prices' && (
          <Field label="De qué lista">
            {(ties) => (
              <select {...ties} value={priceList ?? ''} onChange={({ target }) => setChosen(target.value)}>
                {(lists.answer ?? []).map(({ name }) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <span className="sheet-acts">
          <FormatButtons isDisabled={isUnderWay} onChoose={(format) => void save(format)} />
        </span>
      </div>
      {kind === 'prices' && <ChoicesFailed of={[lists]} lacking="las listas de precios" />}
      <p role="status">{isUnderWay ? 'Preparando la planilla…' : message?.isBad === false && message.text}</p>
      <FormFailure text={message?.isBad === true ? message.text : null} />
    </section>
  );
}
