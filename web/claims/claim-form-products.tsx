import type { ReactNode } from 'react';
import { maxClaimedProducts } from '#core/claims/claim-to-open.ts';
import { asId } from '#core/shared/ids.ts';
import type { RowFocus } from '#web/hooks/row-focus.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { FieldRows, fullText } from '#web/ui/field-rows.tsx';
import { QuantityInput } from '#web/ui/quantity-input.tsx';
import type { ClaimDraft, DraftProduct } from './claim-draft.ts';

interface ClaimFormProductsProps {
  readonly form: RuleForm<ClaimDraft>;
  readonly focus: RowFocus;
  readonly onRemove: (place: number) => void;
  /** What adds one. */
  readonly children: ReactNode;
}

const anyQuantity = { multiple: 1, offers: [] };

/** What is claimed: each with its brand and how many. */
export function ClaimFormProducts({ form, focus, onRemove, children }: ClaimFormProductsProps) {
  const { products } = form.values;
  const keys = keysOf(products);
  const problemAt = (place: number, field: string) => form.problemOf(`products.${place}.${field}`);
  return (
    <FieldRows
      label="Artículos del reclamo"
      className="lined claim-rows"
      rows={products}
      focus={focus}
      full={fullText(products.length, maxClaimedProducts)}
      keyOf={(_, place) => keys[place] ?? place}
      nameOf={({ code }) => code}
      problemsOf={(place) => fields.map((field) => problemAt(place, field))}
      onChange={(next) => form.change({ products: next })}
      onRemove={onRemove}
      fields={({ row: { code, description, brands, brandId, quantity }, place, noteId, put }) => (
        <>
          <div className="case-what">
            <span className="code mono">{code}</span>
            <div className="what">{description}</div>
          </div>
          <select
            aria-label={`Marca de ${code}`}
            aria-invalid={problemAt(place, 'productId') !== null || problemAt(place, 'productBrandId') !== null}
            aria-describedby={noteId}
            value={brandId}
            onBlur={() => {
              form.leave(`products.${place}.productId`);
              form.leave(`products.${place}.productBrandId`);
            }}
            onChange={({ target }) => put({ brandId: asId<'product-brand'>(target.value) })}
          >
            {brandId === '' && <option value="">Marca</option>}
            {brands.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <QuantityInput
            label={`Cantidad de ${code}`}
            typed={quantity}
            rule={anyQuantity}
            isUnsaved={false}
            wrong={problemAt(place, 'quantity') === null ? undefined : noteId}
            onType={(typed) => put({ quantity: typed })}
            onLeave={() => form.leave(`products.${place}.quantity`)}
          />
        </>
      )}
    >
      {children}
    </FieldRows>
  );
}

const fields = ['productId', 'productBrandId', 'quantity'];

/** A product may be there twice until the form says that it is. */
const keysOf = (products: readonly DraftProduct[]): readonly string[] =>
  products.map(({ productId }, place) => {
    const before = products.slice(0, place).filter((each) => each.productId === productId);
    return `${productId} ${before.length}`;
  });
