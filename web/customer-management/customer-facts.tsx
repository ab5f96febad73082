import { emailKindTexts } from '#adapters/texts/email-kinds.es.ts';
import { formatAmount, formatPesos } from '#adapters/texts/numbers.es.ts';
import { pricingTexts } from '#adapters/texts/pricing.es.ts';
import { deliveryAddressText } from '#core/customers/delivery-address.ts';
import type { SeenCustomer } from '#core/customers/managed-customer.ts';
import { Fact } from '#web/orders/fact.tsx';
import { useServices } from '#web/services.ts';

/** A customer's details, to read: for managers, and for its seller. */
export function CustomerFacts({ customer }: { readonly customer: SeenCustomer }) {
  const { role } = useServices().caller;
  const { details, priceListName } = customer;
  const discounts = [
    ...details.discounts.map((percentage, place) => ({ text: pricingTexts.discount(place + 1), percentage })),
    ...details.discountItems,
  ].filter(({ percentage }) => percentage.gt(0));
  return (
    <div className="customer-read">
      <section aria-labelledby="customer-who">
        <h2 id="customer-who">Quién es</h2>
        <dl className="facts">
          <Fact name="Razón social">{details.name}</Fact>
          <Fact name="Nombre de fantasía">{details.fantasyName}</Fact>
          <Fact name="CUIT">{details.cuit}</Fact>
          <Fact name="Teléfono">{details.phone}</Fact>
          <Fact name="E-mail">{details.email}</Fact>
          <Fact name="Otros e-mails">
            {details.otherEmails.map(({ address, gets }) => `${address} (recibe ${emailKindTexts[gets]})`).join(', ')}
          </Fact>
        </dl>
      </section>
      <section aria-labelledby="customer-where">
        <h2 id="customer-where">Dónde está</h2>
        <dl className="facts">
          <Fact name="Dirección">{details.address}</Fact>
          <Fact name="Localidad">{[details.postcode, details.town].filter((part) => part !== '').join(' ')}</Fact>
          <Fact name="Provincia">{details.province}</Fact>
          {details.otherAddresses.map((each) => (
            <Fact key={each.name} name="También recibe en">
              {deliveryAddressText(each)}
            </Fact>
          ))}
          <Fact name="Zona">{details.zone}</Fact>
          <Fact name="E-mail de la zona">{details.zoneEmail}</Fact>
        </dl>
      </section>
      <section aria-labelledby="customer-terms">
        <h2 id="customer-terms">Cómo compra</h2>
        <dl className="facts">
          <Fact name="Lista de precios">{priceListName}</Fact>
          <Fact name="Límite de crédito">{details.creditLimit === null ? '' : formatPesos(details.creditLimit)}</Fact>
          <Fact name="Ofertas">{details.allowOffers ? 'Las ve y las compra' : 'No las ve'}</Fact>
          <Fact name="Bonificaciones">
            {discounts.length === 0
              ? 'No tiene'
              : discounts.map(({ text, percentage }) => `${text}: ${formatAmount(percentage)} %`).join(', ')}
          </Fact>
        </dl>
      </section>
      <p className="muted">
        {role === 'Manager'
          ? 'Estos datos los cambia un administrador.'
          : 'Si algo cambió, avisale a la administración.'}
      </p>
    </div>
  );
}
