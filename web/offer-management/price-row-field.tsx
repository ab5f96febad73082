import { useState } from 'react';
import { formatPesos } from '#adapters/texts/numbers.es.ts';
import { offerManagementProblem } from '#adapters/texts/offer-management.es.ts';
import type { RowToOffer } from '#core/offers/management/managed-offer.ts';
import { FetchingProductField, type ProductFieldProps } from '#web/cases/product-field.tsx';
import { useServices } from '#web/services.ts';
import { priceRowsOfProduct } from './price-rows-of-product.ts';

interface PriceRowFieldProps extends Omit<ProductFieldProps, 'onLeave' | 'onFound'> {
  readonly onTake: (row: RowToOffer) => void;
}

/** A price row of the catalogue: found by its code, and where a product has several, chosen. */
export function PriceRowField({ onTake, ...field }: PriceRowFieldProps) {
  const { managedOffers, productFinder } = useServices();
  const [choices, setChoices] = useState<readonly RowToOffer[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const clear = () => {
    setTrouble(null);
    setChoices([]);
  };
  const take = (row: RowToOffer) => {
    setChoices([]);
    onTake(row);
  };
  return (
    <>
      <FetchingProductField
        {...field}
        problem={trouble ?? field.problem}
        fetch={priceRowsOfProduct({ take: productFinder.take, rowsOf: managedOffers.rowsOf })}
        onType={(text) => {
          clear();
          field.onType(text);
        }}
        onLeave={() => undefined}
        onChoose={clear}
        onFound={(answer) => {
          if (!answer.ok) return setTrouble(offerManagementProblem(answer.val));
          const [only, ...others] = answer.val;
          if (only === undefined) setTrouble('Ese artículo no tiene precios: elegí otro');
          else if (others.length === 0) take(only);
          else setChoices(answer.val);
        }}
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
