import type { CustomerConfigurationFailure } from '#core/configuration/customer-configuration.service.ts';
import { maxSurcharge } from '#core/configuration/surcharge.ts';
import type { SurchargeLabels } from '#core/configuration/surcharge-rows.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

export const surchargeLabels: SurchargeLabels = {
  general: 'General',
  pair: (brand, family) => `${brand} en ${family}`,
};

export const surchargeProblem = `De 0 a ${maxSurcharge.toString().replace('.', ',')}, como 62,5`;

const texts: Texts<CustomerConfigurationFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudo traer la configuración, reintentá',
  'surcharge-invalid': ({ most }) => `Un recargo va de 0 a ${most.replace('.', ',')} %, con hasta dos decimales`,
  'surcharge-unknown': () => 'Hay un recargo de una marca o familia que no existe',
  'surcharge-twice': () => 'Hay dos recargos para lo mismo',
  'special-discount-unknown': () => 'Ese descuento especial ya no existe',
  'section-moved': ({ by }) => sectionMovedText(by),
};

/** Somebody was first: nothing was stored. */
export const sectionMovedText = (by: string): string =>
  `${by === '' ? 'Otra persona' : by} guardó otros cambios acá mientras tanto. Lo tuyo sigue sin guardar`;

export const customerConfigurationProblem = (failure: CustomerConfigurationFailure): string => tell(texts, failure);

/** The sentence for each change that failed (docs/rules/configuration.md 8). */
export const changeFailed = (
  what: 'Incluir IVA' | 'Mostar precio de venta' | 'Descuentos especiales' | 'Recargos' | 'Correos de tus pedidos',
): string => `Se produjo un error al cambiar ${what}, reintente mas tarde`;
