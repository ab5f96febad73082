import type { PriceOrder } from '#core/catalogue/products/price-order.ts';
import { isPickupName } from '#core/configuration/pickup-name.ts';
import { whatsappAddress } from '#core/distributor/whatsapp.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { type RowColumn, RowsEditor, type TypedChoice, type TypedRow, type TypedRows } from './rows-editor.tsx';
import { SectionField } from './section-field.tsx';
import { SectionFrame } from './section-frame.tsx';
import { type SectionForm, useSection } from './use-section.ts';
import { ZonesAlike } from './zones-alike.tsx';

const daysForm: SectionForm<'currentAccount', { readonly days: string }> = {
  section: 'currentAccount',
  title: 'Cuenta corriente',
  write: ({ days }) => ({ days: String(days) }),
  read: ({ days }) => ({ days: /^\s*\d{1,6}\s*$/.test(days) ? Number(days) : Number.NaN }),
};

const orderForm: SectionForm<'products', { readonly priceOrder: PriceOrder }> = {
  section: 'products',
  title: 'Orden de precios',
  write: (products) => products,
  read: (products) => products,
};

const alertForm: SectionForm<'alert', { readonly title: string; readonly message: string }> = {
  section: 'alert',
  title: 'Aviso',
  write: (alert) => alert,
  read: (alert) => alert,
};

const methodsForm: SectionForm<'deliveryMethods', TypedRows> = {
  section: 'deliveryMethods',
  title: 'Métodos de entrega',
  write: (methods) => ({
    rows: methods.map(({ isSystemGenerated, isPickup, ...method }) => ({
      ...method,
      // Another back end does not keep whether a method is a pickup.
      ...(isPickup === undefined ? {} : { pickup: isPickup ? 'yes' : '' }),
      fixed: isSystemGenerated ? 'yes' : '',
    })),
  }),
  read: ({ rows }) =>
    rows.map(({ id = '', name = '', externalCode = '', pickup, fixed }) => ({
      id,
      name,
      externalCode,
      ...(pickup === undefined ? {} : { isPickup: pickup === 'yes' }),
      isSystemGenerated: fixed === 'yes',
    })),
};

/** For a delivery to an address, the order asks for one. */
const ways: readonly TypedChoice[] = [
  { value: '', text: 'Se lleva a una dirección' },
  { value: 'yes', text: 'Lo retira el cliente' },
];
const pickupColumn: RowColumn = { name: 'pickup', label: 'Cómo llega', width: 'minmax(0, 2fr)', choices: ways };

/** A new one is fetched if its name says so, until somebody chooses. */
const withWay = (row: TypedRow): TypedRow => {
  if (row['pickup'] !== row['guessed']) return row;
  const guessed = isPickupName(row['name'] ?? '') ? 'yes' : '';
  return { ...row, pickup: guessed, guessed };
};

const keepsPickup = (rows: readonly TypedRow[]): boolean =>
  rows.length === 0 || rows.some((row) => row['pickup'] !== undefined);

const whatsappForm: SectionForm<'whatsAppConfigurations', TypedRows> = {
  section: 'whatsAppConfigurations',
  title: 'WhatsApp',
  write: (contacts) => ({
    rows: contacts.map(({ id, zone, display, link }) => ({ id, zone, display, link, linkOf: display })),
  }),
  read: ({ rows }) => rows.map(({ id = '', zone = '', display = '', link = '' }) => ({ id, zone, display, link })),
};

/** The link follows the number that is typed; one that was made otherwise stays while its number does. */
const withLink = (row: TypedRow): TypedRow =>
  row['display'] === row['linkOf']
    ? row
    : { ...row, link: whatsappAddress(row['display'] ?? ''), linkOf: row['display'] ?? '' };

const orders = [
  { id: 'LowestToHighest', name: 'De menor a mayor' },
  { id: 'HighestToLowest', name: 'De mayor a menor' },
  { id: 'Profitability', name: 'Por rentabilidad' },
] as const satisfies readonly { readonly id: PriceOrder; readonly name: string }[];

/** The general tab: ways of delivery, zones with their WhatsApp, days of the account, alert, order of prices. */
export function GeneralTab() {
  const days = useSection(daysForm);
  const order = useSection(orderForm);
  const alert = useSection(alertForm);
  const methods = useSection(methodsForm);
  const whatsapp = useSection(whatsappForm);
  const alertField = (name: 'title' | 'message', label: string, more: { maxLength?: number; rows?: number }) => (
    <SectionField form={alert.form} name={name} label={label} {...more} />
  );
  return (
    <>
      <div className="shop-pair">
        <SectionFrame
          title={days.title}
          isUnsaved={days.isUnsaved}
          hint="Desde cuántos días un comprobante impago se marca como vencido."
        >
          <SectionField
            form={days.form}
            name="days"
            label="Días"
            className="amount"
            inputMode="numeric"
            maxLength={6}
          />
        </SectionFrame>
        <SectionFrame
          title={order.title}
          isUnsaved={order.isUnsaved}
          hint="Cómo se ordenan las marcas y precios dentro de un artículo."
        >
          <RadioGroup
            label="Orden"
            options={orders}
            chosen={order.form.values.priceOrder}
            onChoose={(id) =>
              order.form.change((before) => ({
                priceOrder: orders.find((each) => each.id === id)?.id ?? before.priceOrder,
              }))
            }
          />
        </SectionFrame>
      </div>
      <SectionFrame
        title={alert.title}
        isUnsaved={alert.isUnsaved}
        hint="Cada persona lo ve hasta que lo marca como visto; cada renglón es un párrafo. Vacío, no hay aviso."
      >
        {alertField('title', 'Título', {})}
        {alertField('message', 'Mensaje', { maxLength: 4000, rows: 5 })}
      </SectionFrame>
      <SectionFrame
        title={methods.title}
        name="deliveryMethods"
        isUnsaved={methods.isUnsaved}
        problem={methods.problem}
        hint="Se eligen al enviar un pedido. Los pedidos enviados guardan el nombre."
      >
        <RowsEditor
          section={methods}
          noun="método"
          usedIn="deliveryMethods"
          addLabel="Agregar método"
          empty="Todavía no hay métodos: no se puede enviar un pedido."
          isFixed={({ fixed }) => fixed === 'yes'}
          {...(keepsPickup(methods.form.values.rows) ? { derive: withWay } : {})}
          columns={[
            { name: 'name', label: 'Nombre', width: 'minmax(0, 4fr)' },
            ...(keepsPickup(methods.form.values.rows) ? [pickupColumn] : []),
            { name: 'externalCode', label: 'Código externo', width: 'minmax(0, 1fr)' },
          ]}
        />
      </SectionFrame>
      <SectionFrame
        title={whatsapp.title}
        isUnsaved={whatsapp.isUnsaved}
        hint="Cada cliente ve el de su zona, escrita con mayúsculas y acentos o sin ellos; el enlace se arma con el número."
      >
        <ZonesAlike />
        <RowsEditor
          section={whatsapp}
          noun="WhatsApp"
          usedIn="whatsAppConfigurations"
          addLabel="Agregar WhatsApp"
          empty="Todavía no hay números."
          derive={withLink}
          columns={[
            { name: 'zone', label: 'Zona', width: 'minmax(0, 2fr)' },
            {
              name: 'display',
              label: 'Número',
              width: 'minmax(0, 2fr)',
              inputMode: 'tel',
              placeholder: '11 5874-9895',
            },
            { name: 'link', label: 'Enlace', width: 'minmax(0, 3fr)', maxLength: 1000 },
          ]}
        />
      </SectionFrame>
    </>
  );
}
