import fc from 'fast-check';
import type { DocumentApplication, OtherCode, SearchDocument } from '#core/search/index/document.ts';
import type { Criteria, SearchQuery } from '#core/search/query/query.ts';
import type { NamedType } from '#core/search/question/family-names.ts';
import { buildLexicon, emptyLexicon } from '#core/search/question/lexicon.ts';
import type { NamedVehicle } from '#core/search/question/vehicle-names.ts';
import type { Synonym } from '#core/search/synonyms/synonyms.ts';

/** Small alphabets, so that products and queries meet often. */
export const aCode = fc
  .array(fc.constantFrom('6', '2', '0', 'r', 'S', 'Ñ', '-', '/', ' ', '.'), { minLength: 1, maxLength: 7 })
  .map((parts) => parts.join(''));

const aTypedMaker = fc.constantFrom('NGK', 'ngk', 'Corven', 'SKF', 'Luz', '.');
/** A code as it is typed, alone or beside a maker, who is its own or another. */
export const aTypedCode = fc.oneof(
  aCode,
  fc.oneof(fc.tuple(aCode, aTypedMaker), fc.tuple(aTypedMaker, aCode)).map((parts) => parts.join(' ')),
);

const aWord = fc.constantFrom(
  ...'Bujía bujías BUJIAS de encendido la freno Frenos luz luces motor motores 1.6 16V 6203-2RS 12,5 gol golf eje ejes uno trend 2008 2005 98 1.6 fiat vw mercedes f 100 lampara zetec 12'.split(
    ' ',
  ),
);
const brandedCode = fc.constantFrom('NGK 6203', 'ngk 62/22', 'CORVEN 6', 'luz 62', 'NGK 6', 'luz 6222', 'skf 6203');
export const aText = fc
  .array(fc.oneof({ weight: 9, arbitrary: aWord }, { weight: 1, arbitrary: brandedCode }), { maxLength: 4 })
  .map((words) => words.join(' '));

const anOtherCode: fc.Arbitrary<OtherCode> = fc.record({
  code: aCode,
  brand: fc.constantFrom('CORVEN', 'SKF', ''),
  kind: fc.constantFrom('row', 'equivalent', 'internal', 'relation'),
});
const anEngine = fc.constantFrom('1.6 16V', 'Zetec', '2.0 TDi');
const aYear = fc.option(fc.integer({ min: 2000, max: 2010 }));
const anApplication: fc.Arbitrary<DocumentApplication> = fc.record({
  vehicleId: fc.integer({ min: 1, max: 12 }),
  engine: fc.oneof(anEngine, fc.constant('')),
  from: aYear,
  to: aYear,
});
/**
 * Twelve vehicles, some of which bear names that are words of the catalogue, numbers, small words or part of another's.
 */
export const someVehicles: readonly NamedVehicle[] = [
  ...['Gol', 'Gol Trend', 'Golf', 'Luz', 'Eje'].map((name) => ['Volkswagen', name] as const),
  ...['Uno', '6203', 'Gol'].map((name) => ['Fiat', name] as const),
  ...['12', 'F-100', '2008', 'Motor Luz'].map((name) => ['Mercedes-Benz', name] as const),
].map(([brand, name], place) => ({ id: place + 1, brand, name, engines: ['1.6 16V', 'Zetec'] }));
const someSynonyms: readonly Synonym[] = [
  { typed: 'lampara', means: ['luz', 'bujia de encendido'] },
  { typed: 'freno de motor', means: ['eje'] },
  { typed: 'luz', means: ['lampara'] },
];
const someTypes: readonly NamedType[] = [
  { id: 1, name: 'Frenos', parentId: 0 },
  { id: 2, name: 'Motor y Luz', parentId: 0 },
  { id: 3, name: 'Bujías', parentId: 2 },
];
export const aLexicon = fc.constantFrom(buildLexicon(someVehicles, someSynonyms, someTypes), emptyLexicon);

const aProperty = fc.constantFrom('interior', 'dientes', 'otros');
const someNumbers = fc.dictionary(aProperty, fc.integer({ min: 0, max: 9 }), { noNullPrototype: true });
const someTexts = fc.dictionary(aProperty, fc.constantFrom('M14', 'ñ', '😀', '\ufffd', ''), { noNullPrototype: true });

export const aDocument = (key: number): fc.Arbitrary<SearchDocument> =>
  fc.record({
    key: fc.constant(key),
    code: aCode,
    brandId: fc.integer({ min: 1, max: 3 }),
    brandName: fc.constantFrom('NGK', 'Luz', ''),
    typeId: fc.integer({ min: 1, max: 4 }),
    typeName: aText,
    parentTypeId: fc.integer({ min: 0, max: 2 }),
    parentTypeName: fc.constantFrom('Frenos', 'Motor', ''),
    description: aText,
    codes: fc.array(anOtherCode, { maxLength: 4 }),
    words: fc.array(aText, { maxLength: 2 }),
    applications: fc.array(anApplication, { maxLength: 3 }),
    engines: fc.array(anEngine, { maxLength: 2 }),
    stock: fc.constantFrom(0, 1, 2),
    hasOffer: fc.boolean(),
    numbers: someNumbers,
    texts: someTexts,
  });

/** Up to 40 products with keys of their own, in no order. */
export const someDocuments: fc.Arbitrary<SearchDocument[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 })
  .chain((keys) => fc.tuple(...keys.map(aDocument)));

const ids = (max: number) => fc.array(fc.integer({ min: 0, max }), { maxLength: 2 });
const aPartialText = fc
  .tuple(aText, fc.integer({ min: 0, max: 20 }))
  .map(([text, cut]) => text.slice(0, text.length - (cut % 4)));

export const someCriteria: fc.Arbitrary<Criteria> = fc.record(
  {
    code: aTypedCode,
    text: fc.oneof(
      aPartialText,
      aPartialText,
      aCode,
      fc.tuple(aPartialText, aCode).map((parts) => parts.join(' ')),
    ),
    keys: fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 30 }),
    filters: fc.record(
      {
        brandIds: ids(3),
        typeIds: ids(4),
        vehicleIds: ids(12),
        engines: fc.array(anEngine, { maxLength: 2 }),
        stocks: fc.subarray([0, 1, 2] as const),
        offersOnly: fc.boolean(),
        ranges: fc.array(
          fc.record(
            { property: aProperty, from: fc.integer({ min: 0, max: 9 }), to: fc.integer({ min: 0, max: 9 }) },
            { requiredKeys: ['property'] },
          ),
          { maxLength: 1 },
        ),
        values: fc.array(fc.record({ property: aProperty, values: fc.subarray(['M14', 'ñ', '😀', '\ufffd', '']) }), {
          maxLength: 1,
        }),
      },
      { requiredKeys: [] },
    ),
    excluded: fc.record(
      {
        brandIds: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 1 }),
        typeIds: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 1 }),
        pairs: fc.array(
          fc.record({ brandId: fc.integer({ min: 1, max: 3 }), typeId: fc.integer({ min: 0, max: 4 }) }),
          { maxLength: 2 },
        ),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

const anOrder = fc.constantFrom(undefined, undefined, 'stock' as const, 'newest' as const);

export const someQuery: fc.Arbitrary<SearchQuery> = fc
  .tuple(
    someCriteria,
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 1, max: 8 }),
    fc.boolean(),
    fc.boolean(),
    anOrder,
  )
  .map(([criteria, page, pageSize, isGrouped, isTyping, order]) => ({
    ...criteria,
    ...{ page, pageSize, isGrouped, isTyping },
    ...(order === undefined ? {} : { order }),
    wantFacets: true,
  }));
