/**
 * Where on the vehicle a part goes ('Delantero'), and what else is said of it there ('con aire'); '' for what is not
 * said.
 */
export interface FittingWords {
  readonly position: string;
  readonly notes: string;
}

/** Between the position and the rest where both are one text. */
export const fittingSeparator = ' · ';

/**
 * Position and notes as one text, 'Delantero · con aire', where there is a single place for them: the text is what
 * tells two fittings of a vehicle and engine apart.
 */
export const joinedWords = ({ position, notes }: FittingWords): string =>
  [position, notes].filter((part) => part !== '').join(fittingSeparator);
