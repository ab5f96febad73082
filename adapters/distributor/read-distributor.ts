import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Issue } from '#adapters/texts/validation.es.ts';
import { parseColour } from '#core/distributor/accent.ts';
import type { Distributor } from '#core/distributor/distributor.ts';
import {
  type FieldFlaw,
  fieldProblems,
  firstYear,
  lastYear,
  maxLengths,
  maxParagraphs,
} from '#core/distributor/field-rules.ts';
import type { FileCategory } from '#core/files/file-category.ts';
import { pictureType } from '#core/files/picture.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';

export type DistributorFailure =
  /** The file that a setting names is not there, or is no JSON. */
  | { readonly code: 'distributor-unreadable'; readonly file: string }
  /** A field of the file is wrong; `issue` as the validator gives it, or with one of the codes below. */
  | { readonly code: 'distributor-wrong'; readonly file: string; readonly field: string; readonly issue: Issue };

/** What the validator does not know of. */
export type DistributorFlaw = FieldFlaw | 'not-a-picture' | 'picture-missing';

/** A line of text: a name also goes into titles and the head of mails. */
const words = (field: keyof typeof maxLengths) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLengths[field]), z.regex(/^\P{Cc}*$/u));

/** A distributor tells who it is and where; what else it leaves out is as in `omitted`. */
const schemaOver = (omitted: Distributor) =>
  z.strictObject({
    name: words('name'),
    since: z.int().check(z.gte(firstYear), z.lte(lastYear)),
    trade: z._default(words('trade'), omitted.trade),
    cuit: z._default(z.string(), ''),
    address: words('address'),
    town: words('town'),
    phone: words('phone'),
    email: words('email'),
    hours: words('hours'),
    slogan: z._default(words('slogan'), omitted.slogan),
    offering: z._default(words('offering'), omitted.offering),
    story: z._default(z.array(words('story')).check(z.minLength(1), z.maxLength(maxParagraphs)), [...omitted.story]),
    characteristics: z._default(z.array(words('characteristics')).check(z.maxLength(maxParagraphs)), [
      ...omitted.characteristics,
    ]),
    drawing: z._default(z.nullable(z.literal('bearing')), omitted.drawing),
    logo: z._default(z.nullable(z.string()), null),
    mapPicture: z._default(z.nullable(z.string()), null),
    mapLink: z._default(z.nullable(z.string()), null),
    mapEmbed: z._default(z.nullable(z.string()), null),
    accentLight: z._default(z.nullable(z.string()), null),
    accentDark: z._default(z.nullable(z.string()), null),
  });

const flawOf = (distributor: Distributor, pictures: string): readonly [field: string, flaw: DistributorFlaw] | null => {
  const [problem] = fieldProblems(distributor);
  if (problem !== undefined) return [problem.field, problem.flaw];
  for (const field of ['logo', 'mapPicture'] as const) {
    const name = distributor[field];
    if (name === null) continue;
    if (pictureType(name) === null) return [field, 'not-a-picture'];
    if (!existsSync(join(pictures, 'Distributor' satisfies FileCategory, name))) return [field, 'picture-missing'];
  }
  return null;
};

const parsedFile = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
};

/**
 * The distributor that a JSON file tells, with its pictures in `pictures`/Distributor, over `omitted` where it tells
 * nothing.
 */
export const readDistributor = (
  file: string,
  pictures: string,
  omitted: Distributor,
): Result<Distributor, DistributorFailure> => {
  const content = parsedFile(file);
  if (content === undefined) return Err({ code: 'distributor-unreadable', file });
  const parsed = z.safeParse(schemaOver(omitted), content);
  const wrong = (field: string, issue: Issue) => Err({ code: 'distributor-wrong', file, field, issue } as const);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    if (issue === undefined) return Err({ code: 'distributor-unreadable', file });
    return wrong(issue.path.join('.'), issue as unknown as Issue);
  }
  const flaw = flawOf(parsed.data, pictures);
  if (flaw !== null) return wrong(flaw[0], { code: flaw[1] });
  const { accentLight, accentDark } = parsed.data;
  return Ok({ ...parsed.data, accentLight: parseColour(accentLight ?? ''), accentDark: parseColour(accentDark ?? '') });
};
