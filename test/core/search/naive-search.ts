import { tellsOf } from '#core/search/index/applications.ts';
import type { OtherCode, SearchDocument } from '#core/search/index/document.ts';
import { createWordWeigher } from '#core/search/index/word-weights.ts';
import { rank, textRank } from '#core/search/matching/rank.ts';
import type { Facets, HitGroup, Reason, SearchHit, SearchPage } from '#core/search/query/answer.ts';
import type { Criteria, SearchQuery } from '#core/search/query/query.ts';
import { emptyLexicon, type SearchLexicon } from '#core/search/question/lexicon.ts';
import { measuredProperties } from '#core/search/question/measures.ts';
import { type Plan, type Question, tiers, type WantedFit } from '#core/search/question/plan.ts';
import { understand } from '#core/search/question/question.ts';
import { stemOf, type Token } from '#core/search/words/words.ts';
import { normaliseCode } from '#core/shared/product-code.ts';

const weigh = createWordWeigher();

/** What the index must answer, by looking at every product: slow, and simple enough to be believed. */
export function naiveSearch(
  documents: readonly SearchDocument[],
  query: SearchQuery,
  lexicon: SearchLexicon = emptyLexicon,
): SearchPage {
  const question = understand(query.text ?? '', {
    lexicon,
    isKnown: ({ stem }) =>
      documents.some((document) => [...weigh(document).keys()].some((word) => stemOf(word) === stem)),
    isTyping: query.isTyping ?? false,
  });
  const found = documents.flatMap((document) => {
    const match = best(document, query, question);
    return match === undefined ? [] : [{ document, ...match }];
  });
  const ranked = found
    .filter(({ document }) => passes(document, query))
    .sort((a, b) => a.rank - b.rank || compareCodes(a.document, b.document));
  const groups = groupsOf(ranked);
  const inOrder = {
    stock: () => [...ranked].sort((a, b) => a.document.stock - b.document.stock),
    newest: () => [...ranked].sort((a, b) => b.document.key - a.document.key),
  };
  const isGrouped = query.isGrouped === true && query.order === undefined;
  const relevant = isGrouped ? groups.flatMap(({ members }) => members) : ranked;
  const hits = query.order === undefined ? relevant : inOrder[query.order]();
  const start = (Math.max(1, query.page) - 1) * query.pageSize;
  const shown = hits.slice(start, start + query.pageSize);
  return {
    hits: shown.map(({ document, reason }): SearchHit => ({ key: document.key, reason })),
    totalCount: hits.length,
    ...(isGrouped
      ? {
          groups: groups.flatMap(({ section, typeId, members }) => {
            const count = members.filter((each) => shown.includes(each)).length;
            const before = members.findIndex((each) => shown.includes(each));
            return count === 0 ? [] : [{ typeId, section, totalCount: members.length, before, count }];
          }),
        }
      : {}),
    ...(query.wantFacets
      ? {
          facets: naiveFacets(
            found.map(({ document }) => document),
            query,
          ),
        }
      : {}),
    understood: question.understood,
    fits: question.fits,
  };
}

interface Found extends Match {
  readonly document: SearchDocument;
}

/** Sections in their order; in a section types by their first product. */
function groupsOf(ranked: readonly Found[]) {
  return (['exact', 'begins', 'otherBegins', 'text', 'mentions'] as const).flatMap((section) => {
    const ofSection = ranked.filter(({ rank }) => sectionOf(rank) === section);
    const typeIds = [...new Set(ofSection.map(({ document }) => document.typeId))];
    return typeIds
      .map((typeId) => ({
        section,
        typeId,
        members: ofSection.filter(({ document }) => document.typeId === typeId),
      }))
      .sort((a, b) => (a.members[0]?.rank ?? 0) - (b.members[0]?.rank ?? 0) || b.members.length - a.members.length);
  });
}

const sectionOf = (found: number): HitGroup['section'] => {
  if (found <= 8) return 'exact';
  if (found <= 10) return found === 9 ? 'begins' : 'otherBegins';
  return found < rank.mentions ? 'text' : 'mentions';
};

interface Match {
  readonly rank: number;
  readonly reason: Reason;
}

const ascending = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const compareCodes = (a: SearchDocument, b: SearchDocument): number =>
  ascending(normaliseCode(a.code), normaliseCode(b.code)) || ascending(a.code, b.code) || a.key - b.key;

function best(
  document: SearchDocument,
  { code = '', text = '', isTyping = false }: SearchQuery,
  question: Question,
): Match | undefined {
  if (code.trim() === '' && text.trim() === '') return { rank: rank.text, reason: { by: 'listed' } };
  const found = byText(document, question);
  const isBoth =
    normaliseCode(code) !== '' && question.plans.length > 0 && code.trim().toUpperCase() !== text.trim().toUpperCase();
  const coded = byCode(document, code, isTyping);
  const placed = coded && { ...coded, rank: placeOf(coded.rank, document) };
  if (isBoth) return found && placed;
  return placed ?? found;
}

/** Three places for each rank of a whole code, by stock; one for each that only begins so. */
const placeOf = (found: number, { stock }: SearchDocument): number => (found <= 2 ? found * 3 + stock : found + 6);

/** By its codes alone: the rank (docs/rules/search.md 4), and why. */
export function byCode(document: SearchDocument, typed: string, isTyping = true): Match | undefined {
  const wanted = normaliseCode(typed);
  if (wanted === '') return undefined;
  const { codes, brandName } = document;
  const isTyped = ({ code, brand }: { readonly code: string; readonly brand: string }): boolean =>
    [code, `${brand} ${code}`, `${code} ${brand}`].some(
      (form) => form.trim().toUpperCase() === typed.trim().toUpperCase(),
    );
  const isIt = ({ code }: { readonly code: string }): boolean => normaliseCode(code) === wanted;
  // The maker's name may stand before the code, or be the last word or two after it.
  const words = typed.trim().split(/\s+/);
  const ways = [0, 1, 2]
    .filter((last) => last < words.length)
    .map((last) =>
      normaliseCode([...words.slice(words.length - last), ...words.slice(0, words.length - last)].join('')),
    )
    .filter((way) => way !== '');
  const firstNamed = (those: readonly OtherCode[]): OtherCode | undefined =>
    ways.map((way) => firstOf(those.filter(({ brand, code }) => branded(brand, code) === way))).find(Boolean);

  const own = { code: document.code, brand: brandName };
  const isNamed = (each: typeof own): boolean => isIt(each) || ways.includes(branded(each.brand, each.code));
  const isOwn = isNamed(own);
  const rows = codes.filter(({ kind }) => kind === 'row');
  const row = firstOf(rows.filter(isIt)) ?? firstNamed(rows);
  if (isOwn || row !== undefined) {
    const asTyped = [own, ...rows].some((each) => isNamed(each) && isTyped(each));
    return { rank: asTyped ? 0 : 1, reason: isOwn ? { by: 'code' } : { ...naming(row), by: 'code' } };
  }
  const exact =
    firstOf(codes.filter((other) => other.kind !== 'relation' && isIt(other))) ??
    firstNamed(codes.filter(({ kind }) => kind === 'equivalent'));
  if (exact !== undefined) return { rank: 2, reason: naming(exact) };
  if (wanted.length < 2 && !isTyping) {
    const relation = firstOf(codes.filter((other) => other.kind === 'relation' && isIt(other)));
    return relation && { rank: 4, reason: naming(relation) };
  }
  if (normaliseCode(document.code).startsWith(wanted) || isBegunAfterMaker(brandName, document.code, wanted)) {
    return { rank: 3, reason: { by: 'prefix' } };
  }
  const [begun] = codes
    .filter(({ kind, brand, code }) => isOfMaker(kind) && isBegunAfterMaker(brand, code, wanted))
    .sort(
      (a, b) =>
        ascending(branded(a.brand, a.code), branded(b.brand, b.code)) ||
        kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
        compareWritten(a, b),
    );
  const other = firstOther(document, wanted) ?? begun;
  return other && { rank: 4, reason: naming(other) };
}

/** A price row's code stands for its product as an equivalent does. */
const naming = (other: OtherCode | undefined): Reason =>
  other === undefined
    ? { by: 'text' }
    : { by: other.kind === 'row' ? 'equivalent' : other.kind, code: other.code, brand: other.brand };

const isOfMaker = (kind: OtherCode['kind']): boolean => kind === 'row' || kind === 'equivalent';

const kinds = ['row', 'equivalent', 'internal', 'relation'];
const firstOther = ({ codes }: SearchDocument, wanted: string): OtherCode | undefined =>
  firstOf(codes.filter(({ code }) => normaliseCode(code).startsWith(wanted)));

const firstOf = (codes: readonly OtherCode[]): OtherCode | undefined =>
  [...codes].sort(
    (a, b) =>
      ascending(normaliseCode(a.code), normaliseCode(b.code)) ||
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
      ascending(a.code, b.code) ||
      ascending(a.brand, b.brand),
  )[0];

/** A maker's name and the start of a code: more than the name, less than the whole. */
const isBegunAfterMaker = (brand: string, code: string, wanted: string): boolean =>
  normaliseCode(brand).length < wanted.length &&
  branded(brand, code) !== wanted &&
  branded(brand, code).startsWith(wanted);

const compareWritten = (a: OtherCode, b: OtherCode): number => ascending(a.code, b.code) || ascending(a.brand, b.brand);

/** A code with its maker's name before it: found when it is typed whole, and as a start. */
const branded = (brand: string, code: string): string =>
  normaliseCode(brand) === '' || normaliseCode(code) === '' ? '' : normaliseCode(brand + code);

function byText(document: SearchDocument, { plans }: Question): Match | undefined {
  const ranks = plans.flatMap((plan) => rankBy(document, plan) ?? []);
  if (ranks.length === 0) return undefined;
  const least = Math.min(...ranks);
  for (const { plain, hasDigit } of plans[0]?.tokens ?? []) {
    const code = plain.toUpperCase();
    if (!hasDigit || normaliseCode(document.code).startsWith(code)) continue;
    const other = firstOther(document, code);
    if (other !== undefined) return { rank: least, reason: naming(other) };
  }
  return { rank: least, reason: { by: 'text' } };
}

function rankBy(
  document: SearchDocument,
  { tokens, fits, tier, familyId, measures = [], notMeasuring, behind, notFor, withoutApplications }: Plan,
): number | undefined {
  const { applications } = document;
  const isFor = (fit: WantedFit, ids: readonly number[]): boolean =>
    applications.some((each) => ids.includes(each.vehicleId) && tellsOf(each, fit.engine, fit.year));
  const isMisfit = (fit: WantedFit): boolean => {
    const ids = [...fit.vehicleIds, ...fit.nearIds];
    return applications.some(({ vehicleId }) => ids.includes(vehicleId)) && !isFor(fit, ids);
  };
  if (notFor.some(isMisfit) || (withoutApplications && applications.length > 0)) return undefined;
  if (!fits.every((fit) => isFor(fit, [...fit.vehicleIds, ...fit.nearIds]))) return undefined;
  if (familyId !== undefined && ![document.typeId, document.parentTypeId].includes(familyId)) return undefined;
  if (measures.some((value, place) => document.texts[measuredProperties[place] ?? ''] !== value)) return undefined;
  const isOtherSize =
    notMeasuring !== undefined &&
    measuredProperties.some((property) => property in document.texts) &&
    notMeasuring.some((value, place) => document.texts[measuredProperties[place] ?? ''] !== value);
  const score = tokens.length === 0 ? 0 : textScore(document, tokens, isOtherSize);
  if (tokens.length > 0 && score === 0) return undefined;
  const isNamed = fits.every((fit) => isFor(fit, fit.vehicleIds));
  const missed = 7 * tokens.length - score + behind;
  return textRank(fits.length === 0 || isNamed ? tier : tiers.near, missed);
}

/**
 * The best of reading each token for itself and of reading one run of two to four of them as a code typed with spaces.
 */
function textScore(document: SearchDocument, tokens: readonly Token[], onlyAsCode: boolean): number {
  const weighted = weightedWords(document);
  const single = tokens.map((token) => tokenScore(document, weighted, token));
  const total = (scores: readonly number[]): number =>
    scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
  const all = [onlyAsCode ? 0 : total(single)];
  for (let from = 0; from < tokens.length; from++) {
    for (const to of [from + 2, from + 3, from + 4].filter((end) => end <= tokens.length)) {
      const run = tokens.slice(from, to);
      if (!run.some(({ hasDigit }) => hasDigit)) continue;
      const begins = run.every(({ isWhole }) => isWhole) ? 0 : 6;
      const split = (to - from) * codeScore(document, run.map(({ plain }) => plain).join(''), begins, 7);
      all.push(total([...single.slice(0, from), split, ...single.slice(to)]));
    }
  }
  return Math.max(...all);
}

function tokenScore(document: SearchDocument, words: readonly (readonly [string, number])[], token: Token): number {
  const { plain, stem, hasDigit, unfinished, isWhole = false, isName = false, isMaker = false } = token;
  const scores = words.map(([word, weight]) => {
    if (stemOf(word) === stem) return weight * 2 + 1;
    return (hasDigit || unfinished) && !isWhole && stemOf(word).startsWith(plain) ? weight * 2 : 0;
  });
  const best = Math.max(0, ...scores);
  const ofWords = best < (isMaker ? 6 : isName ? 4 : 1) ? 0 : best;
  if (hasDigit) return Math.max(ofWords, codeScore(document, plain, isWhole ? 0 : 6, 7));
  if (unfinished && plain.length >= 3) return Math.max(ofWords, codeScore(document, plain, isWhole ? 0 : 2, 3));
  return ofWords;
}

function codeScore({ code, codes }: SearchDocument, plain: string, prefix: number, exact: number): number {
  const wanted = plain.toUpperCase();
  const all = [code, ...codes.map((other) => other.code)].map(normaliseCode);
  return all.includes(wanted) ? exact : all.some((each) => each.startsWith(wanted)) ? prefix : 0;
}

const weightedWords = (document: SearchDocument): (readonly [string, number])[] => [...weigh(document)];

type Dimension = 'brand' | 'type' | 'stock' | 'offers';

function passes(document: SearchDocument, { filters = {}, excluded = {}, keys }: Criteria, but?: Dimension): boolean {
  const types = [document.typeId, document.parentTypeId];
  const any = <Value>(wanted: readonly Value[] | undefined, ...own: readonly Value[]): boolean =>
    wanted === undefined || wanted.length === 0 || own.some((each) => wanted.includes(each));
  return (
    (but === 'brand' || any(filters.brandIds, document.brandId)) &&
    (but === 'type' || any(filters.typeIds, ...types)) &&
    (but === 'stock' || any(filters.stocks, document.stock)) &&
    (but === 'offers' || !filters.offersOnly || document.hasOffer) &&
    any(filters.vehicleIds, ...document.applications.map(({ vehicleId }) => vehicleId)) &&
    any(filters.engines, ...document.engines) &&
    (keys === undefined || keys.includes(document.key)) &&
    (filters.ranges ?? []).every(({ property, from = -Infinity, to = Infinity }) => {
      const value = document.numbers[property];
      return value !== undefined && value >= from && value <= to;
    }) &&
    (filters.values ?? []).every(({ property, values }) => any(values, document.texts[property] ?? null)) &&
    !excluded.brandIds?.includes(document.brandId) &&
    !types.some((id) => excluded.typeIds?.includes(id)) &&
    !excluded.pairs?.some(({ brandId, typeId }) => brandId === document.brandId && types.includes(typeId))
  );
}

function naiveFacets(found: readonly SearchDocument[], query: Criteria): Facets {
  const but = (dimension: Dimension): SearchDocument[] => found.filter((each) => passes(each, query, dimension));
  const brandIds = but('brand').map(({ brandId }) => brandId);
  const types = but('type').map(({ typeId, parentTypeId }) => `${typeId}/${parentTypeId}`);
  const stocks = but('stock');
  const inState = (state: number): number => stocks.filter(({ stock }) => stock === state).length;
  return {
    brands: counted(brandIds)
      .map(([id, count]) => ({ id, count }))
      .sort((a, b) => a.id - b.id),
    types: counted(types)
      .map(([name, count]) => {
        const [id = 0, parentId = 0] = name.split('/').map(Number);
        return { id, parentId, count };
      })
      .sort((a, b) => a.id - b.id || a.parentId - b.parentId),
    stocks: [inState(0), inState(1), inState(2)],
    offers: but('offers').filter(({ hasOffer }) => hasOffer).length,
  };
}

const counted = <Value>(values: readonly Value[]): (readonly [Value, number])[] =>
  [...new Set(values)].map((value) => [value, values.filter((other) => other === value).length] as const);
