import type { DemoDeliveryMethod, DemoSpecialDiscount } from '#adapters/postgres/demo/demo-commerce.ts';
import { zones } from './people.ts';

/** The demo distributor's configuration. */
export const demoSpecialDiscounts: readonly DemoSpecialDiscount[] = [
  {
    id: 1,
    title: 'Pago anticipado',
    percentage: '3',
    explanation: 'Transferencia acreditada antes de despachar el pedido.',
  },
  {
    id: 2,
    title: 'Retiro en depósito',
    percentage: '1.5',
    explanation: 'El pedido se retira por el mostrador de Munro.',
  },
  { id: 3, title: 'Débito automático', percentage: '2', explanation: 'Adhesión de la cuenta corriente al débito.' },
];

export const demoDeliveryMethods: readonly DemoDeliveryMethod[] = [
  ['Reparto zona norte · martes y jueves', 'RN'],
  ['Reparto zona oeste · lunes y miércoles', 'RO'],
  ['Reparto zona sur · miércoles y viernes', 'RS'],
  ['Retira en depósito', 'RD'],
  ['Expreso', 'EX'],
  ['Comisionista', 'CO'],
  ['A convenir', 'SYS'],
].map(([name = '', externalCode = ''], index) => ({
  id: index + 1,
  name,
  externalCode,
  isPickup: externalCode === 'RD',
  isSystemGenerated: externalCode === 'SYS',
}));

export const demoDelivery = { minAmount: '250000.00', value: '8500.00', shoppingCartText: 'Recargo por envío' };

const whatsapp = zones.map((zone, index) => ({
  id: String(index + 1),
  link: `https://wa.me/54911555002${index}${index}`,
  zone,
  display: `11 5550-02${index}${index}`,
}));

/** The settings by their keys. */
export const demoSettings: Readonly<Record<string, unknown>> = {
  delivery: demoDelivery,
  'current-account': { days: 60 },
  products: { priceOrder: 'LowestToHighest' },
  whatsapp,
  alert: {
    title: 'Cambios de reparto en diciembre',
    message: [
      'Desde el 1 de diciembre el reparto de zona norte pasa a lunes, miércoles y viernes.',
      'Los pedidos que entren antes de las 14 salen al día siguiente.',
      'El 24 y el 31 el depósito atiende hasta las 12.',
    ].join('\n'),
  },
  'mail.orders': { accounts: [] },
  'mail.comunication': { accounts: ['ventas@mostrador.example'], subject: 'Consulta de la página' },
};
