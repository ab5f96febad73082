import { useNavigate } from 'react-router-dom';
import { productManagementProblem } from '#adapters/texts/product-management.es.ts';
import type { SeenProduct } from '#core/catalogue/management/managed-product.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { linkToProducts } from './product-url.ts';

interface RemoveProductDialogProps {
  readonly product: SeenProduct;
  readonly onClose: () => void;
}

/** Takes a product out that nothing names; of one that was sold it says what to do instead. */
export function RemoveProductDialog({ product: { id, brand, details }, onClose }: RemoveProductDialogProps) {
  const { productManagement } = useServices();
  const { toaster } = usePublicServices();
  const navigate = useNavigate();
  const { submit, isUnderWay, failure: problem } = useSubmission<string>();
  const remove = () =>
    submit(async () => {
      const answer = await productManagement.remove(id);
      if (!answer.ok) return productManagementProblem(answer.val);
      toaster.show({ kind: 'Success', title: `${details.code} ${brand}`, message: 'Se eliminó' });
      navigate(linkToProducts({}), { replace: true });
      return null;
    });
  return (
    <Confirm
      title={`¿Eliminar ${details.code} ${brand}?`}
      action="Eliminar"
      busy={isUnderWay}
      onConfirm={remove}
      onClose={onClose}
    >
      {problem === null && (
        <p className="muted">
          Sólo se elimina lo que nunca se vendió. Si una lista lo vuelve a traer, se crea de nuevo.
        </p>
      )}
      <FormFailure text={problem} />
    </Confirm>
  );
}
