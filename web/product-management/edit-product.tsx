import { useMemo } from 'react';
import { collidedText } from '#adapters/texts/moved.es.ts';
import type { ProductChoices, SeenProduct } from '#core/catalogue/management/managed-product.ts';
import { readTypedProduct, type TypedProduct, typedProduct } from '#core/catalogue/management/typed-product.ts';
import { useSectionDraft } from '#web/hooks/use-section-draft.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { SaveBar } from '#web/ui/save-bar.tsx';
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx';
import { OtherProductNotice } from './other-product-notice.tsx';
import { ProductFields } from './product-fields.tsx';
import { useProductForm } from './use-product-form.ts';

interface EditProductProps {
  readonly product: SeenProduct;
  readonly choices: ProductChoices;
}

/** What is settled about a product, saved as a whole; what collides with somebody else's is asked about. */
export function EditProduct({ product, choices }: EditProductProps) {
  const { productManagement } = useServices();
  const { toaster } = usePublicServices();
  const { id, details, brand, tag } = product;
  const name = `${details.code} ${brand}`;
  const stored = useMemo(() => typedProduct(details), [details]);
  const section = useSectionDraft<TypedProduct>(`product ${id}`, stored, tag);
  const { form, other, begin, refused } = useProductForm(section.values);
  const save = form.submit(async () => {
    begin();
    const answer = await section.save(async (sent, seen) =>
      (await productManagement.change(id, seen, readTypedProduct(sent))).map((saved) => typedProduct(saved.details)),
    );
    if (!answer.ok) return refused(answer.val);
    toaster.show({ kind: 'Success', title: answer.val.code, message: 'Se guardaron los cambios' });
    return [];
  });
  const isRenamed = form.values.code.trim() !== details.code || form.values.brandId !== (details.brandId ?? '');
  return (
    <form ref={form.element} className="product-form" aria-label={`Datos de ${name}`} onSubmit={save} noValidate>
      <ProductFields form={form} choices={choices} own={id} />
      {isRenamed && (
        <p className="notice warn">
          Una lista que siga diciendo {brand} {details.code} va a crear otro artículo.
        </p>
      )}
      <OtherProductNotice other={other} />
      {section.isUnsaved && (
        <SaveBar
          what={name}
          isSaving={form.isSending}
          problem={form.failure}
          hasMoved={section.hasMoved}
          moved={collidedText(section.collided, product.changed)}
          onDiscard={() => {
            section.discard();
            form.begin();
            begin();
          }}
        />
      )}
      <UnsavedChangesGuard isUnsaved={section.isUnsaved} what={`los datos de ${name}`} />
    </form>
  );
}
