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

/** A section of the tab *Distribuidora*: its heading has the focus then. */
export const linkToSection = (section: DistributorSection): string =>
  `${linkToConfiguration('distribuidora')}#${section}`;
