import { InvalidArgumentError, Option } from 'commander';
import { priceListManagementProblem, roundingWords } from '#adapters/texts/price-list-management.es.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import { percentageFlaw, readPercentage } from '#core/price-lists/management/price-change.ts';
import { type Rounding, roundings } from '#core/pricing/changed-price.ts';
import type { PercentageSource } from '#core/pricing/price-source.ts';
import { type Money, zero } from '#core/shared/money.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import { spokenOption } from '../arguments/spoken.ts';
import type { Outcome } from '../outcome.ts';
import type { OpenPriceLists } from './find-price-list.ts';

export interface SourceOptions {
  readonly fromList?: string;
  readonly percentage?: Money;
  readonly rounding: Rounding;
}

const readTyped = (text: string): Money => {
  const read = readPercentage(text);
  if (read === null || percentageFlaw(read) !== null) {
    throw new InvalidArgumentError(priceListManagementProblem({ code: 'percentage-out-of-range' }));
  }
  return read;
};

/** The options of new prices: a list, a percentage and a rounding. */
export const sourceOptions = (isCopy = false): readonly Option[] => [
  ...(isCopy ? [] : [new Option('--from-list <LISTA>', 'de qué lista salen los precios')]),
  new Option('--percentage <N>', 'cuánto por ciento más: 10 sube, -10 baja').argParser(readTyped),
  spokenOption('--rounding <A>', 'a qué se redondean', roundings, roundingWords).default('cents', roundingWords.cents),
];

/** The source that the options name; this list where they name none. */
export const sourceOfOptions = (
  { find }: OpenPriceLists,
  own: SeenPriceList | null,
  { fromList, percentage = zero, rounding }: SourceOptions,
): Result<PercentageSource | null, Outcome> => {
  const list = fromList === undefined ? Ok(own) : find(fromList);
  if (!list.ok) return list;
  return Ok(list.val === null ? null : { kind: 'percentage', fromListId: list.val.id, percentage, rounding });
};
