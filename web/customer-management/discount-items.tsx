import { useRef } from 'react';
import { maxDiscountItems } from '#core/customers/customer-details.ts';
import type { CustomerChoices, NamedChoice } from '#core/customers/managed-customer.ts';
import type { TypedCustomer, TypedDiscountItem } from '#core/customers/typed-customer.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { Icon } from '#web/ui/icon.tsx';

interface DiscountItemsProps {
  readonly form: RuleForm<TypedCustomer>;
  readonly choices: CustomerChoices;
}

const blank: TypedDiscountItem = { brandId: '', typeId: '', percentage: '', text: '' };

/** The discounts for a brand, a family or both: the nearest one is taken after the five. */
export function DiscountItems({ form, choices: { brands, families } }: DiscountItemsProps) {
  const list = useRef<HTMLUListElement>(null);
  const items = form.values.discountItems;
  const write = (discountItems: readonly TypedDiscountItem[]) => form.change({ discountItems });
  const put = (place: number, part: Partial<TypedDiscountItem>) =>
    write(items.map((item, at) => (at === place ? { ...item, ...part } : item)));
  const add = () => {
    write([...items, blank]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child select')?.focus());
  };
  return (
    <>
      {items.length > 0 && (
        <ul ref={list} className="customer-items" aria-label="Bonificaciones por marca y familia">
          {items.map((item, place) => {
            const what = `de la bonificación ${place + 1}`;
            const problem = form.problemOf(`discountItems.${place}`);
            const ofPercentage = form.problemOf(`discountItems.${place}.percentage`);
            const said = problem ?? ofPercentage;
            const saidId = `discount-item-${place}`;
            return (
              // Items have no names of their own; they are only added at the end.
              // biome-ignore lint/suspicious/noArrayIndexKey: what is written there moves with its place
              <li key={place}>
                <Choice
                  label={`Marca ${what}`}
                  any="Todas las marcas"
                  choices={brands}
                  value={item.brandId}
                  isWrong={problem !== null}
                  saidId={saidId}
                  onChange={(brandId) => put(place, { brandId })}
                />
                <Choice
                  label={`Familia ${what}`}
                  any="Todas las familias"
                  choices={families}
                  value={item.typeId}
                  isWrong={problem !== null}
                  saidId={saidId}
                  onChange={(typeId) => put(place, { typeId })}
                />
                <input
                  className="mono"
                  aria-label={`Porcentaje ${what}`}
                  aria-invalid={ofPercentage !== null}
                  aria-describedby={saidId}
                  placeholder="%"
                  inputMode="decimal"
                  maxLength={6}
                  autoComplete="off"
                  value={item.percentage}
                  onChange={(event) => put(place, { percentage: event.target.value })}
                  onBlur={() => form.leave(`discountItems.${place}.percentage`)}
                />
                <button
                  type="button"
                  className="btn short"
                  aria-label={`Quitar la bonificación ${place + 1}`}
                  onClick={() => write(items.filter((_, at) => at !== place))}
                >
                  <Icon name="close" />
                </button>
                <span id={saidId} className="wrong">
                  {said}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <button type="button" className="btn" disabled={items.length >= maxDiscountItems} onClick={add}>
        Agregar por marca o familia
      </button>
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly any: string;
  readonly choices: readonly (NamedChoice & { readonly indented?: boolean })[];
  readonly value: string;
  readonly isWrong: boolean;
  readonly saidId: string;
  readonly onChange: (id: string) => void;
}

function Choice({ label, any, choices, value, isWrong, saidId, onChange }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      aria-invalid={isWrong}
      aria-describedby={saidId}
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
