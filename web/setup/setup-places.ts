import type { SetupFacts, SetupStep } from '#core/setup/setup-step.ts';
import {
  linkToConfiguration,
  linkToDeliveryMethods,
  linkToOrderMails,
} from '#web/admin-configuration/configuration-url.ts';
import { linkToCustomers } from '#web/customer-management/customer-url.ts';
import { linkToNewImport } from '#web/imports/imports-url.ts';

/** A screen that a step leads to, and what is done there. */
export interface SetupPlace {
  readonly to: string;
  readonly label: string;
}

/** The screen on which mails are tried once there is a sender. */
const testPlace: SetupPlace = { to: '/admin-mails', label: 'Enviar una prueba' };

/** The screen on which vehicle brands get a segment. */
const segmentsPlace: SetupPlace = { to: '/vehicles-brand-segments', label: 'Ponerlas en un segmento' };

/** All customers at once: what is wanted while there is none. */
const customerSheetPlace: SetupPlace = { to: linkToCustomers({ isSheet: true }), label: 'Importar clientes' };

/** Where a customer is entered by hand. */
export const newCustomerPlace: SetupPlace = { to: linkToCustomers({ isNew: true }), label: 'Cargar uno a mano' };

const places: Readonly<Record<SetupStep, SetupPlace | null>> = {
  name: { to: linkToConfiguration('distribuidora'), label: 'Cargar nombre y logo' },
  delivery: { to: linkToDeliveryMethods, label: 'Agregar un método de entrega' },
  products: { to: linkToNewImport('catalogue'), label: 'Importar artículos' },
  prices: { to: linkToNewImport('prices'), label: 'Importar precios' },
  equivalents: { to: linkToNewImport('equivalences'), label: 'Importar equivalencias' },
  applications: { to: linkToNewImport('applications'), label: 'Importar aplicaciones' },
  customers: { to: linkToCustomers({}), label: 'Ver los clientes' },
  logins: { to: '/admin-customers?access=none', label: 'Ver quiénes no pueden' },
  mails: { to: linkToConfiguration('mails'), label: 'Configurar los e-mails' },
  'order-mails': { to: linkToOrderMails, label: 'Elegir quién los recibe' },
  backups: null,
  'first-order': { to: linkToCustomers({}), label: 'Ingresar como un cliente' },
};

/** The screen of a step, as things stand; null for a step without one. */
export const placeOf = (step: SetupStep, facts: SetupFacts): SetupPlace | null => {
  if (step === 'mails' && facts.sendsMails) return testPlace;
  if (step === 'applications' && facts.hasApplications && facts.brandsWithoutSegment > 0) return segmentsPlace;
  if (step === 'customers' && facts.customers === 0) return customerSheetPlace;
  return places[step];
};
