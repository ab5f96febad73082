const SHORTEST_STEM = 3;

/**
 * A light Spanish stem of a lower-case word without accents: what is left without plural and gender, so that 'bujias',
 * 'bujia' and 'delantera', 'delanteros' meet. At most three letters go, and only at the end: whatever a person has typed
 * of a word is therefore either the start of its stem or has the same stem.
 */
export function stem(word: string): string {
  const singular = withoutPlural(word);
  const trunk = /[aeo]$/.test(singular) && singular.length > SHORTEST_STEM ? singular.slice(0, -1) : singular;
  // luz, luces: both 'luc'.
  return trunk.endsWith('z') ? `${trunk.slice(0, -1)}c` : trunk;
}

function withoutPlural(word: string): string {
  if (word.endsWith('es') && word.length - 2 >= SHORTEST_STEM) return word.slice(0, -2);
  if (word.endsWith('s') && word.length > SHORTEST_STEM) return word.slice(0, -1);
  return word;
}
