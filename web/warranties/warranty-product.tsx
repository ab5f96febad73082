import { asId } from '#core/shared/ids.ts';
import { maxLengthsOfWarranty } from '#core/warranties/warranty-to-request.ts';
import { useOwnInvoices } from '#web/cases/own-invoices.tsx';
import { ProductField } from '#web/cases/product-field.tsx';
import { Field } from '#web/ui/field.tsx';
import type { WarrantyForm } from './use-warranty-form.ts';
import { WarrantyField } from './warranty-field.tsx';

/** The failed product: its code, its brand, how many, and the invoice. */
export function WarrantyProduct({ form }: { readonly form: WarrantyForm }) {
  const { values: draft, change, problemOf, leave, isRequired } = form;
  const { product } = draft;
  const invoices = useOwnInvoices();
  return (
    <fieldset className="case-part">
      <legend>Producto</legend>
      <div className="case-fields">
        <div className="case-wide">
          <ProductField
            label="Código del artículo"
            typed={draft.code}
            isRequired={isRequired('productId')}
            problem={problemOf('productId')}
            hint={product?.description}
            // Another code is another product, which has to be chosen again.
            onType={(code) => change({ code, product: null })}
            onLeave={() => leave('productId')}
            onFound={(found) => change({ code: found.code, product: found })}
          />
        </div>
        <Field label="Marca" isRequired={isRequired('productBrandId')} problem={problemOf('productBrandId')}>
          {(ties) => (
            <select
              {...ties}
              disabled={product === null}
              value={product?.brandId ?? ''}
              onBlur={() => leave('productBrandId')}
              onChange={({ target }) =>
                product !== null && change({ product: { ...product, brandId: asId<'product-brand'>(target.value) } })
              }
            >
              {(product === null || product.brandId === '') && <option value="">Elegí una</option>}
              {product?.brands.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <WarrantyField form={form} field="quantity" label="Cantidad" isNumber maxLength={7} />
        <WarrantyField
          form={form}
          field="purchaseDocument"
          label="Número de factura"
          placeholder="A 00001-00012345"
          known={invoices.map(({ title }) => title)}
          isMono
          maxLength={maxLengthsOfWarranty.purchaseDocument}
        />
      </div>
    </fieldset>
  );
}
