import { useRef } from 'react';
import type { RowToOffer } from '#core/offers/management/managed-offer.ts';
import type { TypedOffer, TypedRow } from '#core/offers/management/typed-offer.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { Icon } from '#web/ui/icon.tsx';
import { QuantityInput } from '#web/ui/quantity-input.tsx';
import { PriceRowField } from './price-row-field.tsx';

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

/** The price rows that are offered. */
export function OfferRowsField({ form, isMany }: OfferRowsFieldProps) {
  const element = useRef<HTMLDivElement>(null);
  const { code, rows } = form.values;
  const take = (row: RowToOffer) => {
    form.change((before) => ({
      ...before,
      code: '',
      rows: isMany
        ? [...before.rows.filter(({ productPriceId }) => productPriceId !== row.productPriceId), typedRow(row)]
        : [typedRow(row)],
    }));
  };
  const remove = (row: TypedRow) => {
    element.current?.querySelector<HTMLElement>('.combobox-field input')?.focus();
    form.change({ rows: rows.filter((each) => each !== row) });
  };
  return (
    <div ref={element} className="case-wide">
      <PriceRowField
        label={isMany ? 'Agregar artículo' : rows.length === 0 ? 'Artículo' : 'Otro artículo'}
        typed={code}
        problem={form.problemOf('rows')}
        hint={isMany || rows.length > 0 ? undefined : 'Escribí su código y elegilo'}
        isRequired={rows.length === 0}
        onType={(text) => form.change({ code: text })}
        onTake={take}
      />
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
