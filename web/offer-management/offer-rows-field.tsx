import type { RowToOffer } from '#core/offers/management/managed-offer.ts';
import { maxOfferRows } from '#core/offers/management/offer-flaws.ts';
import type { TypedOffer, TypedRow } from '#core/offers/management/typed-offer.ts';
import { useRowFocus } from '#web/hooks/row-focus.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { FieldRows, fullText } from '#web/ui/field-rows.tsx';
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
  const focus = useRowFocus();
  const { code, rows } = form.values;
  const take = (row: RowToOffer) => {
    focus.added('last');
    form.change((before) => ({
      ...before,
      code: '',
      rows: isMany
        ? [...before.rows.filter(({ productPriceId }) => productPriceId !== row.productPriceId), typedRow(row)]
        : [typedRow(row)],
    }));
  };
  const isFirst = rows.length === 0;
  const hint = isMany ? fullText(rows.length, maxOfferRows) : isFirst ? 'Escribí su código y elegilo' : null;
  return (
    <div className="case-wide">
      <FieldRows
        label="Artículos de la oferta"
        className="lined offer-rows"
        rows={rows}
        focus={focus}
        keyOf={({ productPriceId }) => productPriceId}
        nameOf={({ name }) => name}
        problemsOf={() => []}
        onChange={(next) => form.change({ rows: next })}
        fields={({ row, put }) => (
          <>
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
                onType={(quantity) => put({ quantity })}
                onLeave={() => form.leave('rows')}
              />
            )}
          </>
        )}
        addsAbove
      >
        <PriceRowField
          label={isMany ? 'Agregar artículo' : isFirst ? 'Artículo' : 'Otro artículo'}
          typed={code}
          problem={form.problemOf('rows')}
          hint={hint ?? undefined}
          isRequired={isFirst}
          onType={(text) => form.change({ code: text })}
          onTake={take}
        />
      </FieldRows>
    </div>
  );
}
