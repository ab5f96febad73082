import { Option } from 'commander';
import { readDay } from './option-values.ts';
import { type Outcome, wrongUsage } from './outcome.ts';

/** Options for the first and the last day of a list, both included, as YYYY-MM-DD. */
export const dayRangeOptions: readonly Option[] = [
  new Option('--from <DÍA>', 'desde ese día: 2026-11-01, 01/11/2026, hoy o ayer').argParser(readDay),
  new Option('--to <DÍA>', 'hasta ese día, incluido').argParser(readDay),
];

/** As the options were read, of a list that has them. */
export interface DayRange {
  readonly from?: unknown;
  readonly to?: unknown;
}

/** Why a range holds no day; null where it holds some, or one end is open. */
export const backwardsRange = ({ from, to }: DayRange): Outcome | null =>
  typeof from === 'string' && typeof to === 'string' && from > to
    ? wrongUsage('--from es un día posterior al de --to', 'Van al revés: primero el más viejo')
    : null;
