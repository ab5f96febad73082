import type { Condition, RelevanceQuery } from './query.ts';
import type { RelevanceFit, RelevanceProduct } from './relevance-product.ts';

/**
 * What a part is called is its description up to one of these: position, maker of the vehicle and sizes say more of it.
 */
const SAYS_MORE =
  /\s(?:con|sin|a gas|hidraulic|ventilad|solid|rosca|hexagono|lado|delanter|traser|izquierd|derech|inferior|superior|\d).*$/;
const SMALL = new Set(['de', 'juego', 'kit']);
/** '12' alone is any number: it is asked for with its maker. */
const SHORT_NUMBER = /^\d{1,2}$/;

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** A number from 0 to below a bound, the same ones in every run. */
const drawFrom = (seed: number): ((bound: number) => number) => {
  let state = seed;
  return (bound) => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return (state >>> 8) % bound;
  };
};

/** What a product is called, without what it fits and where: 'bomba de agua'. */
const calledIn = ({ description, fits }: RelevanceProduct): string => {
  const ends = fits.map(({ brand }) => description.indexOf(brand)).filter((at) => at > 0);
  return plain(description.slice(0, Math.min(description.length, ...ends)))
    .replace(SAYS_MORE, '')
    .trim();
};

/**
 * Takes a product and a vehicle that it fits, and asks for them in five ways by turns: the first result has to be that
 * kind of part and fit too.
 */
export function generatedQueries(catalogue: Iterable<RelevanceProduct>, count: number): readonly RelevanceQuery[] {
  const products = [...catalogue].filter(({ fits }) => fits.length > 0);
  const draw = drawFrom(20_261_123);
  const pick = <Each>(list: readonly Each[]): Each | undefined => list[draw(list.length)];
  const queries = new Map<string, RelevanceQuery>();
  for (let tries = 0; queries.size < count && tries < count * 10; tries++) {
    const product = pick(products);
    const fit = pick(product?.fits ?? []);
    if (product === undefined || fit === undefined) continue;
    const query = queryOf(product, fit, queries.size % 5, products);
    queries.set(query.typed, query);
  }
  return [...queries.values()];
}

function queryOf(
  product: RelevanceProduct,
  { brand, model, engine, from, to }: RelevanceFit,
  way: number,
  products: readonly RelevanceProduct[],
): RelevanceQuery {
  const called = calledIn(product);
  const telling = called.split(' ').find((word) => !SMALL.has(word)) ?? called;
  const right: Condition = { subfamilies: [product.subfamily], description: telling };
  const year = from ?? to;
  const ofModel = { ...right, vehicle: namesakes(model, products) };
  const ofMaker = { ...right, vehicle: [`${brand} ${model}`] };
  const displacement = /^\d\.\d/.exec(engine)?.[0];
  const ask = (typed: string, wanted: Condition): RelevanceQuery => ({ typed, kind: 'generated', right: wanted });
  if (SHORT_NUMBER.test(model) || way === 0) return ask(`${called} ${plain(brand)} ${model}`, ofMaker);
  if (way === 1 && displacement !== undefined)
    return ask(`${called} ${model} ${displacement}`, { ...ofModel, engine: displacement });
  if (way === 2 && year !== null) return ask(`${called} ${model} ${year}`, { ...ofModel, year });
  return way === 3 ? ask(`${model} ${called}`, ofModel) : ask(`${called} ${model}`, ofModel);
}

const known = new WeakMap<readonly RelevanceProduct[], Map<string, readonly string[]>>();

/** Models called so, of every maker, brand first. */
function namesakes(model: string, products: readonly RelevanceProduct[]): readonly string[] {
  let byModel = known.get(products);
  if (byModel === undefined) {
    const names = new Map<string, Set<string>>();
    for (const each of products.flatMap(({ fits }) => fits)) {
      const key = plain(each.model);
      names.set(key, (names.get(key) ?? new Set()).add(`${each.brand} ${each.model}`));
    }
    byModel = new Map([...names].map(([key, all]) => [key, [...all]]));
    known.set(products, byModel);
  }
  return byModel.get(plain(model)) ?? [];
}
