/** Gender and plural, where at least three letters stay. */
const ENDING = /^(.{3,}?)(?:[aeo]s?|s)$/;

/**
 * A light Spanish stem of a lower-case word without accents: what is left without plural and gender, so that 'bujias',
 * 'bujia' and 'delantera', 'delanteros' meet. It only ever shortens a word at its end, so that the typed beginning of a
 * word is either the start of its stem or has the same stem.
 */
export function stem(word: string): string {
  const trunk = word.replace(ENDING, '$1');
  // luz, luces: both 'luc'.
  return trunk.endsWith('z') ? `${trunk.slice(0, -1)}c` : trunk;
}
