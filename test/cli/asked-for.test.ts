import { readdirSync, readFileSync } from 'node:fs';
import type { Argument, Command, Option } from 'commander';
import { describe, expect, it } from 'vitest';
import { answerOf } from '#cli/answer-schema.ts';
import { isOption, type Need, needsOf, parameterOf } from '#cli/arguments/needs.ts';
import { isMandatory } from '#cli/missing-words.ts';
import { aFleet } from '#test/builders/fleet.builder.ts';
import { runCli } from './a-terminal.ts';
import { anOfficeTerminal } from './an-office-terminal.ts';
import { everyCommand } from './answer-check.ts';

/** The commands that do something, by their words. */
const leavesOf = (command: Command, path: readonly string[] = []): readonly (readonly [readonly string[], Command])[] =>
  command.commands
    .filter((each) => each.name() !== 'complete')
    .flatMap((each) => {
      const words = [...path, each.name()];
      return [...(answerOf(each) === null ? [] : [[words, each] as const]), ...leavesOf(each, words)];
    });

const commands = leavesOf(await everyCommand());

/** A command line after its command, as far as it is said. */
interface Line {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string>>;
}

/** Lines that say all that is needed, of commands that need more or less by what else is said. */
const wholeLines: Readonly<Record<string, readonly Line[]>> = {
  'products create': [
    {
      words: [],
      options: { '--brand-id': 'SKF', '--code': 'X-1', '--description': 'Uno', '--type-id': 'Rodamientos' },
    },
  ],
  'offers create': [
    { words: ['row'], options: { '--rows': '6203-2RS', '--min-quantity': '5', '--percentage': '5' } },
    { words: ['promotion'], options: { '--rows': '6203-2RS', '--percentage': '5' } },
    { words: ['lot'], options: { '--title': 'Par', '--rows': '6203-2RS', '--price': '5000' } },
    { words: ['value-quantity'], options: { '--brand-id': 'SKF', '--min-value': '1000', '--text': 'Gorra' } },
  ],
  'staff create': [{ words: ['laura'], options: { '--name': 'Laura', '--role': 'Manager' } }],
  'account create': [
    {
      words: ['A 00009-00000001'],
      options: { '--customer': 'C1', '--date': '2026-11-01', '--expiration': '2026-12-01', '--total': '1210,50' },
    },
  ],
  'vehicles create': [{ words: ['Gol'], options: { '--under': 'Volkswagen' } }],
  'catalogue export': [{ words: [], options: { '--kind': 'prices', '--price-list': 'Lista 1' } }],
  'price-lists create': [{ words: ['Nueva'], options: { '--from-list': 'Lista 1', '--percentage': '5' } }],
  import: [
    { words: ['no-esta.csv'], options: { '--kind': 'prices', '--yes': '' } },
    { words: ['no-esta.csv'], options: { '--kind': 'list-prices', '--price-list': 'Lista 1', '--dry-run': '' } },
  ],
};

const isSwitch = (parameter: Argument | Option): boolean =>
  isOption(parameter) && !parameter.required && !parameter.optional;

const existing: Readonly<Record<string, string>> = {
  '--customer': 'C1',
  '--price-list': 'Lista 1',
  usuario: 'gerente',
  cliente: 'C1',
  clientes: 'C1',
  lista: 'Lista 1',
};

/** A value that it takes. */
const sampleOf = (parameter: Argument | Option): string => {
  const name = isOption(parameter) ? (parameter.long ?? '') : parameter.name();
  const values = [...(parameter.argChoices ?? []), existing[name] ?? '', '1', '2026-12-01', 'sí', 'x'];
  const fits = (text: string): boolean => {
    if (text === '') return false;
    try {
      parameter.parseArg?.(text, undefined as never);
      return true;
    } catch {
      return false;
    }
  };
  const value = values.find(fits);
  if (value === undefined) throw new Error(`no sample for ${name}`);
  return value;
};

const mandatoryOptions = (command: Command): readonly Option[] => command.options.filter(isMandatory);

/** Lines that say what a command always needs, each by its first way. */
const linesOf = (path: string, command: Command): readonly Line[] => {
  const known = wholeLines[path];
  if (known !== undefined) return known;
  const firsts = needsOf(command).map(({ anyOf }) => parameterOf(command, anyOf[0]));
  const options = [...mandatoryOptions(command), ...firsts.filter(isOption)];
  const words = command.registeredArguments.filter((each) => isMandatory(each) || firsts.includes(each));
  return [
    {
      words: words.map(sampleOf),
      options: Object.fromEntries(
        options.map((option) => [option.long ?? '', isSwitch(option) ? '' : sampleOf(option)]),
      ),
    },
  ];
};

const typed = ({ words, options }: Line): readonly string[] => [
  ...words,
  ...Object.entries(options).flatMap(([flag, value]) => (value === '' ? [flag] : [flag, value])),
];

/** A line that lacks something, what is said of it, and what a person answers to the questions about it. */
interface Lacking {
  readonly what: string;
  readonly line: Line;
  readonly said: string;
  readonly asked: readonly string[];
  readonly answers: readonly string[];
}

const without = ({ words, options }: Line, command: Command, names: readonly string[]): Line => {
  const at = command.registeredArguments.findIndex((each) => names.includes(each.name()));
  return {
    words: at < 0 ? words : words.slice(0, at),
    options: Object.fromEntries(Object.entries(options).filter(([flag]) => !names.includes(flag))),
  };
};

const nameOf = (parameter: Argument | Option): string =>
  isOption(parameter) ? (parameter.long ?? '') : parameter.name();

const lackingRequired = (command: Command, whole: Line): readonly Lacking[] =>
  [...command.registeredArguments.filter(isMandatory), ...mandatoryOptions(command)].map((parameter) => {
    const name = nameOf(parameter);
    const line = without(whole, command, [name]);
    const saidOf = (each: Argument | Option): string =>
      (isOption(each) ? whole.options[nameOf(each)] : whole.words[command.registeredArguments.indexOf(each)]) ??
      sampleOf(each);
    // Words that come behind it are gone with it, and asked for too.
    const gone = command.registeredArguments.slice(line.words.length, whole.words.length);
    const all = isOption(parameter) ? [parameter] : gone.filter(isMandatory);
    const chosen = gone.filter((each) => !isMandatory(each)).flatMap((each) => ['1', saidOf(each)]);
    const answers = [...all.map(saidOf), ...(isOption(parameter) ? [] : chosen)];
    return { what: name, line, said: `Falta ${name}`, asked: all.map(nameOf), answers };
  });

const lackingNeed = (command: Command, whole: Line, need: Need): Lacking => {
  const [first, ...others] = need.anyOf;
  const parameter = parameterOf(command, first);
  const value = isSwitch(parameter) ? [] : [whole.options[first] ?? sampleOf(parameter)];
  return {
    what: need.anyOf.join(' or '),
    line: without(whole, command, need.anyOf),
    said: need.message ?? `Falta ${first}`,
    asked: need.anyOf,
    answers: [...(others.length > 0 ? ['1'] : []), ...value],
  };
};

/** A server that is not there: what is missing is said before it is asked. */
const environment = { API_BASE_URL: 'http://127.0.0.1:9', XDG_CONFIG_HOME: '/nowhere', NO_COLOR: '1' };

/** Somebody who types that and no more: a question more than there are answers is answered by nothing. */
const typing = (run: readonly string[], typedText: string) =>
  runCli(run, { environment, screen: 80, typed: typedText, isAllTyped: true });

const cases = commands.flatMap(([words, command]) => {
  const lacking = linesOf(words.join(' '), command).flatMap((whole) => [
    ...lackingRequired(command, whole).map((each) => ({ lacking: each, need: null })),
    ...needsOf(command).map((need) => ({ lacking: lackingNeed(command, whole, need), need })),
  ]);
  return lacking.length === 0 ? [] : [{ name: words.join(' '), words, command, lacking }];
});

describe('what a command cannot do without', () => {
  it.each(cases)('is refused and asked for by its name: $name', async ({ words, command, lacking: all }) => {
    const unmet = new Set<Need>();
    for (const { lacking, need } of all) {
      const { what, line, said, asked, answers } = lacking;
      const run = [...words, ...typed(line)];
      const refused = await runCli(run, { environment });
      const isOfAnotherLine = need?.when !== undefined && !refused.stderr.includes(said);
      if (isOfAnotherLine) continue;
      if (need !== null) unmet.add(need);
      expect([run, what, refused.exit, refused.stderr]).toEqual([run, what, 64, expect.stringContaining(said)]);
      const answered = await typing(run, answers.map((answer) => `${answer}\r`).join(''));
      for (const name of asked) expect([run, answered.stderr]).toEqual([run, expect.stringContaining(name)]);
      // What is said now is something else, mostly that nobody is signed in; a question more would lack its answer.
      const lacks = all.map((each) => `Error: ${each.lacking.said}`).filter((text) => answered.stderr.includes(text));
      expect([run, answered.stderr, lacks]).toEqual([run, expect.not.stringContaining('Error: Falta'), []]);
      const empty = await typing(run, '\r');
      expect([run, empty.exit, empty.stderr]).toEqual([run, 64, expect.stringContaining(said)]);
    }
    expect(needsOf(command).filter((need) => !unmet.has(need))).toEqual([]);
  });

  it('is tried of each command', () => {
    expect(cases.flatMap(({ lacking }) => lacking).length).toBeGreaterThan(200);
  });

  it('is asked for again where what was typed does not serve', async () => {
    const line = ['offers', 'create', '--rows', '6203-2RS', '--percentage', '5'];
    const ran = await typing(line, 'nada\rROW\rmuchas\r5\r');
    expect(ran.stderr).toContain('«nada» no sirve como clase. Va uno de: row, promotion, lot, value-quantity\n');
    expect(ran.stderr).toContain('«muchas» no sirve como --min-quantity. Va un número, como 1234,50\n');
    expect(ran.stderr).not.toContain('Falta');
    expect(ran.exit).not.toBe(64);
  });

  it('is refused where the keyboard ends before all was answered', async () => {
    const ran = await typing(['offers', 'create', '--rows', '6203-2RS', '--percentage', '5'], 'row\r');
    expect(ran).toMatchObject({ exit: 64, stderr: expect.stringContaining('Error: Falta --min-quantity') });
  });

  it('is marked in the help, where it is always needed', async () => {
    const marked = commands.filter(([, command]) => mandatoryOptions(command).length > 0);
    for (const [, command] of marked) {
      const help = command.helpInformation().replaceAll(/\s+/g, ' ');
      for (const { description } of mandatoryOptions(command)) expect(help).toContain(description);
      expect(help.split('; hace falta')).toHaveLength(mandatoryOptions(command).length + 1);
    }
    expect(marked.length).toBeGreaterThan(8);
  });

  it('is declared: what says by itself that something is missing asks for it first', () => {
    const root = new URL('../../cli/', import.meta.url);
    const saying = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('.ts') &&
        /wrongUsage\(\s*[`'](?:Faltan? |No dice )/.test(readFileSync(new URL(file, root), 'utf8')),
    );
    expect(saying.sort()).toEqual([
      // Forms, of which each field is asked for.
      'cases/asked-fields.ts',
      'commands/password.command.ts',
      'commands/second-factor.command.ts',
      'commands/session.command.ts',
      'missing-words.ts',
      // One of those that the customer has.
      'orders/order-delivery.ts',
      // A command; which there are is shown where no document is wanted.
      'program.ts',
      // What only the sheet shows to be missing.
      'sheets/asked-price-list.ts',
    ]);
  });
});

describe('a command that has all that it is declared to need', () => {
  const { run, json } = anOfficeTerminal(({ database }) => aFleet(database));

  it('is not refused for the want of anything else', async () => {
    const changes = commands.filter(([, command]) => command.options.some(({ long }) => long === '--dry-run'));
    for (const [words, command] of changes) {
      for (const line of linesOf(words.join(' '), command)) {
        if (words[0] === 'db') continue;
        const ran = await run([
          ...words,
          ...typed({ ...line, options: { ...line.options, '--dry-run': '' } }),
          '--json',
        ]);
        expect([words, ran.stdout]).toEqual([
          words,
          expect.not.stringMatching(/-missing"|fields-invalid|Faltan? |No dice/),
        ]);
      }
    }
    expect(changes.length).toBeGreaterThan(80);
  }, 300_000);

  const tried: string[] = [];

  it('is refused, for the want of each thing that it said, by what is declared alone', async () => {
    await json('families', 'create', 'Rodamientos', '--yes');
    for (const [words, command] of commands.filter(([path]) => path.at(-1) === 'create')) {
      for (const line of linesOf(words.join(' '), command)) {
        const dry = (each: Line) => run([...words, ...typed(each), '--dry-run', '--json']);
        const whole = await dry(line);
        // Of a customer alone, or of what the office has not.
        if (whole.exit !== 0) continue;
        tried.push(words.join(' '));
        for (const flag of Object.keys(line.options)) {
          const ran = await dry(without(line, command, [flag]));
          const isSaid = ran.exit === 64 && /Falta|No dice/.test(ran.stdout);
          expect([words, flag, isSaid || ran.exit === 0, ran.stdout]).toEqual([words, flag, true, ran.stdout]);
        }
      }
    }
    expect(tried).toEqual(
      expect.arrayContaining([
        'products create',
        'offers create',
        'customers create',
        'account create',
        'staff create',
        'vehicles create',
      ]),
    );
  }, 300_000);
});
