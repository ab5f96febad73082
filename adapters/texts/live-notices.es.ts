import type { LiveEventName, LiveFacts, LiveNotice } from '#core/live/event.ts';
import { formatNumber } from '#core/orders/number.ts';
import { claimStateTexts } from './claims.es.ts';
import { formatCount } from './numbers.es.ts';
import { orderStateTexts } from './order-states.es.ts';
import { warrantyStateTexts } from './warranties.es.ts';

type Texts = { readonly [Name in LiveEventName]: (facts: LiveFacts[Name] | null) => string };

/** A state that another back end calls otherwise is shown as it calls it. */
const document = (
  name: string,
  states: Readonly<Record<string, string>>,
  facts: { readonly number: string; readonly state: string } | null,
): string =>
  facts === null ? `Cambió ${name}` : `Cambió ${name} ${facts.number}: ${states[facts.state] ?? facts.state}`;

const texts: Texts = {
  CartChanged: (facts) =>
    facts === null
      ? 'Cambió un carrito'
      : facts.order !== undefined
        ? `${facts.by} envió el pedido ${formatNumber(facts.order)}`
        : `${facts.by} cambió su carrito: ${formatCount(facts.count)} ${facts.count === 1 ? 'línea' : 'líneas'}`,
  OrdersChanged: (facts) =>
    facts === null ? 'Cambió un pedido' : `Pedido ${formatNumber(facts)}: ${orderStateTexts[facts.state]}`,
  QuotesChanged: (facts) => (facts === null ? 'Cambiaron los presupuestos' : `${facts.by} cambió los presupuestos`),
  SavedListsChanged: (facts) =>
    facts === null ? 'Cambiaron las listas guardadas' : `${facts.by} cambió las listas guardadas`,
  SavedSearchesChanged: (facts) =>
    facts === null ? 'Cambiaron las búsquedas guardadas' : `${facts.by} cambió búsquedas guardadas`,
  DemandsChanged: (facts) => document('un reclamo', claimStateTexts, facts),
  WarrantiesChanged: (facts) => document('una garantía', warrantyStateTexts, facts),
  CaseMessagesChanged: (facts) =>
    facts === null
      ? 'Cambiaron los mensajes de reclamos y garantías'
      : `${facts.from === null ? 'Se leyeron mensajes' : 'Hay un mensaje nuevo'} en ${facts.kind === 'claim' ? 'el reclamo' : 'la garantía'} ${facts.number}`,
  CurrentAccountChanged: () => 'Cambió una cuenta corriente',
  TermsChanged: (facts) =>
    facts?.by === undefined ? 'Cambiaron los precios' : `${facts.by} cambió cómo se arman los precios`,
  ConfigurationChanged: (facts) =>
    facts?.by === undefined ? 'Cambió la configuración' : `${facts.by} cambió la configuración`,
  CustomersChanged: () => 'Cambió un cliente',
  AlertChanged: () => 'Cambió el aviso a los clientes',
  StaffChanged: () => 'Cambió el personal',
  OffersChanged: () => 'Cambiaron las ofertas',
  NewsChanged: () => 'Cambiaron las novedades',
  PriceListsChanged: (facts) =>
    facts === null || facts.progress === null
      ? 'Cambiaron las listas de precios'
      : `Generando listas de precios: ${facts.progress} %`,
  ManagedPriceListsChanged: () => 'Cambiaron las listas de precios de la gestión',
  MailsChanged: () => 'Cambió la bandeja de correos',
  CatalogueChanged: (facts) =>
    facts === null ? 'Cambió el catálogo' : `Cambió el catálogo (versión ${facts.version})`,
};

/** What was heard, in a line. */
export const noticeText = ({ name, facts }: LiveNotice): string => {
  // The text was picked by the name, which TypeScript can't follow through a union.
  const text = texts[name] as (facts: LiveNotice['facts']) => string;
  return text(facts);
};
