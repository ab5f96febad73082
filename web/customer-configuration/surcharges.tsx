import { type SyntheticEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  changeFailed,
  customerConfigurationProblem,
  surchargeProblem,
} from '#adapters/texts/customer-configuration.es.ts';
import { collidedText } from '#adapters/texts/moved.es.ts';
import type { LastChange } from '#core/audit/last-change.ts';
import { isSurchargeWrong, type SurchargeRow, surchargeKey } from '#core/configuration/surcharge.ts';
import { folded } from '#core/shared/folded.ts';
import { type FieldProblem, wholeForm } from '#web/hooks/form-errors.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useSectionDraft } from '#web/hooks/use-section-draft.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { SaveBar } from '#web/ui/save-bar.tsx';
import { SearchInput } from '#web/ui/search-input.tsx';
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx';
import { AddPair } from './add-pair.tsx';
import {
  fieldsOf,
  inheritedBy,
  isPair,
  type SurchargeField,
  surchargesOf,
  type TypedSurcharges,
  withPair,
} from './surcharge-form.ts';
import { SurchargeInput } from './surcharge-input.tsx';

interface SurchargesProps {
  readonly rows: readonly SurchargeRow[];
  readonly tag: string | null;
  readonly changed: LastChange | null;
}

const fieldAt = (place: number): string => `fields.${place}.typed`;

const problemsOf = ({ fields }: TypedSurcharges): readonly FieldProblem[] =>
  fields.flatMap(({ typed }, place) =>
    isSurchargeWrong(typed) ? [{ field: fieldAt(place), text: surchargeProblem }] : [],
  );

/** The margins with which the shop makes its selling prices: the nearest one to an article applies. */
export function Surcharges({ rows, tag, changed }: SurchargesProps) {
  const { configuration } = useServices();
  const { toaster } = usePublicServices();
  const stored = useMemo(() => ({ fields: fieldsOf(rows) }), [rows]);
  const draft = useSectionDraft<TypedSurcharges>('surcharges', stored, tag);
  const { isUnsaved, hasMoved, values, discard } = draft;
  const form = useRuleForm<TypedSurcharges>({ draft: values, problemsOf });
  const { fields } = form.values;
  const { isSending, isRefused } = form;
  const [wanted, setWanted] = useState('');
  const inherited = useMemo(() => inheritedBy(fields), [fields]);

  const leaving = useRef(form.leave);
  useEffect(() => {
    leaving.current = form.leave;
  });
  const leave = useCallback((place: number) => leaving.current(fieldAt(place)), []);
  const type = useCallback(
    (place: number, typed: string) =>
      values.set((before) => ({
        fields: before.fields.map((each, at) => (at === place ? { ...each, typed } : each)),
      })),
    [values],
  );
  const remove = useCallback(
    (place: number) => values.set((before) => ({ fields: before.fields.filter((_, at) => at !== place) })),
    [values],
  );

  const store = form.submit(async () => {
    const answer = await draft.save(async (typed, seen) =>
      (await configuration.setSurcharges(surchargesOf(typed.fields), seen)).map((kept) => ({ fields: fieldsOf(kept) })),
    );
    if (!answer.ok) {
      const isOurs = answer.val.code === 'unreachable';
      const text = isOurs ? changeFailed('Recargos') : customerConfigurationProblem(answer.val);
      return [{ field: wholeForm, text }];
    }
    toaster.show({ kind: 'Success', title: 'Recargos', message: 'Guardados' });
    return [];
  });
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isUnsaved) return;
    // A wrong field takes the focus, so a filter must not hide it.
    if (problemsOf(form.values).length > 0) setWanted('');
    void store(event);
  };

  const shows = ({ text }: SurchargeField): boolean => folded(text).includes(folded(wanted));
  const inputs = (which: (field: SurchargeField) => boolean) =>
    fields.map((field, place) =>
      which(field) && shows(field) ? (
        <SurchargeInput
          key={surchargeKey(field)}
          place={place}
          text={field.text}
          typed={field.typed}
          isIndented={field.indented}
          inherited={inherited.get(surchargeKey(field)) ?? ''}
          problem={form.problemOf(fieldAt(place))}
          onType={type}
          onLeave={leave}
          onRemove={isPair(field) ? remove : null}
        />
      ) : null,
    );
  const general = fields.find(({ productBrandId, productTypeId }) => productBrandId === null && productTypeId === null);
  const isFamily = (field: SurchargeField): boolean => field.productTypeId !== null && !isPair(field);
  const isBrand = (field: SurchargeField): boolean => field.productBrandId !== null && !isPair(field);

  return (
    <form ref={form.element} className="surcharges" aria-labelledby="config-surcharges" onSubmit={save} noValidate>
      <header>
        <h2 id="config-surcharges">Recargos</h2>
        <p className="muted">
          El precio de venta es tu costo más el recargo. Manda el más cercano al artículo: marca y familia, familia,
          marca, general. Un campo vacío toma el que se ve en gris.
        </p>
        <SearchInput
          label="Filtrar familias y marcas"
          placeholder="Familia o marca"
          value={wanted}
          onChange={setWanted}
        />
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
            values.set((before) => ({ fields: withPair(before.fields, brand, family) }));
          }}
        />
        <div className="sur-columns">{inputs(isPair)}</div>
      </fieldset>
      {isUnsaved && (
        <SaveBar
          what="Recargos"
          isSaving={isSending}
          problem={form.failure ?? (isRefused ? 'Hay recargos para corregir' : null)}
          hasMoved={hasMoved}
          moved={collidedText([], changed)}
          onDiscard={() => {
            discard();
            form.begin();
          }}
        />
      )}
      <UnsavedChangesGuard isUnsaved={isUnsaved} what="Recargos" />
    </form>
  );
}
