import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { changeFailed, customerConfigurationProblem } from '#adapters/texts/customer-configuration.es.ts';
import { type SurchargeRow, surchargeKey } from '#core/configuration/surcharge.ts';
import { folded } from '#core/shared/folded.ts';
import { useFront } from '#web/front-context.tsx';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServices } from '#web/services.ts';
import { useSectionDraft } from '#web/state/section-draft.ts';
import { SaveBar } from '#web/ui/save-bar.tsx';
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx';
import { AddPair } from './add-pair.tsx';
import {
  fieldsOf,
  inheritedBy,
  isPair,
  isWrong,
  type SurchargeField,
  surchargesOf,
  withPair,
} from './surcharge-form.ts';
import { SurchargeInput } from './surcharge-input.tsx';

interface SurchargesProps {
  readonly rows: readonly SurchargeRow[];
  readonly tag: string | null;
}

/** The margins with which the shop makes its selling prices: the nearest one to an article applies. */
export function Surcharges({ rows, tag }: SurchargesProps) {
  const { configuration } = useServices();
  const { toaster } = useFront();
  const stored = useMemo(() => fieldsOf(rows), [rows]);
  const { typed: fields, isUnsaved, hasMoved, seen, change, discard } = useSectionDraft('surcharges', stored, tag);
  const [showsProblems, setShowsProblems] = useState(false);
  const { submit, isUnderWay: isSaving, failure: problem, correct } = useSubmission<string>();
  const [wanted, setWanted] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const inherited = useMemo(() => inheritedBy(fields), [fields]);

  const edit = useRef(change);
  useEffect(() => {
    edit.current = change;
  });
  const type = useCallback(
    (key: string, typed: string) => {
      correct();
      edit.current((before) => before.map((each) => (surchargeKey(each) === key ? { ...each, typed } : each)));
    },
    [correct],
  );
  const remove = useCallback((key: string) => {
    edit.current((before) => before.filter((each) => surchargeKey(each) !== key));
  }, []);

  const store = async (): Promise<string | null> => {
    setShowsProblems(true);
    if (fields.some(isWrong)) {
      setWanted('');
      // The fields that a filter hid are there after the next drawing.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return 'Hay recargos para corregir';
    }
    const answer = await configuration.setSurcharges(surchargesOf(fields), hasMoved ? tag : seen);
    if (!answer.ok) {
      const isOurs = answer.val.code === 'unreachable';
      return isOurs ? changeFailed('Recargos') : customerConfigurationProblem(answer.val);
    }
    setShowsProblems(false);
    discard();
    toaster.show({ kind: 'Success', title: 'Recargos', message: 'Guardados' });
    return null;
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isUnsaved) submit(store);
  };

  const shows = ({ text }: SurchargeField): boolean => folded(text).includes(folded(wanted));
  const inputs = (which: (field: SurchargeField) => boolean) =>
    fields
      .filter((field) => which(field) && shows(field))
      .map((field) => (
        <SurchargeInput
          key={surchargeKey(field)}
          field={field}
          inherited={inherited.get(surchargeKey(field)) ?? ''}
          showsProblem={showsProblems}
          onType={type}
          onRemove={remove}
        />
      ));
  const general = fields.find(({ productBrandId, productTypeId }) => productBrandId === null && productTypeId === null);
  const isFamily = (field: SurchargeField): boolean => field.productTypeId !== null && !isPair(field);
  const isBrand = (field: SurchargeField): boolean => field.productBrandId !== null && !isPair(field);

  return (
    <form ref={form} className="surcharges" aria-labelledby="config-surcharges" onSubmit={save} noValidate>
      <header>
        <h2 id="config-surcharges">Recargos</h2>
        <p className="muted">
          El precio de venta es tu costo más el recargo. Manda el más cercano al artículo: marca y familia, familia,
          marca, general. Un campo vacío toma el que se ve en gris.
        </p>
        <label className="name-filter">
          <span className="only-read">Filtrar familias y marcas</span>
          <input
            type="search"
            value={wanted}
            maxLength={100}
            placeholder="Familia o marca"
            autoComplete="off"
            onChange={({ target }) => setWanted(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </label>
      </header>
      {general !== undefined && <div className="sur-general">{inputs((field) => field === general)}</div>}
      <fieldset>
        <legend>Por familia</legend>
        <div className="sur-columns">{inputs(isFamily)}</div>
      </fieldset>
      <fieldset>
        <legend>Por marca</legend>
        <div className="sur-columns">{inputs(isBrand)}</div>
      </fieldset>
      <fieldset>
        <legend>Por marca y familia</legend>
        <AddPair
          brands={fields.filter(isBrand)}
          families={fields.filter(isFamily)}
          onAdd={(brand, family) => {
            setWanted('');
            change((before) => withPair(before, brand, family));
          }}
        />
        <div className="sur-columns">{inputs(isPair)}</div>
      </fieldset>
      {isUnsaved && (
        <SaveBar
          what="Recargos"
          isSaving={isSaving}
          problem={problem}
          hasMoved={hasMoved}
          onDiscard={() => {
            correct();
            setShowsProblems(false);
            discard();
          }}
        />
      )}
      <UnsavedChangesGuard isUnsaved={isUnsaved} what="Recargos" />
    </form>
  );
}
