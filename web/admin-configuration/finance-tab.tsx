import type { SpecialDiscount } from '#core/configuration/shop-configuration.ts';
import type { BankAccount } from '#core/current-account/bank-account.ts';
import { readAmount, writeAmount, writePercentage } from './amounts.ts';
import { RowsEditor, type TypedRows } from './rows-editor.tsx';
import { SectionField } from './section-field.tsx';
import { SectionFrame } from './section-frame.tsx';
import { type SectionForm, useSection } from './use-section.ts';

interface TypedDelivery {
  readonly minAmount: string;
  readonly value: string;
  readonly shoppingCartText: string;
}

const deliveryForm: SectionForm<'delivery', TypedDelivery> = {
  section: 'delivery',
  title: 'Pedido mínimo',
  write: ({ minAmount, value, shoppingCartText }) => ({
    minAmount: writeAmount(minAmount),
    value: writeAmount(value),
    shoppingCartText,
  }),
  read: ({ minAmount, value, shoppingCartText }) => ({
    minAmount: readAmount(minAmount),
    value: readAmount(value),
    shoppingCartText,
  }),
};

const specialsForm: SectionForm<'specialDiscounts', TypedRows> = {
  section: 'specialDiscounts',
  title: 'Descuentos especiales',
  write: (items) => ({ rows: items.map((item) => ({ ...item, percentage: writePercentage(item.percentage) })) }),
  read: ({ rows }) =>
    rows.map(
      ({ id = '', title = '', percentage = '', explanation = '' }): SpecialDiscount => ({
        id,
        title,
        percentage: readAmount(percentage),
        explanation,
      }),
    ),
};

const accountsForm: SectionForm<'bankAccounts', TypedRows> = {
  section: 'bankAccounts',
  title: 'Cuentas bancarias',
  write: (accounts) => ({ rows: accounts.map((account) => ({ ...account })) }),
  read: ({ rows }) =>
    rows.map(
      ({ id = '', bank = '', holder = '', cuit = '', number = '', cbu = '' }): BankAccount => ({
        id,
        bank,
        holder,
        cuit,
        number,
        cbu,
      }),
    ),
};

/** The tab of money: delivery, bank accounts, special discounts. */
export function FinanceTab() {
  const delivery = useSection(deliveryForm);
  const specials = useSection(specialsForm);
  const accounts = useSection(accountsForm);
  const field = (name: keyof TypedDelivery, label: string) => (
    <SectionField
      form={delivery.form}
      name={name}
      label={label}
      {...(name === 'shoppingCartText' ? {} : { inputMode: 'decimal', className: 'amount' })}
    />
  );
  return (
    <>
      <SectionFrame
        title={delivery.title}
        isUnsaved={delivery.isUnsaved}
        hint="Un pedido por debajo del mínimo paga el recargo. Los carritos abiertos lo ven en el momento."
      >
        <div className="shop-fields">
          {field('minAmount', 'Compra mínima ($)')}
          {field('value', 'Recargo ($)')}
          {field('shoppingCartText', 'Texto en el carrito')}
        </div>
      </SectionFrame>
      <SectionFrame
        title={specials.title}
        isUnsaved={specials.isUnsaved}
        hint="Cada empresa elige en su configuración cuáles toma; se descuentan del subtotal del carrito."
      >
        <RowsEditor
          section={specials}
          noun="descuento"
          usedIn="specialDiscounts"
          addLabel="Agregar descuento"
          empty="Todavía no hay descuentos especiales."
          columns={[
            { name: 'title', label: 'Título', width: 'minmax(0, 2fr)' },
            { name: 'percentage', label: 'Porcentaje', width: '112px', inputMode: 'decimal', maxLength: 10 },
            { name: 'explanation', label: 'Explicación', width: 'minmax(0, 4fr)', maxLength: 1000 },
          ]}
        />
      </SectionFrame>
      <SectionFrame
        title={accounts.title}
        isUnsaved={accounts.isUnsaved}
        hint="Los clientes las ven en su cuenta corriente, para transferir."
      >
        <RowsEditor
          section={accounts}
          noun="cuenta"
          addLabel="Agregar cuenta"
          empty="Todavía no hay cuentas bancarias."
          columns={[
            { name: 'bank', label: 'Banco', width: 'minmax(0, 3fr)' },
            { name: 'holder', label: 'Titular', width: 'minmax(0, 3fr)' },
            { name: 'cuit', label: 'CUIT', width: '132px', inputMode: 'numeric', placeholder: '30-12345678-9' },
            { name: 'number', label: 'Cuenta corriente', width: 'minmax(0, 2fr)' },
            { name: 'cbu', label: 'CBU', width: '208px', inputMode: 'numeric', placeholder: '22 dígitos' },
          ]}
        />
      </SectionFrame>
    </>
  );
}
