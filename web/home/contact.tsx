import { Fragment } from 'react';
import { joinedContact } from '#core/distributor/joined-contact.ts';
import type { WhatsappContact } from '#core/distributor/public.service.ts';
import { isWebAddress } from '#core/distributor/web-address.ts';
import { useDistributor, usePublicServices } from '#web/public-services-context.tsx';
import { ContactForm } from './contact-form.tsx';
import { StreetMap } from './street-map.tsx';
import { usePublicAnswer } from './use-public-answer.ts';

/** How to reach the distributor: a form, and what it says of its data and of where it is. */
export function Contact() {
  const { address, town, phone, email, hours } = useDistributor();
  const all: readonly (readonly [name: string, text: string, link?: string])[] = [
    ['Dirección', joinedContact([address, town], ', ')],
    ['Teléfono', phone, `tel:+54${phone.replace(/^0|\D/g, '')}`],
    ['E-mail', email, `mailto:${email}`],
    ['Horario', hours],
  ];
  const facts = all.filter(([, text]) => text !== '');
  return (
    <section id="contacto" className="block">
      <h2>Contacto</h2>
      <div className="contact-grid">
        <ContactForm />
        <div className="contact-data">
          <dl>
            {facts.map(([name, text, link]) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{link === undefined ? text : <a href={link}>{text}</a>}</dd>
              </Fragment>
            ))}
            <Whatsapps />
          </dl>
          <StreetMap />
        </div>
      </div>
    </section>
  );
}

const isLink = ({ link }: WhatsappContact): boolean => isWebAddress(link);

/**
 * The contacts to write to in each zone: at first those that the page came with, or an empty line, then those of now;
 * nothing where there are none.
 */
function Whatsapps() {
  const { publicService, settings } = usePublicServices();
  const contacts = usePublicAnswer(settings.home?.whatsapp ?? null, publicService.whatsapp)?.filter(isLink);
  if (contacts?.length === 0) return null;
  return (
    <>
      <dt>WhatsApp</dt>
      <dd>
        <span className="whatsapps">
          {contacts === undefined && (
            <noscript>
              <span>Llamanos: te decimos el de tu zona</span>
            </noscript>
          )}
          {contacts?.map(({ id, link, zone, display }) => (
            <a key={id} href={link} target="_blank" rel="noreferrer">
              {display === '' ? zone : `${zone} · ${display}`}
            </a>
          ))}
        </span>
      </dd>
    </>
  );
}
