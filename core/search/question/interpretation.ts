import type { Token, TypedWord } from '../words/words.ts';
import type { Understood } from './plan.ts';
import type { NamedGroup } from './recognise-vehicles.ts';
import type { Rest } from './rest-of-question.ts';

/** What to say that was understood: the vehicles, their engine and the year, each with the question without it. */
export function interpretationOf(
  groups: readonly NamedGroup[],
  nameable: readonly Token[],
  { engineTokens, yearTokens }: Rest,
  words: readonly TypedWord[],
): {
  readonly understood: readonly Understood[];
  /** How many words were recognised as more than words. */
  readonly recognised: number;
} {
  const chip = (kind: Understood['kind'], tokens: readonly Token[], text?: string): Understood => {
    const places = new Set(tokens.flatMap((token) => token.places));
    const written = (isOf: boolean): string =>
      words.flatMap((word, place) => (places.has(place) === isOf ? [word.written] : [])).join(' ');
    return { kind, text: text ?? written(true), places: [...places].sort((a, b) => a - b), without: written(false) };
  };
  const ofGroups = groups.map((group) => ({
    group,
    tokens: nameable.filter((_, at) => (group.atoms & (1 << at)) !== 0),
  }));
  const understood = [
    ...ofGroups.map(({ group, tokens }) => chip('vehicle', tokens, group.title)),
    ...engineTokens.map((token) => chip('engine', [token])),
    ...(yearTokens.length === 0 ? [] : [chip('year', yearTokens)]),
  ];
  const recognised = [...ofGroups.flatMap(({ tokens }) => tokens), ...engineTokens, ...yearTokens].length;
  return { understood, recognised };
}
