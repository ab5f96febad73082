import { maxDiscountItems } from '#core/customers/customer-details.ts';
import type { CustomerChoices, NamedChoice } from '#core/customers/managed-customer.ts';
import type { TypedCustomer, TypedDiscountItem } from '#core/customers/typed-customer.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { FieldRows, fullText } from '#web/ui/field-rows.tsx';

interface DiscountItemsProps {
  readonly form: RuleForm<TypedCustomer>;
  readonly choices: CustomerChoices;
}

const blank: TypedDiscountItem = { brandId: '', typeId: '', percentage: '', text: '' };

/** The discounts for a brand, a family or both: the nearest one is taken after the five. */
export function DiscountItems({ form, choices: { brands, families } }: DiscountItemsProps) {
  const ofItem = (place: number) => form.problemOf(`discountItems.${place}`);
  const ofPercentage = (place: number) => form.problemOf(`discountItems.${place}.percentage`);
  return (
    <FieldRows
      label="Bonificaciones por marca y familia"
      className="customer-discount-items"
      rows={form.values.discountItems}
      full={fullText(form.values.discountItems.length, maxDiscountItems)}
      add={{ label: 'Agregar por marca o familia', blank }}
      nameOf={(_, place) => `la bonificación ${place + 1}`}
      problemsOf={(place) => [ofItem(place), ofPercentage(place)]}
      onChange={(discountItems) => form.change({ discountItems })}
      fields={({ row, place, noteId, put }) => {
        const what = `de la bonificación ${place + 1}`;
        const isWrong = ofItem(place) !== null;
        return (
          <>
            <Choice
              label={`Marca ${what}`}
              any="Todas las marcas"
              choices={brands}
              value={row.brandId}
              isWrong={isWrong}
              noteId={noteId}
              onChange={(brandId) => put({ brandId })}
            />
            <Choice
              label={`Familia ${what}`}
              any="Todas las familias"
              choices={families}
              value={row.typeId}
              isWrong={isWrong}
              noteId={noteId}
              onChange={(typeId) => put({ typeId })}
            />
            <input
              className="mono"
              aria-label={`Porcentaje ${what}`}
              aria-invalid={ofPercentage(place) !== null}
              aria-describedby={noteId}
              placeholder="%"
              inputMode="decimal"
              maxLength={6}
              autoComplete="off"
              value={row.percentage}
              onChange={(event) => put({ percentage: event.target.value })}
              onBlur={() => form.leave(`discountItems.${place}.percentage`)}
            />
          </>
        );
      }}
    />
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly any: string;
  readonly choices: readonly (NamedChoice & { readonly indented?: boolean })[];
  readonly value: string;
  readonly isWrong: boolean;
  readonly noteId: string;
  readonly onChange: (id: string) => void;
}

function Choice({ label, any, choices, value, isWrong, noteId, onChange }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      aria-invalid={isWrong}
      aria-describedby={noteId}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{any}</option>
      {choices.map(({ id, name, indented = false }) => (
        <option key={id} value={id}>
          {indented ? `\u2003${name}` : name}
        </option>
      ))}
    </select>
  );
}
