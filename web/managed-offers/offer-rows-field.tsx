import { useRef, useState } from 'react';
import { formatPesos } from '#adapters/texts/numbers.es.ts';
import { offerManagementProblem } from '#adapters/texts/offer-management.es.ts';
import type { RowToOffer } from '#core/offers/management/managed-offer.ts';
import type { TypedOffer, TypedRow } from '#core/offers/management/typed-offer.ts';
import { ProductField } from '#web/cases/product-field.tsx';
import type { FoundProduct } from '#web/cases/product-finder.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { useServices } from '#web/services.ts';
import { Icon } from '#web/ui/icon.tsx';
import { QuantityInput } from '#web/ui/quantity-input.tsx';

interface OfferRowsFieldProps {
  readonly form: RuleForm<TypedOffer>;
  /** A combo holds several, each so many times. */
  readonly isMany: boolean;
}

const anyQuantity = { multiple: 1, offers: [] };

const typedRow = ({ productPriceId, code, brandName, description }: RowToOffer): TypedRow => ({
  productPriceId,
  name: `${code} ${brandName}`,
  description,
  quantity: '1',
});

/** The price rows that are offered: found by code, and where a product has several, chosen. */
export function OfferRowsField({ form, isMany }: OfferRowsFieldProps) {
  const { managedOffers } = useServices();
  const [choices, setChoices] = useState<readonly RowToOffer[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const { code, rows } = form.values;
  const take = (row: RowToOffer) => {
    setChoices([]);
    form.change((before) => ({
      ...before,
      code: '',
      rows: isMany
        ? [...before.rows.filter(({ productPriceId }) => productPriceId !== row.productPriceId), typedRow(row)]
        : [typedRow(row)],
    }));
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
  const remove = (row: TypedRow) => {
    element.current?.querySelector<HTMLElement>('.product-field input')?.focus();
    form.change({ rows: rows.filter((each) => each !== row) });
  };
  return (
    <div ref={element} className="case-wide">
      <ProductField
        label={isMany ? 'Agregar artículo' : rows.length === 0 ? 'Artículo' : 'Otro artículo'}
        typed={code}
        problem={trouble ?? form.problemOf('rows')}
        hint={isMany || rows.length > 0 ? undefined : 'Escribí su código y elegilo'}
        isRequired={rows.length === 0}
        onType={(text) => {
          setTrouble(null);
          setChoices([]);
          form.change({ code: text });
        }}
        onLeave={() => undefined}
        onFound={(product) => void found(product)}
      />
      {choices.length > 0 && (
        <ul className="case-products offer-choices" aria-label="¿Cuál?">
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
      {rows.length > 0 && (
        <ul className="case-products offer-rows" aria-label="Artículos de la oferta">
          {rows.map((row, place) => (
            <li key={row.productPriceId}>
              <div className="case-what">
                <span className="code mono">{row.name}</span>
                <div className="what">{row.description}</div>
              </div>
              {isMany && (
                <QuantityInput
                  label={`Cantidad de ${row.name}`}
                  typed={row.quantity}
                  rule={anyQuantity}
                  isUnsaved={false}
                  onType={(quantity) =>
                    form.change({ rows: rows.map((each, at) => (at === place ? { ...each, quantity } : each)) })
                  }
                  onLeave={() => form.leave('rows')}
                />
              )}
              <button
                type="button"
                className="btn case-out"
                aria-label={`Quitar ${row.name}`}
                onClick={() => remove(row)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
