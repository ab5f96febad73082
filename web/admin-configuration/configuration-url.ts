import type { DistributorSection } from '#core/distributor/distributor-sections.ts';

/** The tabs of /admin-configuration, as they stand in its address. */
export type ConfigurationTab =
  | 'general'
  | 'distribuidora'
  | 'deshabilitar'
  | 'finanzas'
  | 'reclamos'
  | 'mails'
  | 'busqueda';

export const linkToConfiguration = (tab: ConfigurationTab): string => `/admin-configuration?tab=${tab}`;

/** The ways of delivery in the tab *General*: their heading has the focus then. */
export const linkToDeliveryMethods = `${linkToConfiguration('general')}#deliveryMethods`;

/** The recipients of mails about orders, in the tab *Envío de E-mails*: its heading has the focus then. */
export const linkToOrderMails = `${linkToConfiguration('mails')}#orders`;

/** A section of the tab *Distribuidora*: its heading has the focus then. */
export const linkToSection = (section: DistributorSection): string =>
  `${linkToConfiguration('distribuidora')}#${section}`;
