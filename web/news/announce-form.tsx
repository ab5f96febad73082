import { useEffect } from 'react';
import { announcementTexts, newsManagementProblem } from '#adapters/texts/promotions.es.ts';
import { type AnnouncementFlaw, announcementFlaw } from '#core/news/announcement.ts';
import { asId } from '#core/shared/ids.ts';
import { ProductField } from '#web/cases/product-field.tsx';
import type { FoundProduct } from '#web/cases/product-finder.ts';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { settleDraft } from '#web/state/draft-store.ts';
import { Field } from '#web/ui/field.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';

interface Announcement {
  /** The text in the field of the code. */
  readonly code: string;
  readonly product: FoundProduct | null;
}

const blank: Announcement = { code: '', product: null };

const fieldOf: Readonly<Record<AnnouncementFlaw, string>> = { 'product-missing': 'code', 'brand-missing': 'brand' };

const toAnnounce = ({ product }: Announcement) => ({
  productId: product?.productId ?? asId<'product'>(''),
  productBrandId: asId<'product-brand'>(product?.brandId ?? ''),
  code: product?.code ?? '',
  productBrandName: product?.brands.find(({ id }) => id === product.brandId)?.name ?? '',
});

/** A product by its code, the brand that it comes in, and announcing it. */
export function AnnounceForm() {
  const { announcedNews } = useServices();
  const { toaster } = usePublicServices();
  const draft = useUnsavedDraft('announce', blank);
  const form = useRuleForm({
    draft,
    problemsOf: (typed) => {
      const flaw = announcementFlaw(toAnnounce(typed));
      return flaw === null ? [] : [{ field: fieldOf[flaw], text: announcementTexts[flaw] }];
    },
    tells: 'sent',
  });
  const { element, change, problemOf, failure, isSending } = form;
  const { code, product } = form.values;

  const chosen = product?.productId ?? null;
  useEffect(() => {
    // The field is there once there are brands to choose from.
    if (chosen !== null) element.current?.querySelector('select')?.focus();
  }, [chosen, element]);
  const announce = form.submit(async (typed) => {
    const answer = await announcedNews.announce(toAnnounce(typed));
    if (!answer.ok) return [{ field: wholeForm, text: newsManagementProblem(answer.val) }];
    toaster.show({
      kind: 'Success',
      title: `${answer.val.code} ${answer.val.productBrandName}`,
      message: 'Ya está entre las novedades',
    });
    const isAllOfIt = settleDraft(draft, typed, blank);
    announcedNews.announced.outdate();
    if (isAllOfIt) element.current?.querySelector<HTMLElement>('.combobox-field input')?.focus();
    return [];
  });

  return (
    <form ref={element} className="announce" noValidate onSubmit={announce}>
      <ProductField
        label="Artículo"
        typed={code}
        problem={problemOf('code')}
        hint={product?.description}
        onType={(text) => change({ code: text, product: null })}
        onLeave={() => undefined}
        onFound={(found) => change({ code: found.code, product: found })}
      />
      <Field label="Marca" problem={problemOf('brand')} live="status">
        {(ties) => (
          <select
            {...ties}
            value={product?.brandId ?? ''}
            disabled={product === null}
            onChange={({ target }) =>
              product !== null && change({ product: { ...product, brandId: asId<'product-brand'>(target.value) } })
            }
          >
            {(product === null || product.brandId === '') && <option value="">Marca</option>}
            {product?.brands.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="submit" className="btn primary" disabled={isSending}>
        Agregar novedad
      </button>
      <FormFailure text={failure} />
    </form>
  );
}
