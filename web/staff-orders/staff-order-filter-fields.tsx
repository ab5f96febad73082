import { useState } from 'react';
import type { StaffOrderChoices, StaffOrderFilter } from '#core/orders/staff/staff-order.ts';
import { asId } from '#core/shared/ids.ts';
import { type Money, money } from '#core/shared/money.ts';
import { parseNumber } from '#core/shared/written-number.ts';
import { type AskedChoices, ChoicesFailed } from '#web/ui/choices-failed.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { Field } from '#web/ui/field.tsx';
import { plain, SelectField } from '#web/ui/select-field.tsx';
import { CustomerFilter } from './customer-filter.tsx';

interface StaffOrderFilterFieldsProps {
  readonly filter: StaffOrderFilter;
  readonly choices: AskedChoices & { readonly answer: StaffOrderChoices | null };
  readonly onChange: (changed: Partial<StaffOrderFilter>) => void;
}

/** Zone, seller, way of delivery, days and amounts: each is meant once it is chosen, an amount once it is left. */
export function StaffOrderFilterFields({ filter, choices: asked, onChange }: StaffOrderFilterFieldsProps) {
  const choices = asked.answer;
  const named = (text: string) => (text === '' ? null : text);
  const zones = choices?.zones.map((zone) => ({ id: zone, name: zone }));
  return (
    <>
      <CustomerFilter onFound={({ id }) => onChange({ customerId: id })} />
      <SelectField
        label="Zona"
        any="Todas"
        value={filter.zone ?? ''}
        groups={plain(zones)}
        onChange={(zone) => onChange({ zone: named(zone) })}
      />
      <SelectField
        label="Vendedor"
        any="Todos"
        value={filter.sellerId ?? ''}
        groups={plain(choices?.sellers)}
        onChange={(id) => onChange({ sellerId: id === '' ? null : asId(id) })}
      />
      <SelectField
        label="Método de entrega"
        any="Todos"
        value={filter.deliveryMethodId ?? ''}
        groups={[
          ...plain(choices?.deliveryMethods.filter(({ isWithdrawn }) => !isWithdrawn)),
          {
            name: 'Ya no se ofrecen',
            options: choices?.deliveryMethods.filter(({ isWithdrawn }) => isWithdrawn) ?? [],
          },
        ]}
        onChange={(id) => onChange({ deliveryMethodId: id === '' ? null : asId(id) })}
      />
      <DayField label="Desde" value={filter.from} onChange={(from) => onChange({ from })} />
      <DayField label="Hasta" value={filter.to} onChange={(to) => onChange({ to })} />
      <AmountField label="Importe desde" value={filter.minTotal} onChange={(minTotal) => onChange({ minTotal })} />
      <AmountField label="Importe hasta" value={filter.maxTotal} onChange={(maxTotal) => onChange({ maxTotal })} />
      <ChoicesFailed of={[asked]} lacking="las zonas, los vendedores y los métodos de entrega" />
    </>
  );
}

interface AmountFieldProps {
  readonly label: string;
  readonly value: Money | null;
  readonly onChange: (amount: Money | null) => void;
}

function AmountField({ label, value, onChange }: AmountFieldProps) {
  const written = writtenAmount(value);
  const [typed, setTyped] = useState({ of: written, text: written });
  const [isWrong, setIsWrong] = useState(false);
  // A new value of the address is shown in the field.
  const text = typed.of === written ? typed.text : written;
  const mean = () => {
    const amount = text.trim() === '' ? null : readAmount(text);
    setIsWrong(amount === undefined);
    if (amount !== undefined && (amount === null) === (value === null) && (amount === null || value?.equals(amount)))
      return;
    if (amount === undefined) return;
    // Taking the filter away then empties the field too.
    setTyped({ of: writtenAmount(amount), text: writtenAmount(amount) });
    onChange(amount);
  };
  return (
    <Field label={label} problem={isWrong ? 'Va un importe, como 1.234,50' : null} live="status">
      {(ties) => (
        <input
          {...ties}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={text}
          onChange={({ target }) => setTyped({ of: written, text: target.value })}
          onBlur={mean}
          onKeyDown={(event) => event.key === 'Enter' && mean()}
        />
      )}
    </Field>
  );
}

const writtenAmount = (amount: Money | null): string =>
  amount === null ? '' : amount.toFixed(2).replace('.', ',').replace(/,00$/, '');

/** Pesos as people write them; undefined where it is no amount. */
const readAmount = (text: string): Money | undefined => {
  const plain = parseNumber(text, 'auto');
  return plain !== undefined && /^\d{1,14}(\.\d{1,2})?$/.test(plain) ? money(plain) : undefined;
};
