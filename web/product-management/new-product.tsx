import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { productManagementProblem } from '#adapters/texts/product-management.es.ts';
import type { ProductChoices } from '#core/catalogue/management/managed-product.ts';
import { blankProduct, readTypedProduct, type TypedProduct } from '#core/catalogue/management/typed-product.ts';
import { isSameData } from '#core/shared/same-data.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { useGoOnAfterSaving } from '#web/hooks/go-on-after-saving.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { settleDraft } from '#web/state/draft-store.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx';
import { OtherProductNotice } from './other-product-notice.tsx';
import { ProductFields } from './product-fields.tsx';
import { linkToProducts } from './product-url.ts';
import { useProductForm } from './use-product-form.ts';

/** A new article at the right of the list. */
export function NewProduct() {
  const { productManagement } = useServices();
  const choices = useServiceQuery(productManagement.choices);
  return (
    <main className="office product-page">
      <PageTitle>Nuevo artículo</PageTitle>
      <QueryState of={choices} problem={productManagementProblem} skeleton={<Skeleton rows={10} kind="office" />}>
        {(known) => <NewProductForm choices={known} />}
      </QueryState>
    </main>
  );
}

function NewProductForm({ choices }: { readonly choices: ProductChoices }) {
  const { productManagement } = useServices();
  const { toaster } = usePublicServices();
  const goOn = useGoOnAfterSaving();
  const heading = useId();
  const title = useArrivalFocus<HTMLHeadingElement>();
  const [start] = useState(() => blankProduct(choices.priceLists.map(({ id }) => id)));
  const draft = useUnsavedDraft<TypedProduct>('new product', start);
  const { form, other, begin, refused } = useProductForm(draft);
  const create = form.submit(async (typed) => {
    begin();
    const answer = await productManagement.create(readTypedProduct(typed));
    if (!answer.ok) return refused(answer.val);
    settleDraft(draft, typed, start);
    const { id, brand, details } = answer.val;
    toaster.show({ kind: 'Success', title: `${details.code} ${brand}`, message: 'Artículo creado: ya se encuentra' });
    goOn(linkToProducts({ open: id }));
    return [];
  });
  return (
    <form ref={form.element} className="product-form" aria-labelledby={heading} onSubmit={create} noValidate>
      <header className="office-head">
        <h1 id={heading} ref={title} tabIndex={-1}>
          Nuevo artículo
        </h1>
        <Link className="btn" to={linkToProducts({})}>
          Cancelar
        </Link>
      </header>
      <fieldset className="product-written" role="presentation" disabled={form.isSending}>
        <ProductFields form={form} choices={choices} own={null} />
      </fieldset>
      <OtherProductNotice other={other} />
      <FormFailure text={form.failure} />
      <button type="submit" className="btn primary big" disabled={form.isSending}>
        {form.isSending ? 'Creando…' : 'Crear artículo'}
      </button>
      <UnsavedChangesGuard isUnsaved={!isSameData(form.values, start)} what="el artículo nuevo" />
    </form>
  );
}
