import { catalogueNameProblem, nameKindTexts } from '#adapters/texts/catalogue-names.es.ts';
import type { CatalogueName } from '#core/catalogue/names/catalogue-name.service.ts';
import type { NameKind } from '#core/catalogue/names/catalogue-name.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';

interface RemoveNameDialogProps {
  readonly kind: NameKind;
  readonly name: CatalogueName;
  readonly onClose: () => void;
}

/** Takes a name out that nothing uses; of one that is used it says what uses it. */
export function RemoveNameDialog({ kind, name, onClose }: RemoveNameDialogProps) {
  const { catalogueNames } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay, failure: problem } = useSubmission<string>();
  const remove = () =>
    submit(async () => {
      const answer = await catalogueNames.remove(kind, name.id);
      if (!answer.ok) return catalogueNameProblem(answer.val);
      toaster.show({ kind: 'Success', title: name.name, message: 'Se eliminó' });
      onClose();
      return null;
    });
  return (
    <Confirm
      title={`¿Eliminar ${nameKindTexts[kind].the} ${name.name}?`}
      action="Eliminar"
      busy={isUnderWay}
      onConfirm={remove}
      onClose={onClose}
    >
      {problem === null && (
        <p className="muted">Sólo se elimina lo que nada usa. Si una lista la vuelve a nombrar, se crea de nuevo.</p>
      )}
      <FormFailure text={problem} />
    </Confirm>
  );
}
