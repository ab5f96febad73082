import type { Section } from '#core/configuration/shop-configuration.ts';

const titles = {
  delivery: 'Pedido mínimo',
  currentAccount: 'Cuenta corriente',
  specialDiscounts: 'Descuentos especiales',
  alert: 'Aviso',
  products: 'Orden de precios',
  productBrand: 'Marcas deshabilitadas',
  productType: 'Familias deshabilitadas',
  productBrandTypesDisabled: 'Marcas deshabilitadas en una familia',
  bankAccounts: 'Cuentas bancarias',
  deliveryMethods: 'Métodos de entrega',
  whatsAppConfigurations: 'WhatsApp',
  demandOrigins: 'Orígenes de reclamos',
  demandReasons: 'Motivos de reclamos',
  faultSequences: 'Formas de falla de garantías',
  searchSynonyms: 'Sinónimos de la búsqueda',
  emailSender: 'Envío de E-mails',
  distributorData: 'Datos de la distribuidora',
  distributorTexts: 'Textos de la página pública',
  distributorMap: 'Mapa',
  distributorLook: 'Logo y colores',
} as const satisfies Record<Section, string>;

/** A section of the configuration as people call it; one that a newer program wrote, by its name. */
export const sectionTitle = (section: string): string =>
  (titles as Readonly<Record<string, string | undefined>>)[section] ?? section;
