import { useState } from 'react';
import { flyerManagementProblem } from '#adapters/texts/flyers.es.ts';
import type { TiedProducts } from '#core/flyers/flyer-management.service.ts';
import { ProductField } from '#web/cases/product-field.tsx';
import type { FoundProduct } from '#web/cases/product-finder.ts';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { createStore } from '#web/state/store.ts';
import { announce } from '#web/ui/announcer.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type FlyerDraft, flyerFullText, foundText, withFound, withoutProduct } from './flyer-draft.ts';

interface FlyerProductsDialogProps {
  /** The name of its picture. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Which articles a flyer shows: customers find them under it, with their prices. */
export function FlyerProductsDialog({ name, onClose }: FlyerProductsDialogProps) {
  const { pictures } = useServices();
  const of = useServiceQuery(pictures.flyerProducts, name);
  return (
    <Dialog title={`Artículos de ${name}`} onClose={onClose}>
      <QueryState of={of} problem={flyerManagementProblem} skeleton={<Skeleton rows={3} kind="office" />}>
        {(tied) => <FlyerProductsForm name={name} tied={tied} onClose={onClose} />}
      </QueryState>
    </Dialog>
  );
}

function FlyerProductsForm({ name, tied, onClose }: FlyerProductsDialogProps & { readonly tied: TiedProducts }) {
  const { pictures } = useServices();
  const { toaster } = usePublicServices();
  const [draft] = useState(() => createStore<FlyerDraft>({ code: '', products: tied.products, leftOut: [] }));
  const form = useRuleForm<FlyerDraft>({
    draft,
    problemsOf: ({ code }) =>
      code.trim() === '' ? [] : [{ field: 'code', text: 'Elegí el artículo de la lista, o borrá el código' }],
    tells: 'sent',
  });
  const { code, products } = form.values;
  const add = ({ productId, code: found, brands, brandId, description }: FoundProduct, isTypedSince: boolean) => {
    const brandName = brands.find(({ id }) => id === brandId)?.name ?? '';
    const product = { productId, code: found, brandName, description };
    announce(foundText(draft.get(), product));
    form.change((before) => withFound(before, product, isTypedSince));
  };
  const save = form.submit(async (typed) => {
    const ids = typed.products.map(({ productId }) => productId);
    const answer = await pictures.tie(name, ids, tied.tag);
    if (!answer.ok) return [{ field: wholeForm, text: flyerManagementProblem(answer.val) }];
    toaster.show({ kind: 'Success', title: name, message: savedText(ids.length) });
    onClose();
    return [];
  });
  return (
    <form ref={form.element} className="flyer-products" onSubmit={save} noValidate>
      <p className="muted">Al abrir el flyer los clientes llegan a estos artículos, con sus precios, para pedirlos.</p>
      {products.length > 0 && (
        <ul aria-label="Artículos del flyer">
          {products.map((product) => (
            <li key={product.productId}>
              <span>
                <b className="mono">{product.code}</b> {product.brandName}{' '}
                <span className="muted">{product.code === '' ? 'Ya no está a la venta' : product.description}</span>
              </span>
              <button
                type="button"
                className="link"
                disabled={form.isSending}
                onClick={() => form.change((before) => withoutProduct(before, product))}
              >
                Quitar<span className="only-read"> {product.code}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <ProductField
        label="Agregar un artículo"
        isOneOfSeveral
        full={flyerFullText(form.values)}
        typed={code}
        problem={form.problemOf('code')}
        onType={(text) => form.change({ code: text })}
        onLeave={() => undefined}
        onFound={add}
      />
      <FormFailure text={form.failure} />
      <DialogActions isBusy={form.isSending} busyText="Guardando…" action="Guardar" onClose={onClose} />
    </form>
  );
}

const savedText = (count: number): string => {
  if (count === 0) return 'Ya no muestra artículos';
  return count === 1 ? 'Muestra un artículo' : `Muestra ${count} artículos`;
};
