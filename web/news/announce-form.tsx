import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { newsManagementProblem } from '#adapters/texts/promotions.es.ts';
import { asId } from '#core/shared/ids.ts';
import { ProductField } from '#web/cases/product-field.tsx';
import type { FoundProduct } from '#web/cases/product-finder.ts';
import { useFront } from '#web/front-context.tsx';
import { useSubmission } from '#web/hooks/submission.ts';
import { useUnsaved } from '#web/hooks/use-unsaved.ts';
import { useServices } from '#web/services.ts';

type Wrong = { readonly field: 'product' | 'brand' | 'whole'; readonly text: string };

/** A product by its code, the brand that it comes in, and announcing it. */
export function AnnounceForm() {
  const { announcing } = useServices();
  const { toaster } = useFront();
  const form = useRef<HTMLFormElement>(null);
  const brandField = useId();
  const [unsaved, type] = useUnsaved<string>('announce');
  const typed = unsaved ?? '';
  const [product, choose] = useUnsaved<FoundProduct>('announced product');
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const { submit, isUnderWay } = useSubmission();

  const chosen = product?.productId ?? null;
  useEffect(() => {
    // The field is there once there are brands to choose from.
    if (chosen !== null) document.getElementById(brandField)?.focus();
  }, [chosen, brandField]);
  const focusProduct = () => form.current?.querySelector<HTMLElement>('.product-field input')?.focus();
  const focusBrand = () => document.getElementById(brandField)?.focus();
  const announce = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isUnderWay) return;
    if (product === null) {
      setWrong({ field: 'product', text: 'Elegí un artículo por su código' });
      return focusProduct();
    }
    if (product.brandId === '') {
      setWrong({ field: 'brand', text: 'Elegí la marca' });
      return focusBrand();
    }
    const news = {
      productId: product.productId,
      productBrandId: product.brandId,
      code: product.code,
      productBrandName: product.brands.find(({ id }) => id === product.brandId)?.name ?? '',
    };
    submit(async () => {
      const answer = await announcing.announce(news);
      if (!answer.ok) return setWrong({ field: 'whole', text: newsManagementProblem(answer.val) });
      const { code, productBrandName } = answer.val;
      toaster.show({ kind: 'Success', title: `${code} ${productBrandName}`, message: 'Ya está entre las novedades' });
      type('');
      choose(null);
      setWrong(null);
      announcing.announced.outdate();
      focusProduct();
    });
  };

  const textOf = (field: Wrong['field']): string | null => (wrong?.field === field ? wrong.text : null);
  return (
    <form ref={form} className="announce" noValidate onSubmit={announce}>
      <ProductField
        label="Artículo"
        typed={typed}
        problem={textOf('product')}
        hint={product !== null && <span className="muted">{product.description}</span>}
        onType={(text) => {
          type(text);
          choose(null);
          setWrong(null);
        }}
        onLeave={() => undefined}
        onFound={(found) => {
          type(found.code);
          choose(found);
          setWrong(null);
        }}
      />
      <div className="field">
        <label htmlFor={brandField}>Marca</label>
        <select
          id={brandField}
          value={product?.brandId ?? ''}
          disabled={product === null}
          aria-invalid={textOf('brand') !== null}
          aria-describedby={`${brandField}-wrong`}
          onChange={({ target }) => {
            if (product !== null) choose({ ...product, brandId: asId<'product-brand'>(target.value) });
            setWrong(null);
          }}
        >
          {(product === null || product.brandId === '') && <option value="">Marca</option>}
          {product?.brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <span id={`${brandField}-wrong`} className="wrong" role="status">
          {textOf('brand')}
        </span>
      </div>
      <button type="submit" className="btn primary" disabled={isUnderWay}>
        Agregar novedad
      </button>
      <p className="wrong" role="alert">
        {textOf('whole')}
      </p>
    </form>
  );
}
