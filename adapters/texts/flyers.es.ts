/** Why flyers are not there, or not changed. */

import type { FlyersFailure } from '#core/flyers/flyer.service.ts';
import { maxFlyerProducts } from '#core/flyers/flyer.ts';
import type { FlyerManagementFailure } from '#core/flyers/flyer-management.service.ts';
import { sectionMovedText } from './customer-configuration.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

const management: Texts<FlyerManagementFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudieron traer o cambiar los artículos del flyer, reintentá',
  'flyer-not-found': () => 'Ese flyer ya no está',
  'flyer-products-too-many': () => `Un flyer lleva hasta ${maxFlyerProducts} artículos`,
  'flyer-product-twice': () => 'Ese artículo ya está en la lista',
  'flyer-product-unknown': () => 'Ese artículo no existe o ya no se vende',
  'section-moved': ({ by }) => sectionMovedText(by),
};

export const flyerManagementProblem = (failure: FlyerManagementFailure): string => tell(management, failure);

export const flyersProblem = (failure: FlyersFailure): string => tell(management, failure);
