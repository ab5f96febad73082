import { useEffect, useState } from 'react';
import { catalogueProblem } from '#adapters/texts/problems.es.ts';
import { exclusionsProblem } from '#adapters/texts/search.es.ts';
import { type ChosenExclusion, type Exclusion, newExclusion } from '#core/catalogue/exclusions.ts';
import type { ExclusionsFailure } from '#core/catalogue/exclusions-desk.ts';
import { asId } from '#core/shared/ids.ts';
import { useDesks } from '#web/desks.ts';
import { useFront } from '#web/front-context.tsx';
import { useAsked } from '#web/parts/asked.ts';
import { Bones } from '#web/parts/bones.tsx';
import { Dialog } from '#web/parts/dialog.tsx';
import { Failed } from '#web/parts/failed.tsx';
import { Icon } from '#web/parts/icon.tsx';
import { SingleChoice } from '#web/parts/single-choice.tsx';
import { useSubmission } from '#web/parts/submission.ts';

const title = 'Marcas y Familias';

/** What this person doesn't want to be shown: brands of a family, left out of their searches from the moment they are added. */
export function ExclusionsWindow({ onClose }: { readonly onClose: () => void }) {
  const { exclusions, caller, forget } = useDesks();
  const { toaster } = useFront();
  const [list, setList] = useState<readonly Exclusion[] | null>(null);
  const [failure, fail] = useState<string | null>(null);
  const [attempt, tryAgain] = useState(0);
  const { submit, isUnderWay } = useSubmission();

  useEffect(() => {
    let isWanted = attempt >= 0;
    void exclusions.read(caller).then((answer) => {
      if (!isWanted) return;
      fail(answer.ok ? null : catalogueProblem(answer.val));
      if (answer.ok) setList(answer.val);
    });
    return () => {
      isWanted = false;
    };
  }, [exclusions, caller, attempt]);

  const complain = (problem: ExclusionsFailure) =>
    toaster.show({ kind: 'Error', title, message: exclusionsProblem(problem) });

  const save = (next: readonly ChosenExclusion[], kept?: () => void) =>
    submit(async () => {
      const answer = await exclusions.save(caller, next);
      if (!answer.ok) return complain(answer.val);
      setList(answer.val);
      forget();
      kept?.();
    });

  const add = (chosen: ChosenExclusion, added: () => void) => {
    const pair = newExclusion(list ?? [], chosen);
    if (pair.ok) save([...(list ?? []), pair.val], added);
    else complain(pair.val);
  };

  return (
    <Dialog title={title} className="exclusions" onClose={onClose}>
      <p className="muted">Lo que agregues acá no aparece en tus búsquedas. Podés quitarlo cuando quieras.</p>
      {failure !== null ? (
        <Failed text={failure} onRetry={() => tryAgain(attempt + 1)} />
      ) : list === null ? (
        <Bones rows={3} kind="office" />
      ) : (
        <>
          <NewExclusion isBusy={isUnderWay} onAdd={add} />
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
  const { finders } = useDesks();
  const brands = useAsked(finders.productBrands, 'all').answer ?? [];
  const families = useAsked(finders.families, 'all').answer ?? [];
  const [brand, chooseBrand] = useState<string | null>(null);
  const [type, chooseType] = useState<string | null>(null);
  const add = () => {
    const chosen = {
      productBrandId: brand === null ? null : asId<'product-brand'>(brand),
      productTypeId: type === null ? null : asId<'product-type'>(type),
    };
    onAdd(chosen, () => chooseType(null));
  };
  const types = families.map(({ id, name, productTypeParentId }) => ({
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
      <SingleChoice label="Marca" none="Elegí una marca" options={brands} chosen={brand} onChoose={chooseBrand} />
      <SingleChoice label="Familia" none="Elegí una familia" options={types} chosen={type} onChoose={chooseType} />
      <button type="submit" className="btn primary" disabled={isBusy}>
        Agregar
      </button>
    </form>
  );
}
