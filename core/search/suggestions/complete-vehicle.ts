import type { SearchIndex } from '#core/search/index/search-index.ts';
import { MAX_ATOMS, recogniseVehicles } from '../question/recognise-vehicles.ts';
import { type Model, modelsBegun } from '../question/vehicle-names.ts';
import { type TypedWord, typedWords } from '../words/words.ts';

/** More models than these may begin so: which is meant is not worth guessing. */
const MAX_MODELS = 40;

/**
 * What was typed with the whole name of each vehicle that its last word may begin, the shortest names first: 'bomba
 * agua gol t' is 'bomba agua Volkswagen Gol Trend'. None where nothing is begun.
 */
export function completedVehicles({ lexicon: { vehicles } }: SearchIndex, typed: string): readonly string[] {
  const words = typedWords(typed);
  const last = words.at(-1);
  if (last === undefined || last.isSmall) return [];
  const before = words.slice(0, -1);
  const atoms = before.map(({ plain }) => ({ plain, isOther: false, unfinished: false }));
  const groups = recogniseVehicles(atoms, vehicles);
  const begun = [...new Set(modelsBegun(vehicles, last.plain))];
  for (const group of groups) {
    const models = group.isBrand
      ? begun.filter(({ brand }) => group.models.some((model) => model.brand === brand))
      : begun.filter((model) => group.near.includes(model));
    if (models.length > 0)
      return completed(
        before.filter((_, at) => at >= MAX_ATOMS || (group.atoms & (1 << at)) === 0),
        models,
      );
  }
  return last.plain.length < SHORTEST_BEGUN || begun.length > MAX_MODELS ? [] : completed(before, begun);
}

const SHORTEST_BEGUN = 2;
/** Few of them are shown. */
const MAX_COMPLETED = 10;

const completed = (words: readonly TypedWord[], models: readonly Model[]): readonly string[] =>
  [...models]
    .sort((a, b) => a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_COMPLETED)
    .map(({ brand, name }) => [...words.map(({ written }) => written), brand.name, name].join(' '));
