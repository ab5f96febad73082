import { useEffect, useRef } from 'react';
import { asId } from '#core/shared/ids.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { Icon } from '#web/ui/icon.tsx';
import { QuantityInput } from '#web/ui/quantity-input.tsx';
import { type ClaimDraft, type DraftProduct, withProductChanged } from './claim-draft.ts';

interface ClaimFormProductsProps {
  readonly form: RuleForm<ClaimDraft>;
  readonly onRemove: (place: number) => void;
}

const anyQuantity = { multiple: 1, offers: [] };

/** What is claimed: each with its brand and how many. One that is added takes the focus to its quantity. */
export function ClaimFormProducts({ form, onRemove }: ClaimFormProductsProps) {
  const { products } = form.values;
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(products.length);
  useEffect(() => {
    const inputs = list.current?.querySelectorAll<HTMLElement>('.quantity-input input');
    if (products.length > before.current) inputs?.[products.length - 1]?.focus();
    before.current = products.length;
  }, [products.length]);
  if (products.length === 0) return null;
  return (
    <ul ref={list} className="case-products" aria-label="Artículos del reclamo">
      {keyed(products).map(([key, product], place) => (
        <ProductLine
          key={key}
          product={product}
          problems={['productId', 'productBrandId', 'quantity'].map((field) =>
            form.problemOf(`products.${place}.${field}`),
          )}
          onLeave={(field) => form.leave(`products.${place}.${field}`)}
          onChange={(change) => form.change((before) => withProductChanged(before, place, change))}
          onRemove={() => {
            // The button goes with its line: what follows is the field for another.
            list.current?.closest('fieldset')?.querySelector<HTMLElement>('.combobox-field input')?.focus();
            onRemove(place);
          }}
        />
      ))}
    </ul>
  );
}

/** One product may stand twice until it is said that it does. */
const keyed = (products: readonly DraftProduct[]): readonly (readonly [key: string, product: DraftProduct])[] =>
  products.map((product, place) => {
    const before = products.slice(0, place).filter(({ productId }) => productId === product.productId);
    return [`${product.productId} ${before.length}`, product];
  });

interface ProductLineProps {
  readonly product: DraftProduct;
  readonly problems: readonly (string | null)[];
  readonly onLeave: (field: 'productId' | 'productBrandId' | 'quantity') => void;
  readonly onChange: (change: Partial<Pick<DraftProduct, 'brandId' | 'quantity'>>) => void;
  readonly onRemove: () => void;
}

function ProductLine({ product, problems, onLeave, onChange, onRemove }: ProductLineProps) {
  const { code, description, brands, brandId, quantity } = product;
  const wrongs = problems.filter((problem) => problem !== null);
  const left = () => {
    onLeave('productId');
    onLeave('productBrandId');
  };
  return (
    <li>
      <div className="case-what">
        <span className="code mono">{code}</span>
        <div className="what">{description}</div>
      </div>
      <select
        aria-label={`Marca de ${code}`}
        aria-invalid={problems[0] !== null || problems[1] !== null}
        value={brandId}
        onBlur={left}
        onChange={({ target }) => onChange({ brandId: asId<'product-brand'>(target.value) })}
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
        onType={(typed) => onChange({ quantity: typed })}
        onLeave={() => onLeave('quantity')}
      />
      <button type="button" className="btn case-out" aria-label={`Quitar ${code}`} onClick={onRemove}>
        <Icon name="close" />
      </button>
      <div className="wrong" role="status">
        {wrongs.join('. ')}
      </div>
    </li>
  );
}
