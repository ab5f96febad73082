import type { Command } from 'commander';
import * as z from 'zod/mini';
import { sectionTitle } from '#adapters/texts/section-titles.es.ts';
import { shopConfigurationProblem } from '#adapters/texts/shop-configuration.es.ts';
import { checkSection } from '#core/configuration/section-rules.ts';
import type { ShopConfigurationFailure } from '#core/configuration/shop-configuration.service.ts';
import {
  type Section,
  type SectionValues,
  type ShopConfiguration,
  sections,
} from '#core/configuration/shop-configuration.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { CommandGroup } from '../command-group.ts';
import {
  noSection,
  partAt,
  readSection,
  readValue,
  sectionNamed,
  type WrittenConfiguration,
  withRest,
  writtenOf,
} from '../configuration/written-configuration.ts';
import { declareChange } from '../declare/change.ts';
import { asCaller, declare, declareGroup, failed } from '../declare/declare.ts';
import { type Difference, differences, differencesText, withValueAt } from '../difference.ts';
import { valueAt } from '../fields.ts';
import { readJsonText } from '../json-text.ts';
import { readTextOrInput } from '../local-file.ts';
import { configurationModule } from '../modules/configuration.module.ts';
import { type Outcome, problem, success, wrongUsage } from '../outcome.ts';
import type { Act, Cli } from '../run-command.ts';
import { fileOptions, keepFile, type SaveOptions, whyNotKept } from '../saved-file.ts';
import { printable } from '../style.ts';

const base = { access: 'administration', problem: shopConfigurationProblem } as const;
interface Step {
  readonly section: Section;
  readonly value: unknown;
  readonly differences: readonly Difference[];
}

/** The sections that would change, each with what changes in it. */
const stepsTo = (wanted: WrittenConfiguration, held: WrittenConfiguration): readonly Step[] =>
  sections.flatMap((section) => {
    if (!(section in wanted)) return [];
    const found = differences(held[section], wanted[section], section);
    return found.length === 0 ? [] : [{ section, value: wanted[section], differences: found }];
  });

const changesWire = z.object({
  changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })),
  changed: z.boolean(),
  dryRun: z.optional(z.literal(true)),
});

const configurationCommands = (program: Command, act: Act): void => {
  const configuration = declareGroup(
    program,
    'configuration',
    'La configuración del distribuidor',
    'configuration get delivery',
    'configuration apply configuracion.json --dry-run',
  );
  declare(configuration, {
    name: 'get',
    about: 'Muestra todo, una sección o un valor',
    examples: ['configuration get', 'configuration get currentAccount.days', 'configuration get bankAccounts --json'],
    words: [['[lugar]', 'sección, o sección.campo']],
    answer: z.unknown(),
  }).action(
    act((cli, _options, place = '') =>
      asCaller(cli, base.access, async ({ services, caller }) => {
        const read = await services.configuration.read(caller);
        if (!read.ok) return failed(cli, read.val, base.problem);
        const all = writtenOf(read.val);
        const section = place === '' ? undefined : sectionNamed(place.split('.', 1)[0]);
        if (place !== '' && section === undefined) return noSection(place);
        const value = section === undefined ? all : valueAt(all, [section, ...place.split('.').slice(1)].join('.'));
        if (value === undefined) return wrongUsage(`No hay nada en «${place}»`);
        return success(value, typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value));
      }),
    ),
  );
  declare(configuration, {
    name: 'export',
    about: 'Guarda todo en un archivo que se puede aplicar',
    examples: ['configuration export --output configuracion.json', 'configuration export --output -'],
    options: fileOptions,
    answer: z.object({ file: z.string() }),
  }).action(
    act<SaveOptions>(async (cli, options) => {
      const name = 'configuracion.json';
      const refusal = whyNotKept({ output: name, ...options });
      if (refusal !== null) return refusal;
      return asCaller(cli, base.access, async ({ services, caller }) => {
        const read = await services.configuration.read(caller);
        if (!read.ok) return failed(cli, read.val, base.problem);
        const content = new TextEncoder().encode(`${JSON.stringify(writtenOf(read.val), null, 2)}\n`);
        return keepFile(cli, { name, content }, options);
      });
    }),
  );
  declareSteps(configuration, act, {
    name: 'set',
    about: 'Cambia un valor, y muestra antes qué cambia',
    examples: [
      'configuration set currentAccount.days 30',
      'configuration set products.priceOrder LowestToHighest --dry-run',
    ],
    words: [
      ['lugar', 'sección.campo, o una sección entera'],
      ['valor', 'como se escribe en JSON, o un número con coma (1.234,50); lo demás es texto'],
    ],
    isTyped: true,
    wanted: async (_cli, held, place = '', text = '') => {
      const [name = '', ...path] = place.split('.');
      const section = sectionNamed(name);
      if (section === undefined) return Err(noSection(name));
      const value = readValue(text, partAt(held[section], path));
      return Ok({ [section]: withValueAt(held[section], path, value) });
    },
  });
  declareSteps(configuration, act, {
    name: 'apply',
    about: 'Deja la configuración como dice un archivo; lo que no nombra queda',
    examples: ['configuration apply configuracion.json --dry-run', 'configuration apply configuracion.json --yes'],
    words: [['archivo', 'el de configuration export; - es la entrada']],
    wanted: async ({ terminal }, held, path = '') => {
      const text = await readTextOrInput(path, terminal.stdin);
      const read = text.andThen((each) => readJsonText(each, path));
      if (!read.ok) return read;
      const written = read.val;
      if (typeof written !== 'object' || written === null || Array.isArray(written)) {
        return Err(problem('file-unreadable', `${path} no es un archivo de configuración`));
      }
      const unknown = Object.keys(written).find((name) => sectionNamed(name) === undefined);
      if (unknown !== undefined) return Err(noSection(unknown));
      const named = Object.entries(written).flatMap(([name, value]) => {
        const section = sectionNamed(name);
        return section === undefined ? [] : [[section, withRest(value, held[section])] as const];
      });
      const twice = named.find(([section], at) => named.findIndex(([other]) => other === section) !== at);
      return twice === undefined
        ? Ok(Object.fromEntries(named) as WrittenConfiguration)
        : Err(problem('file-unreadable', `${path} tiene dos veces la sección «${twice[0]}»`));
    },
  });
};

interface StepsDeclaration {
  readonly name: string;
  readonly about: string;
  readonly examples: readonly string[];
  readonly words: readonly (readonly [string, string])[];
  /** The value is a word of the command line: one that is none of those it may be is a wrong line. */
  readonly isTyped?: true;
  readonly wanted: (
    cli: Cli,
    held: WrittenConfiguration,
    ...words: readonly string[]
  ) => Promise<Result<WrittenConfiguration, Outcome>>;
}

/** Sections that were saved before another was refused stay saved. */
type StepFailure = ShopConfigurationFailure & {
  readonly savedBefore?: readonly Section[];
  /** The values that the section was to have. */
  readonly refused?: unknown;
};

/** What a file names that is there no more; empty where nothing of the kind is wrong. */
const goneText = ({ refused, ...failure }: StepFailure): string =>
  failure.code !== 'section-invalid'
    ? ''
    : failure.problems
        .filter(({ wrong }) => wrong === 'gone')
        .map(({ field }) => {
          const item = partAt(refused, field.split('.').slice(0, -1));
          return `Ya no existe ${printable(JSON.stringify(item ?? field))}: sacalo de lo que se guarda`;
        })
        .join('. ');

const stepProblem = ({ savedBefore = [], ...failure }: StepFailure): string => {
  const why = goneText(failure as StepFailure) || base.problem(failure as ShopConfigurationFailure);
  return savedBefore.length === 0 ? why : `${why} (ya quedó guardado: ${titlesText(savedBefore)})`;
};

/** The sections, and below them what changed. */
const savedText = (steps: readonly Step[]): string =>
  [
    `Guardado: ${titlesText(steps.map(({ section }) => section))}`,
    differencesText(steps.flatMap((step) => step.differences)),
  ].join('\n');

const asWrongLine = (outcome: Outcome): Outcome =>
  outcome.kind === 'problem' ? wrongUsage(outcome.message, outcome.advice) : outcome;

const titlesText = (of: readonly Section[]): string => of.map(sectionTitle).join(', ');

const declareSteps = (group: Command, act: Act, { wanted, isTyped, ...declaration }: StepsDeclaration): void =>
  declareChange<object, readonly Step[], StepFailure>(group, act, {
    ...base,
    problem: stepProblem,
    ...declaration,
    isFinal: true,
    isReversible: true,
    answer: changesWire,
    toWire: (steps) => ({ changes: steps.flatMap((step) => step.differences) }),
    message: savedText,
    plan: async ({ cli, services, caller }, _options, ...words) => {
      const read = await services.configuration.read(caller);
      if (!read.ok) return read;
      const held = writtenOf(read.val);
      const asked = await wanted(cli, held, ...words);
      if (!asked.ok) return asked;
      const steps = stepsTo(asked.val, held);
      const values: (readonly [Section, SectionValues[Section]])[] = [];
      for (const { section, value } of steps) {
        const ready = readSection(section, value, held[section]);
        if (!ready.ok) return isTyped === true ? ready.mapErr(asWrongLine) : ready;
        values.push([section, ready.val]);
      }
      const text = differencesText(steps.flatMap((step) => step.differences));
      return Ok({
        names: namesOf(asked.val),
        question: `${text}\n¿Guardar ${steps.length === 1 ? 'este cambio' : 'estos cambios'}?`,
        isDone: steps.length === 0,
        before: { changes: steps.flatMap((step) => step.differences) },
        refusal: () => refusalOf(read.val, values),
        work: async () => {
          const before: Section[] = [];
          for (const [section, value] of values) {
            const saved = await services.configuration.save(caller, section, value, read.val.tags?.[section] ?? null);
            if (!saved.ok) return Err({ ...saved.val, savedBefore: before, refused: value });
            before.push(section);
          }
          return Ok(steps);
        },
      });
    },
  });

/** Why the first section that breaks a rule is refused. */
const refusalOf = (
  held: ShopConfiguration,
  values: readonly (readonly [Section, SectionValues[Section]])[],
): StepFailure | null => {
  const has = (items: readonly { readonly id: string }[], id: string) => items.some((item) => item.id === id);
  const knows = (brandId: string, typeId: string) => has(held.productBrand, brandId) && has(held.productType, typeId);
  for (const [section, value] of values) {
    const checked = checkSection(section, value, { held: held[section], knows });
    if (!checked.ok) return { ...checked.val, refused: value };
  }
  return null;
};

/** The name of one section for `--confirm`; several at once have none. */
const namesOf = (written: WrittenConfiguration): readonly string[] => {
  const [only, ...others] = sections.filter((section) => section in written);
  return only === undefined || others.length > 0 ? [] : [only, sectionTitle(only)];
};

export const group: CommandGroup = { modules: [configurationModule], define: configurationCommands };
