import * as z from 'zod/mini';
import { sectionTitle } from '#adapters/texts/section-titles.es.ts';
import { wireOf } from '#adapters/wire/configuration/shop-configuration.wire.ts';
import {
  type Section,
  type SectionValues,
  type ShopConfiguration,
  sections,
} from '#core/configuration/shop-configuration.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { parseNumber } from '#core/shared/written-number.ts';
import { nearestName } from '../nearest-name.ts';
import { type Outcome, problem, wrongUsage } from '../outcome.ts';

const sectionNames = sections.map((section) => `${section} (${sectionTitle(section)})`).join(', ');

/** By the names of the API, sections as they go over the wire; what the server keeps to itself is left out. */
export type WrittenConfiguration = Partial<Readonly<Record<Section, unknown>>>;

export const writtenOf = (configuration: ShopConfiguration): WrittenConfiguration =>
  Object.fromEntries(sections.map((section) => [section, wireOf(section).toWire(configuration[section])]));

export const sectionNamed = (text = ''): Section | undefined =>
  sections.find((each) => each.toLowerCase() === text.trim().toLowerCase());

export const noSection = (text: string): Outcome =>
  wrongUsage(`No hay una sección «${text}»`, `Están: ${sectionNames}`);

export const partAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, name) => (at as Readonly<Record<PropertyKey, unknown>> | null)?.[name], value);

/** Which field was meant, or which there are. */
const fieldAdvice = (unknown: string, held: unknown, path: readonly PropertyKey[]): string => {
  const found = partAt(held, path);
  const first = Array.isArray(found) ? found[0] : found;
  const names = typeof first === 'object' && first !== null ? Object.keys(first) : [];
  return names.length === 0 ? 'Mirá los que hay con configuration get' : nearestName(unknown, names);
};

const isFields = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** In a section with fields, those that are not named stay as they are; a list is the whole list. */
export const withRest = (value: unknown, held: unknown): unknown =>
  isFields(value) && isFields(held) ? { ...held, ...value } : value;

/** What goes where a value of another kind was found. */
const valueKinds: Readonly<Record<string, string>> = {
  number: 'Va un número, como 1.234,50',
  string: 'Va un texto',
  boolean: 'Va true o false',
  array: 'Va la lista entera, como la muestra configuration get',
  object: 'Van sus campos, como los muestra configuration get',
};

/** A file's or a word's value as the section takes it, or what is wrong with it. */
export const readSection = (
  section: Section,
  value: unknown,
  held: unknown,
): Result<SectionValues[Section], Outcome> => {
  const { body, fromWire } = wireOf(section);
  const read = z.safeParse(body, value);
  if (read.success) return Ok(fromWire(read.data));
  for (const issue of read.error.issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const [unknown = ''] = issue.keys;
    const place = [section, ...issue.path].join('.');
    return Err(wrongUsage(`No hay un campo «${unknown}» en ${place}`, fieldAdvice(unknown, held, issue.path)));
  }
  const placesOf = (isThere: boolean): string =>
    [
      ...new Set(
        read.error.issues
          .filter(({ path }) => (partAt(value, path) !== undefined) === isThere)
          .map(({ path }) => [section, ...path].join('.')),
      ),
    ].join(', ');
  const [wrong, missing] = [placesOf(true), placesOf(false)];
  const flaws = [
    ...(wrong === '' ? [] : [`No se entiende lo que va en ${wrong}`]),
    ...(missing === '' ? [] : [`Falta ${missing}`]),
  ];
  const values = read.error.issues.flatMap((issue) => (issue.code === 'invalid_value' ? issue.values : []));
  const [expected] = read.error.issues.flatMap((issue) => (issue.code === 'invalid_type' ? [issue.expected] : []));
  const kind = expected === undefined ? undefined : valueKinds[expected];
  const advice = values.length === 0 ? kind : `Va uno de: ${[...new Set(values)].join(', ')}`;
  return Err(problem('section-invalid', flaws.join('. '), advice));
};

/**
 * By what stands there: a number as people write it (core/shared/written-number.ts: '300.000', '1.234,50'), digits in
 * the place of a text as a text, all else as JSON, or as the text it is.
 */
export const readValue = (text: string, held: unknown): unknown => {
  const number = typeof held === 'number' ? parseNumber(text, 'auto') : undefined;
  if (number !== undefined) return Number(number);
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'number' && typeof held === 'string' ? text : value;
  } catch {
    return text;
  }
};
