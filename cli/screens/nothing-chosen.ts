export const nothingChosen = 'Elegí uno primero';

/** Shown where the list could not be fetched; the foot says why, unless it shows another message. */
export const notFetched = 'No se pudo traer: con u se pide otra vez';

/** Why there is no row to do something with. */
export const whyNoRow = (items: readonly unknown[], listProblem: string | null): string => {
  if (items.length > 0) return nothingChosen;
  return listProblem === null ? 'No hay ninguno en la lista' : 'La lista no se pudo traer: con u se pide otra vez';
};
