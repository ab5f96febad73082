import type { Condition, QueryKind, RelevanceQuery } from './query.ts';

/** What is typed, what is right, and in which fields the tolerable differs from it; a list names vehicles. */
type Asked = readonly [typed: string, right: Condition, otherwise?: Condition | readonly string[]];

export const asked = (kind: QueryKind, rows: readonly Asked[]): RelevanceQuery[] =>
  rows.map(([typed, right, otherwise]) => {
    if (otherwise === undefined) return { typed, kind, right };
    return { typed, kind, right, tolerable: { ...right, ...(isList(otherwise) ? { vehicle: otherwise } : otherwise) } };
  });

const isList = (given: Condition | readonly string[]): given is readonly string[] => Array.isArray(given);

/** A condition on the subfamilies, and on the vehicles where some are named. */
export const part = (
  subfamilies: string | readonly string[],
  vehicle?: readonly string[],
  others: Condition = {},
): Condition => ({
  subfamilies: typeof subfamilies === 'string' ? [subfamilies] : subfamilies,
  ...(vehicle === undefined ? {} : { vehicle }),
  ...others,
});

/**
 * Models that a counter calls by one short name. Who says 'gol' wants a Gol; a Gol Trend is no mistake, and no answer
 * either.
 */
export const models = {
  gol: ['Volkswagen Gol'],
  golCousins: ['Volkswagen Gol Trend', 'Volkswagen Gol Country'],
  corsa: ['Chevrolet Corsa'],
  corsaCousins: ['Chevrolet Corsa Classic', 'Chevrolet Corsa II', 'Chevrolet Corsa Pick-up', 'Opel Corsa Opel'],
  palio: ['Fiat Palio'],
  palioCousins: ['Fiat Palio Weekend', 'Fiat Novo Palio'],
  uno: ['Fiat Uno'],
  unoCousins: ['Fiat Uno Way'],
  clio: ['Renault Clio'],
  clioCousins: ['Renault Clio Mio'],
  kangoo: ['Renault Kangoo'],
  kangooCousins: ['Renault Kangoo II'],
  fiesta: ['Ford Fiesta'],
  fiestaCousins: ['Ford Fiesta Kinetic', 'Ford Fiesta Max', 'Ford Courier Fiesta'],
  focus: ['Ford Focus'],
  focusCousins: ['Ford Focus II', 'Ford Focus III'],
  megane: ['Renault Megane'],
  meganeCousins: ['Renault Megane III'],
  partner: ['Peugeot Partner'],
  partnerCousins: ['Peugeot Partner Patagónica'],
  ranger: ['Ford Ranger', 'Ford Ranger T6', 'Ford Ranger P703'],
  hilux: ['Toyota Hilux', 'Toyota Hilux Vigo', 'Toyota Hilux Revo'],
  sprinter: [
    'Mercedes-Benz Sprinter 310',
    'Mercedes-Benz Sprinter 313',
    'Mercedes-Benz Sprinter 413',
    'Mercedes-Benz Sprinter 415',
    'Mercedes-Benz Sprinter 515',
  ],
  daily: ['Iveco Daily', 'Iveco Daily 49.12', 'Iveco Daily 70C16'],
} as const;
