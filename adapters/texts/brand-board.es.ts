/** The board of brands by segment: the group of none, and why it is not there or not saved. */

import type { BrandBoardFailure } from '#core/segments/brand-board.service.ts';
import { sectionMovedText } from './customer-configuration.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

export const unassignedName = 'Sin asignar';

const texts: Texts<BrandBoardFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudieron traer o guardar las marcas, reintentá',
  'board-segment-unknown': () => 'Hay un segmento que ya no existe',
  'board-brand-unknown': () => 'Hay una marca que ya no existe',
  'board-brand-twice': ({ brandName }) => `${brandName} está en dos lugares`,
  'board-brand-missing': ({ brandName }) => `Falta ${brandName}: cada marca tiene que estar en algún lugar`,
  'board-name-twice': ({ brandName, segmentName }) =>
    `Ya hay una marca ${brandName} en ${segmentName ?? unassignedName}`,
  'section-moved': ({ by }) => sectionMovedText(by),
};

export const brandBoardProblem = (failure: BrandBoardFailure): string => tell(texts, failure);
