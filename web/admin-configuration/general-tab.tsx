import type { PriceOrder } from '#core/catalogue/products/price-order.ts';
import { whatsappAddress } from '#core/shared/whatsapp.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { RowsEditor, type TypedRow } from './rows-editor.tsx';
import { SectionFrame } from './section-frame.tsx';
import { TypedField } from './typed-field.tsx';
import { type SectionForm, useSection } from './use-section.ts';

const daysForm: SectionForm<'currentAccount', string> = {
  section: 'currentAccount',
  title: 'Cuenta corriente',
  write: ({ days }) => String(days),
  read: (typed) => ({ days: /^\s*\d{1,6}\s*$/.test(typed) ? Number(typed) : Number.NaN }),
};

const orderForm: SectionForm<'products', PriceOrder> = {
  section: 'products',
  title: 'Orden de precios',
  write: ({ priceOrder }) => priceOrder,
  read: (priceOrder) => ({ priceOrder }),
};

const alertForm: SectionForm<'alert', { readonly title: string; readonly message: string }> = {
  section: 'alert',
  title: 'Aviso',
  write: (alert) => alert,
  read: (alert) => alert,
};

const methodsForm: SectionForm<'deliveryMethods', readonly TypedRow[]> = {
  section: 'deliveryMethods',
  title: 'Métodos de entrega',
  write: (methods) =>
    methods.map(({ isSystemGenerated, ...method }) => ({ ...method, fixed: isSystemGenerated ? 'yes' : '' })),
  read: (rows) =>
    rows.map(({ id = '', name = '', externalCode = '', fixed }) => ({
      id,
      name,
      externalCode,
      isSystemGenerated: fixed === 'yes',
    })),
};

const whatsappForm: SectionForm<'whatsAppConfigurations', readonly TypedRow[]> = {
  section: 'whatsAppConfigurations',
  title: 'WhatsApp',
  write: (contacts) => contacts.map(({ id, zone, display, link }) => ({ id, zone, display, link, linkOf: display })),
  read: (rows) => rows.map(({ id = '', zone = '', display = '', link = '' }) => ({ id, zone, display, link })),
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

export function GeneralTab() {
  const days = useSection(daysForm);
  const order = useSection(orderForm);
  const alert = useSection(alertForm);
  const methods = useSection(methodsForm);
  const whatsapp = useSection(whatsappForm);
  const alertField = (name: 'title' | 'message', label: string, more: { maxLength?: number; rows?: number }) => (
    <TypedField
      label={label}
      value={alert.typed[name]}
      wrong={alert.wrong(name)}
      {...more}
      onChange={(text) => alert.change((before) => ({ ...before, [name]: text }))}
      onLeave={() => alert.leave(name)}
    />
  );
  return (
    <>
      <div className="shop-pair">
        <SectionFrame
          title={days.title}
          isUnsaved={days.isUnsaved}
          hint="Desde cuántos días un comprobante impago se marca como vencido."
        >
          <TypedField
            label="Días"
            className="amount"
            value={days.typed}
            wrong={days.wrong('days')}
            inputMode="numeric"
            maxLength={6}
            onChange={(text) => days.change(() => text)}
            onLeave={() => days.leave('days')}
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
            chosen={order.typed}
            onChoose={(id) => order.change((before) => orders.find((each) => each.id === id)?.id ?? before)}
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
        isUnsaved={methods.isUnsaved}
        problem={methods.wrong('')}
        hint="Se eligen al enviar un pedido. Los pedidos enviados guardan el nombre."
      >
        <RowsEditor
          section={methods}
          noun="método"
          addLabel="Agregar método"
          empty="Todavía no hay métodos: no se puede enviar un pedido."
          isFixed={({ fixed }) => fixed === 'yes'}
          columns={[
            { name: 'name', label: 'Nombre', width: 'minmax(0, 4fr)' },
            { name: 'externalCode', label: 'Código externo', width: 'minmax(0, 1fr)' },
          ]}
        />
      </SectionFrame>
      <SectionFrame
        title={whatsapp.title}
        isUnsaved={whatsapp.isUnsaved}
        hint="Cada cliente ve el de su zona; el enlace se arma con el número."
      >
        <RowsEditor
          section={whatsapp}
          noun="WhatsApp"
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
