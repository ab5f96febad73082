import { normaliseCode } from '#core/shared/product-code.ts';
import { applicationLabel } from './applications.ts';
import { collectOtherCodes, type OtherCodes, withMaker } from './code-table.ts';
import { type Columns, collectColumns } from './columns.ts';
import type { SearchDocument } from './document.ts';
import { at } from './growing.ts';
import { collectPostings, type Postings } from './postings.ts';
import { byBytes, byText, type StringTable, stringTable } from './string-table.ts';
import { orderByText } from './text-order.ts';
import { buildVocabulary, type Vocabulary } from './vocabulary.ts';
import { createWordWeigher } from './word-weights.ts';

/**
 * Products made searchable, immutable: typed arrays and heaps of bytes, no object a product. A product is known by its
 * ordinal, its place in the order of normalised code, code as written, key; so ordinals that share a start of code are
 * a run.
 */
export interface Segment {
  readonly size: number;
  readonly keys: Uint32Array;
  /** Ordinals in the order of their keys. */
  readonly byKey: Uint32Array;
  readonly normalised: StringTable;
  readonly written: StringTable;
  readonly otherCodes: OtherCodes;
  /**
   * Codes with their maker's name before them, found when they are typed whole: the product's own, and its equivalents.
   */
  readonly branded: { readonly own: OtherCodes; readonly equivalent: OtherCodes };
  readonly vocabulary: Vocabulary;
  readonly columns: Columns;
  /** What each application is for, labels made by applicationLabel: those of one vehicle stand together. */
  readonly applications: Postings;
  readonly engines: Postings;
  /** Labels are made by valueLabel. */
  readonly values: Postings;
}

const SEPARATOR = '\0';
/** The label of a technical attribute's value, and the start of all of its labels. */
export const valueLabel = (property: string, value: string): string => `${property}${SEPARATOR}${value}`;
export const splitValueLabel = (label: string): readonly [property: string, value: string] => {
  const end = label.indexOf(SEPARATOR);
  return [label.slice(0, end), label.slice(end + 1)];
};

export interface SegmentCollector {
  /** The next product, which is not kept. Keys must be distinct. */
  add(document: SearchDocument): void;
  done(): Segment;
}

/** Reads the documents once, without keeping them. Keys must be distinct. */
export function buildSegment(documents: Iterable<SearchDocument>): Segment {
  const collector = collectSegment();
  for (const document of documents) collector.add(document);
  return collector.done();
}

export function collectSegment(): SegmentCollector {
  const keys: number[] = [];
  const written: string[] = [];
  const otherCodes = collectOtherCodes();
  const [ownBranded, equivalentBranded] = [collectOtherCodes(withMaker), collectOtherCodes(withMaker)];
  const columns = collectColumns();
  const [words, applications, engines, values] = [
    collectPostings(),
    collectPostings(),
    collectPostings(),
    collectPostings(),
  ];
  const weigh = createWordWeigher();
  return {
    add(document) {
      keys.push(document.key);
      written.push(document.code);
      otherCodes.add(document.codes);
      ownBranded.add([{ code: document.code, brand: document.brandName, kind: 'equivalent' }]);
      equivalentBranded.add(document.codes.filter(({ kind }) => kind === 'row' || kind === 'equivalent'));
      columns.add(document);
      words.add(weigh(document));
      applications.add(new Map(document.applications.map((each) => [applicationLabel(each), 0])));
      engines.add(new Map(document.engines.map((engine) => [engine, 0])));
      values.add(new Map(Object.entries(document.texts).map(([property, value]) => [valueLabel(property, value), 0])));
    },
    done() {
      const normalised = written.map(normaliseCode);
      const inOrder = orderByText(
        normalised,
        (a, b) => byText(written[a] ?? '', written[b] ?? '') || (keys[a] ?? 0) - (keys[b] ?? 0),
      );
      const ordinals = new Uint32Array(inOrder.length);
      inOrder.forEach((arrival, ordinal) => {
        ordinals[arrival] = ordinal;
      });
      const sortedKeys = inOrder.map((arrival) => keys[arrival] ?? 0);
      return {
        size: inOrder.length,
        keys: sortedKeys,
        byKey: Uint32Array.from(sortedKeys.keys()).sort((a, b) => at(sortedKeys, a) - at(sortedKeys, b)),
        normalised: stringTable(inOrder.length, (ordinal) => normalised[at(inOrder, ordinal)] ?? ''),
        written: stringTable(inOrder.length, (ordinal) => written[at(inOrder, ordinal)] ?? ''),
        otherCodes: otherCodes.done(ordinals),
        branded: { own: ownBranded.done(ordinals), equivalent: equivalentBranded.done(ordinals) },
        vocabulary: buildVocabulary(words, ordinals, inOrder),
        columns: columns.done(ordinals, inOrder),
        applications: applications.done(ordinals, inOrder, byBytes),
        engines: engines.done(ordinals, inOrder, byBytes),
        values: values.done(ordinals, inOrder, byBytes),
      };
    },
  };
}

/** The ordinal of a key, undefined where the segment has no such product. */
export function ordinalOfKey({ keys, byKey, size }: Segment, key: number): number | undefined {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at(keys, at(byKey, middle)) < key) low = middle + 1;
    else high = middle;
  }
  const ordinal = low < size ? at(byKey, low) : undefined;
  return ordinal !== undefined && at(keys, ordinal) === key ? ordinal : undefined;
}
