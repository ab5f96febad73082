import { useState } from 'react';
import { catalogueNameProblem, mergePlanTexts, nameKindTexts } from '#adapters/texts/catalogue-names.es.ts';
import type { CatalogueName } from '#core/catalogue/names/catalogue-name.service.ts';
import { mergeRefusal, type NameKind } from '#core/catalogue/names/catalogue-name.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NamePicker } from './name-picker.tsx';

interface MergeDialogProps {
  readonly kind: NameKind;
  readonly name: CatalogueName;
  readonly onClose: () => void;
}

/** Into which other one a name goes, what that does, and whether it is wanted. */
export function MergeDialog({ kind, name, onClose }: MergeDialogProps) {
  const { catalogueNames } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay, failure: problem, correct } = useSubmission<string>();
  const [target, setTarget] = useState<CatalogueName | null>(null);
  const asked = target === null ? null : { kind, source: name.id, target: target.id };
  const plan = useServiceQuery(catalogueNames.mergePlan, asked);
  const texts = nameKindTexts[kind];
  const merge = () =>
    submit(async () => {
      if (asked === null) return null;
      const answer = await catalogueNames.merge(asked);
      if (!answer.ok) return catalogueNameProblem(answer.val);
      toaster.show({ kind: 'Success', title: name.name, message: `Desde ahora es ${answer.val.name}` });
      onClose();
      return null;
    });
  const isSeen = target !== null && plan.isCurrent && plan.answer !== null;
  return (
    <Dialog title={`Unir ${texts.the} ${name.name}`} className="merge-dialog" onClose={onClose}>
      <p className="muted">
        Todo lo suyo pasa a la que elijas. Las listas que digan {name.name} van a significar esa, desde ahora.
      </p>
      <NamePicker
        label={`Unir a ${texts.another}`}
        kind={kind}
        within={kind === 'engines' ? name.parent?.id : undefined}
        isOffered={(other) => mergeRefusal(kind, name, other) === null}
        chosen={target?.id ?? ''}
        onChoose={(_id, chosen) => {
          setTarget(chosen);
          correct();
        }}
      />
      {target !== null && (
        <QueryState of={plan} problem={catalogueNameProblem} skeleton={<Skeleton rows={2} kind="office" />}>
          {(shown) => {
            const { moves, warnings } = mergePlanTexts(shown, name.name, target.name);
            return (
              <div className="merge-plan" role="status">
                <p>{moves}</p>
                {warnings.map((warning) => (
                  <p key={warning} className="notice warn">
                    {warning}
                  </p>
                ))}
              </div>
            );
          }}
        </QueryState>
      )}
      <FormFailure text={problem} />
      <div className="dialog-actions">
        <button type="button" className="btn" disabled={isUnderWay} onClick={onClose}>
          Cancelar
        </button>
        <button
          type="button"
          className="btn primary"
          disabled={isUnderWay || !isSeen || (plan.answer?.clashCount ?? 0) > 0}
          onClick={merge}
        >
          {isUnderWay ? 'Uniendo…' : 'Unir'}
        </button>
      </div>
    </Dialog>
  );
}
