import type { DemoCode, DemoFit } from '#adapters/postgres/demo/demo-rows.ts';
import { type Chance, chanceOf } from '../chance.ts';
import type { Fleet, Platform } from '../fleet.ts';
import type { ProductBrandName } from '../product-brands.ts';
import type { Blueprint, OwnCode } from './blueprint.ts';
import { originalCode } from './original-codes.ts';
import type { Measure, Recipe } from './recipe.ts';

/** No part is said to fit more than so many versions. */
const maxApplications = 25;
const fewestMakers = 3;

/** The parts of one recipe: vehicle after vehicle, in every position, until there are products enough. */
export const blueprintsFrom = (recipe: Recipe, fleet: Fleet, seed: number): Blueprint[] => {
  const chance = chanceOf(seed, recipe.subfamily);
  const platforms = fleet[recipe.sharing].filter(({ segment }) => recipe.segments.includes(segment));
  const blueprints: Blueprint[] = [];
  let products = 0;
  for (let round = 0; products < recipe.products; round += 1) {
    for (const platform of chance.some(platforms, platforms.length)) {
      const noun = chance.pick(recipe.nouns);
      for (const position of recipe.positions ?? ['']) {
        if (products >= recipe.products) break;
        const made = blueprint(recipe, chance, { platform, round, noun, position });
        blueprints.push(made);
        products += made.ours.length;
      }
    }
  }
  return blueprints;
};

interface Occasion {
  readonly platform: Platform;
  readonly round: number;
  readonly noun: string;
  readonly position: string;
}

const blueprint = (recipe: Recipe, chance: Chance, { platform, round, noun, position }: Occasion): Blueprint => {
  const variants = recipe.variants ?? [''];
  const variant = variants[round % variants.length] ?? '';
  const fits = fitsOf(platform, chance, round);
  const names = [...new Set(fits.map(({ vehicle }) => vehicle))];
  const description = [noun, agreeing(noun, position), variant, names[0] ?? ''].filter((word) => word !== '').join(' ');
  const [low, high] = recipe.price;
  return {
    subfamily: recipe.subfamily,
    description,
    position,
    engines: recipe.sharing === 'engines' ? [...new Set(fits.map(({ engine }) => engine))].join(', ') : '',
    technical: technicalOf(recipe.technical, chance),
    fits: fits.map(({ vehicle: _vehicle, ...fit }) => fit),
    ours: ownCodes(recipe, chance),
    others: otherCodes(recipe, chance, platform.maker),
    cents: chance.int(low * 1000, high * 1000) * 100 + chance.int(0, 99),
    multiples: recipe.multiples ?? [1],
    ...(recipe.iva === undefined ? {} : { iva: recipe.iva }),
  };
};

/** 'Delantero' of a bomba is 'delantera'. */
const agreeing = (noun: string, position: string): string => {
  const lower = position.toLowerCase();
  return /^\p{L}+a\b/u.test(noun) ? lower.replace(/(delanter|traser|izquierd|derech)o/g, '$1a') : lower;
};

/** The first part of a platform fits it all; later ones its older or newer versions. */
const fitsOf = (platform: Platform, chance: Chance, round: number): (DemoFit & { readonly vehicle: string })[] => {
  const all = platform.fittings;
  const start = round === 0 ? 0 : chance.int(0, Math.max(0, all.length - 2));
  const count = round === 0 ? maxApplications : chance.int(2, maxApplications);
  return all.slice(start, start + count).map(({ vehicleId, name, engine, from, to }) => {
    const later = round > 0 && to !== null && to - from > 6 ? chance.int(0, 4) : 0;
    return { vehicle: name, vehicleId, engine, from: from + later, to };
  });
};

export const technicalOf = (measures: Readonly<Record<string, Measure>>, chance: Chance): Record<string, string> =>
  Object.fromEntries(Object.entries(measures).map(([name, measure]) => [name, drawn(measure, chance)]));

const drawn = (measure: Measure, chance: Chance): string => {
  if (!('step' in measure)) return chance.pick(measure);
  return String(measure.from + measure.step * chance.int(0, Math.floor((measure.to - measure.from) / measure.step)));
};

const ownCodes = (recipe: Recipe, chance: Chance): OwnCode[] => {
  const makers = Object.entries(recipe.makers) as [ProductBrandName, string][];
  const count = chance.int(Math.min(fewestMakers + 1, makers.length), makers.length);
  return chance.some(makers, count).map(([brand, shape]) => ({ brand, code: chance.code(shape) }));
};

const otherCodes = (recipe: Recipe, chance: Chance, maker: string): DemoCode[] => {
  const known = Object.entries(recipe.others ?? {}).filter(() => chance.yes(0.5));
  return [originalCode(maker, chance), ...known.map(([brand, shape]) => ({ brand, code: chance.code(shape) }))];
};
