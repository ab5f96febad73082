import { useState } from 'react';
import { formatPesos } from '#adapters/texts/numbers.es.ts';
import { offerManagementProblem } from '#adapters/texts/offer-management.es.ts';
import type { RowToOffer } from '#core/offers/management/managed-offer.ts';
import { ProductField, type ProductFieldProps } from '#web/cases/product-field.tsx';
import type { FoundProduct } from '#web/cases/product-finder.ts';
import { useServices } from '#web/services.ts';

interface PriceRowFieldProps extends Omit<ProductFieldProps, 'onLeave' | 'onFound'> {
  readonly onTake: (row: RowToOffer) => void;
}

/** A price row of the catalogue: found by its code, and where a product has several, chosen. */
export function PriceRowField({ onTake, ...field }: PriceRowFieldProps) {
  const { managedOffers } = useServices();
  const [choices, setChoices] = useState<readonly RowToOffer[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const take = (row: RowToOffer) => {
    setChoices([]);
    onTake(row);
  };
  const found = async ({ productId, brands, brandId }: FoundProduct) => {
    setTrouble(null);
    const answer = await managedOffers.rowsOf(productId);
    if (!answer.ok) return setTrouble(offerManagementProblem(answer.val));
    const name = brands.find(({ id }) => id === brandId)?.name;
    const named = answer.val.filter(({ brandName }) => brandName === name);
    const [only, ...others] = named.length > 0 ? named : answer.val;
    if (only === undefined) return setTrouble('Ese artículo no tiene precios: elegí otro');
    if (others.length === 0) take(only);
    else setChoices([only, ...others]);
  };
  return (
    <>
      <ProductField
        {...field}
        problem={trouble ?? field.problem}
        onType={(text) => {
          setTrouble(null);
          setChoices([]);
          field.onType(text);
        }}
        onLeave={() => undefined}
        onFound={(product) => void found(product)}
      />
      {choices.length > 0 && (
        <ul className="offer-choices" aria-label="¿Cuál?">
          {choices.map((row) => (
            <li key={row.productPriceId}>
              <button type="button" className="btn" onClick={() => take(row)}>
                {row.code} {row.brandName}
                {row.listPrice !== null && <span className="muted"> {formatPesos(row.listPrice)} de lista</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
