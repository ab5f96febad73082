import type { ReactNode } from 'react';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { pricingTexts } from '#adapters/texts/pricing.es.ts';
import type { CustomerConfiguration } from '#core/configuration/customer-configuration.ts';

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const mail = (address: string) => (address === '' ? null : <a href={`mailto:${address}`}>{address}</a>);
const phone = (number: string) =>
  number === '' ? null : <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</a>;
const none = <span className="muted">Sin datos</span>;

/** What the distributor knows of the company: it is read here, and changed by the distributor. */
export function Account({ configuration }: { readonly configuration: CustomerConfiguration }) {
  const { eMail, zone, zoneEmail, zonePhone, zonePhoneLink, sellerName, sellerPhone, sellerEmail, discounts } =
    configuration;
  const cascade = discounts.cascade
    .map((percentage, place) => ({ text: pricingTexts.discount(place + 1), percentage }))
    .filter(({ percentage }) => percentage.gt(0));
  const all = [...cascade, ...discounts.items];
  // The link came from outside: only an address of the web is one.
  const isLink = /^https?:\/\//.test(zonePhoneLink);
  return (
    <section className="config-part" aria-labelledby="config-account">
      <h2 id="config-account">Tu cuenta</h2>
      <dl className="config-facts">
        <Fact name="E-mail">{mail(eMail) ?? none}</Fact>
        <Fact name="Vendedor">
          {sellerName === '' ? none : sellerName}
          {phone(sellerPhone)}
          {mail(sellerEmail)}
        </Fact>
        <Fact name="Zona">
          {zone === '' ? none : zone}
          {isLink ? (
            <a href={zonePhoneLink} target="_blank" rel="noreferrer">
              WhatsApp {zonePhone}
            </a>
          ) : (
            phone(zonePhone)
          )}
          {mail(zoneEmail)}
        </Fact>
      </dl>
      <h2>Tus bonificaciones</h2>
      {all.length === 0 ? (
        <p className="muted">No tenés bonificaciones.</p>
      ) : (
        <ul className="config-discounts">
          {all.map(({ text, percentage }) => (
            <li key={text}>
              <span>{text}</span>
              <span className="num">{formatAmount(percentage)} %</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
