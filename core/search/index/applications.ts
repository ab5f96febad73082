import type { WantedFit } from '#core/search/question/plan.ts';
import { wordsOf } from '#core/search/words/words.ts';
import { plainLetters } from '#core/shared/accents.ts';
import type { DocumentApplication } from './document.ts';
import { at } from './growing.ts';
import { entriesOf, type Postings } from './postings.ts';
import { prefixRange, type Range, stringAt } from './string-table.ts';

const SEPARATOR = '\t';

/** An application as one label: those of a vehicle begin alike. */
export const applicationLabel = ({ vehicleId, engine, from, to }: DocumentApplication): string =>
  [vehicleId, from ?? '', to ?? '', engine].join(SEPARATOR);

/** The labels of a vehicle's applications, which follow one another. */
export const labelsOfVehicle = ({ labels }: Postings, vehicleId: number): Range =>
  prefixRange(labels, `${vehicleId}${SEPARATOR}`);

export const vehicleOfLabel = (label: string): number => Number(label.slice(0, label.indexOf(SEPARATOR)));

/** Ranges of the postings of applications for one of the vehicles and, where they say it, its engine and year. */
export function fittingEntries(
  applications: Postings,
  vehicleIds: readonly number[],
  { engine, year }: Pick<WantedFit, 'engine' | 'year'>,
): readonly Range[] {
  const asksMore = engine.length > 0 || year !== undefined;
  return vehicleIds.flatMap((vehicleId) => {
    const { from, to } = labelsOfVehicle(applications, vehicleId);
    if (from === to) return [];
    if (!asksMore) return [entriesOf(applications, { from, to })];
    const ranges: Range[] = [];
    for (let label = from; label < to; label++) {
      if (!isFitting(stringAt(applications.labels, label), engine, year)) continue;
      ranges.push({ from: at(applications.offsets, label), to: at(applications.offsets, label + 1) });
    }
    return ranges;
  });
}

function isFitting(label: string, engine: readonly string[], year: number | undefined): boolean {
  const [, from = '', to = '', ...written] = label.split(SEPARATOR);
  return tellsOf({ engine: written.join(SEPARATOR), from: numberOf(from), to: numberOf(to) }, engine, year);
}

const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

/** Whether what an application says of engine and years is what was asked; what it does not say it may be. */
export function tellsOf(
  application: Pick<DocumentApplication, 'engine' | 'from' | 'to'>,
  engine: readonly string[],
  year: number | undefined,
): boolean {
  const { from, to } = application;
  if (year !== undefined && ((from !== null && from > year) || (to !== null && to < year))) return false;
  if (engine.length === 0 || application.engine === '') return true;
  const words = wordsOf(application.engine).map(plainLetters);
  return engine.every((word) => words.includes(word));
}
