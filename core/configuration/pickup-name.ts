import { folded } from '#core/shared/folded.ts';

/**
 * Whether customers fetch what is delivered in a way of that name: 'Retira en mostrador', 'Paso a buscar'. A new
 * delivery method begins with this answer; the administrator may change it (docs/rules/configuration.md 2).
 */
export const isPickupName = (name: string): boolean => /\b(retir[aoe]\w*|buscar?|mostrador)\b/.test(folded(name));
