import { useState } from 'react';
import { catalogueProblem } from '#adapters/texts/problems.es.ts';
import { exclusionsProblem } from '#adapters/texts/search.es.ts';
import type { ExclusionsFailure } from '#core/catalogue/exclusions/exclusion.service.ts';
import { type ChosenExclusion, type Exclusion, newExclusion } from '#core/catalogue/exclusions/exclusions.ts';
import { asId } from '#core/shared/ids.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { ChoicesFailed } from '#web/ui/choices-failed.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const title = 'Marcas y Familias';

/**
 * What this person doesn't want to be shown: brands of a family, left out of their searches from the moment they are
 * added.
 */
export function ExclusionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { exclusions } = useServices();
  const { toaster } = usePublicServices();
  const asked = useServiceQuery(exclusions.list);
  const { submit, isUnderWay } = useSubmission();

  const complain = (problem: ExclusionsFailure) =>
    toaster.show({ kind: 'Error', title, message: exclusionsProblem(problem) });

  const save = (next: readonly ChosenExclusion[], kept?: () => void) =>
    submit(async () => {
      const answer = await exclusions.save(next);
      if (!answer.ok) return complain(answer.val);
      kept?.();
    });

  const add = (list: readonly Exclusion[], chosen: ChosenExclusion, added: () => void) => {
    const pair = newExclusion(list, chosen);
    if (pair.ok) save([...list, pair.val], added);
    else complain(pair.val);
  };

  return (
    <Dialog title={title} className="exclusions" onClose={onClose}>
      <p className="muted">Lo que agregues acá no aparece en tus búsquedas. Podés quitarlo cuando quieras.</p>
      <QueryState of={asked} problem={catalogueProblem} skeleton={<Skeleton rows={3} kind="office" />}>
        {(list) => (
          <>
            <NewExclusion isBusy={isUnderWay} onAdd={(chosen, added) => add(list, chosen, added)} />
            {list.length === 0 ? (
              <p className="muted">No ocultás ninguna marca.</p>
            ) : (
              <ul className="exclusion-list">
                {list.map((each) => (
                  <li key={`${each.productBrandId} ${each.productTypeId}`}>
                    <b>{each.productBrandName}</b> <span>{each.productTypeName}</span>
                    <button
                      type="button"
                      className="link"
                      disabled={isUnderWay}
                      aria-label={`Quitar ${each.productBrandName} de ${each.productTypeName}`}
                      onClick={() => save(list.filter((other) => other !== each))}
                    >
                      <Icon name="close" />
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </QueryState>
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={onClose}>
          Cerrar
        </button>
      </div>
    </Dialog>
  );
}

interface NewExclusionProps {
  readonly isBusy: boolean;
  readonly onAdd: (chosen: ChosenExclusion, added: () => void) => void;
}

function NewExclusion({ isBusy, onAdd }: NewExclusionProps) {
  const { catalogue } = useServices();
  const brands = useServiceQuery(catalogue.productBrands);
  const families = useServiceQuery(catalogue.families);
  const [brand, setBrand] = useState<string | null>(null);
  const [type, setType] = useState<string | null>(null);
  const add = () => {
    const chosen = {
      productBrandId: brand === null ? null : asId<'product-brand'>(brand),
      productTypeId: type === null ? null : asId<'product-type'>(type),
    };
    onAdd(chosen, () => setType(null));
  };
  const types = (families.answer ?? []).map(({ id, name, productTypeParentId }) => ({
    id,
    name: productTypeParentId === null ? `${name} (toda la familia)` : `· ${name}`,
  }));
  return (
    <form
      className="finder exclusion-new"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <RadioGroup
        label="Marca"
        none="Elegí una marca"
        options={brands.answer ?? []}
        chosen={brand}
        onChoose={setBrand}
      />
      <RadioGroup label="Familia" none="Elegí una familia" options={types} chosen={type} onChoose={setType} />
      <button type="submit" className="btn primary" disabled={isBusy}>
        Agregar
      </button>
      <ChoicesFailed of={[brands, families]} lacking="las marcas o las familias" />
    </form>
  );
}
