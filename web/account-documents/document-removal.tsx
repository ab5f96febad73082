import { currentAccountProblem } from '#adapters/texts/current-account.es.ts';
import { formatPesos } from '#adapters/texts/numbers.es.ts';
import type { ManagedDocument } from '#core/current-account/account-management.service.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Confirm } from '#web/ui/confirm.tsx';

interface DocumentRemovalProps {
  readonly document: ManagedDocument;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks once more, naming what goes. */
export function DocumentRemoval({
  document: { id, title, customerName, total },
  onClose,
  onRemoved,
}: DocumentRemovalProps) {
  const { documents } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const remove = () =>
    submit(async () => {
      const removed = await documents.remove(id);
      onClose();
      if (removed.ok) {
        toaster.show({ kind: 'Success', title, message: 'Eliminado' });
        onRemoved();
      } else toaster.show({ kind: 'Error', title, message: currentAccountProblem(removed.val) });
    });
  return (
    <Confirm title={`¿Eliminar ${title}?`} action="Eliminar" busy={isUnderWay} onClose={onClose} onConfirm={remove}>
      <p>
        Es de {customerName}, por {formatPesos(total)}. Sale de su cuenta corriente y no se puede recuperar.
      </p>
    </Confirm>
  );
}
