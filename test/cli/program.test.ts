import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Command } from 'commander';
import { describe, expect, it, vi } from 'vitest';
import { importKinds } from '#core/imports/record-kinds.ts';
import { documentOf, runCli, widestLine } from './a-terminal.ts';
import { everyCommand } from './answer-check.ts';

const commands = [
  [],
  ['login'],
  ['logout'],
  ['whoami'],
  ['orders'],
  ['orders', 'list'],
  ['orders', 'show'],
  ['orders', 'state'],
  ['backup'],
  ['catalogue'],
  ['catalogue', 'search'],
  ['catalogue', 'import'],
  ['quick-order'],
  ['quotes'],
  ['quotes', 'list'],
  ['quotes', 'create'],
  ['quotes', 'show'],
  ['quotes', 'pdf'],
  ['account'],
  ['price-lists'],
  ['price-lists', 'list'],
  ['price-lists', 'download'],
  ['demands'],
  ['demands', 'list'],
  ['demands', 'associate'],
  ['demands', 'resolve'],
  ['warranties'],
  ['warranties', 'list'],
  ['warranties', 'state'],
  ['password'],
  ['watch'],
  ['doctor'],
  ['completion'],
];

describe('help', () => {
  it('is short without arguments, and no failure', async () => {
    const { exit, stdout, stderr } = await runCli([]);
    expect(exit).toBe(0);
    expect(stderr).toBe('');
    expect(stdout.indexOf('Ejemplos')).toBeLessThan(stdout.indexOf('Comandos'));
    expect(stdout.split('\n').length).toBeLessThanOrEqual(24);
  });

  it.each([[[]], [['demands']], [['orders', 'list']]])('is text for people beside --json too: %j', async (words) => {
    const plain = await runCli([...words, '-h']);
    expect(await runCli([...words, '-h', '--json'])).toEqual(plain);
    expect(await runCli(['--json', ...words, '-h'])).toEqual(plain);
  });

  it.each(commands)('fits 80 columns and begins with examples: %s %s', async (...words) => {
    const { exit, stdout, stderr } = await runCli([...words, '-h']);
    expect(exit).toBe(0);
    expect(stderr).toBe('');
    expect(widestLine(stdout)).toBeLessThanOrEqual(80);
    expect(stdout.indexOf('Ejemplos')).toBeLessThan(stdout.indexOf('Uso: mostrador'));
    expect(stdout).not.toMatch(/Usage|Options|Commands|Arguments|default|choices/);
  });

  it.each(commands)('tells the version anywhere: %s %s', async (...words) => {
    expect(await runCli([...words, '--version'])).toEqual({ exit: 0, stdout: '9.8.7\n', stderr: '' });
  });

  it('fits 80 columns, of every command', async () => {
    const helpOf = (command: Command): readonly string[] => [
      command.helpInformation(),
      ...command.createHelp().visibleCommands(command).flatMap(helpOf),
    ];
    const lines = helpOf(await everyCommand()).flatMap((help) => help.split('\n'));
    expect(lines.length).toBeGreaterThan(2000);
    expect(lines.filter((line) => [...line].length > 80)).toEqual([]);
  });

  it('says which commands are for staff', async () => {
    expect((await runCli(['orders', '--help'])).stdout).toMatch(/^ *state .*para el personal\)/m);
    for (const words of commands) expect((await runCli([...words, '-h'])).stdout).not.toContain('para la casa');
  });

  it('of all is one screen of groups, and help GROUP is that group’s', async () => {
    const all = await runCli(['--help']);
    expect(all.stdout).toBe((await runCli([])).stdout);
    expect((await runCli(['help'])).stdout).toBe(all.stdout);
    expect(widestLine(all.stdout)).toBeLessThanOrEqual(80);
    for (const word of ['orders', 'completion', '--fields', 'PORT', '130']) expect(all.stdout).toContain(word);
    expect((await runCli(['help', 'orders', 'list'])).stdout).toBe((await runCli(['orders', 'list', '-h'])).stdout);
    expect((await runCli(['help', 'ordres'])).exit).toBe(64);
    const orders = (await runCli(['orders', '-h'])).stdout;
    expect(orders).toContain('orders list --state Enviado');
    for (const before of [['--no-color'], ['--server', 'http://127.0.0.1:1'], ['--profile', 'help']]) {
      expect((await runCli([...before, 'help', 'orders'])).stdout).toBe(orders);
    }
    expect((await runCli(['--no-color', 'help'])).stdout).toBe(all.stdout);
  });

  it('of a group is no failure either', async () => {
    const { exit, stdout } = await runCli(['quotes']);
    expect(exit).toBe(0);
    expect(stdout).toContain('mostrador quotes list');
  });
});

describe('a command line that makes no sense', () => {
  it('takes a switch as often as it is given, and a value once', async () => {
    for (const flag of ['--no-color', '--no-input', '--json']) {
      const { exit, stderr } = await runCli([flag, 'completion', 'bash', flag]);
      expect([flag, exit, stderr]).toEqual([flag, 0, '']);
    }
    const { exit, stderr } = await runCli(['--profile', 'a', 'completion', 'bash', '--profile', 'b']);
    expect([exit, stderr]).toEqual([64, expect.stringContaining('--profile está dos veces')]);
  });

  it('is told as its flags say, though it was not understood', async () => {
    const stream = await runCli(['orders', 'list', '--stream', '--nope']);
    expect(stream.stdout.trimEnd().split('\n')).toHaveLength(1);
    const plain = await runCli(['--no-color', 'orders', 'list', '--nope'], { screen: 80 });
    expect(plain.stderr).toContain('Error: ');
    expect(plain.stderr).not.toContain('\u001b[31m');
  });

  it.each([
    [['ordres'], 'No existe el comando «ordres»', 'orders'],
    [['orders', 'lsit'], 'No existe el comando «lsit»', 'list'],
    [['orders', 'list', '--stat', 'Sent'], 'No existe la opción --stat', '--state'],
    [['orders', 'show'], 'Falta número', '-h'],
    [['catalogue', 'import', 'x.csv'], 'Falta --kind', '-h'],
    [['catalogue', 'import', 'package.json', '--kind', 'vehículos'], 'No hay a quién preguntarle', '--yes'],
    [['catalogue', 'import', 'x.csv', '--kind', 'fotos'], '«fotos» no sirve para --kind', importKinds.join(', ')],
    [['orders', 'list', '--page', '0'], '«0» no sirve para --page', 'desde 1'],
    [['orders', 'list', '--state', 'Perdido'], '«Perdido» no sirve para --state', 'Cancelled (Cancelado)'],
    [['completion', 'tcsh'], '«tcsh» no sirve para shell', 'bash, zsh, fish'],
    [['orders', 'list', '--customer'], 'A --customer le falta su valor', '-h'],
    [['catalogue', 'search', 'bujia', 'gol'], 'Hay palabras de más', 'comillas'],
    [['demands', 'associate', '2026-24', 'RC', '00726639'], 'Hay palabras de más', 'comillas'],
    [['orders', 'state', '2026-121', 'Received', '2026-118'], 'Hay palabras de más', 'va un número por vez'],
    [['price-lists', 'rename', 'Lista 2', 'Nueva', 'Lista'], 'Hay palabras de más', 'comillas'],
    [
      ['configuration', 'export', 'conf.json'],
      'Hay palabras de más',
      '«export» no lleva ninguna: el archivo va con --output; las opciones',
    ],
    [['orders', 'state', '2026-1', 'Received', 'x'], 'Hay palabras de más', '«state» lleva 2: lo que'],
    [['account', '--page', '2'], '--page va con --historic', 'no tiene páginas'],
    [['price-lists', 'download', 'x', '--format', 'pdf'], '«pdf» no sirve para --format', 'excel, comma, semicolon'],
    [['whoami', '--server', 'mi servidor'], 'no es válida', 'http://127.0.0.1:3000'],
    [['orders', 'show', 'uno'], '«uno» no es un número de pedido', '2026-00000001'],
    [['orders', 'state', '2026-1', 'Perdido'], '«Perdido» no sirve para estado', 'Sent (Enviado)'],
  ])('%j is told in Spanish, and what to do', async (words, message, advice) => {
    const { exit, stdout, stderr } = await runCli(words);
    expect(exit).toBe(64);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
    expect(stderr).toContain(advice);
    expect(stderr).not.toMatch(/error: |unknown|missing|invalid|required/);
  });

  it('is one document with --json', async () => {
    const ran = await runCli(['orders', 'show', '--json']);
    expect(ran.exit).toBe(64);
    expect(documentOf(ran)).toMatchObject({ error: { code: 'wrong-usage', requestId: null } });
  });
});

describe('with --json and no command', () => {
  it.each([[['--json']], [['orders', '--json', 'nada']], [['staff', '--json']]])(
    '%j is a document too',
    async (words) => {
      const { exit, stdout } = await runCli(words);
      expect(exit).toBe(64);
      expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'wrong-usage' } });
    },
  );
});

describe('completion', () => {
  it.each(['bash', 'zsh', 'fish'])('for %s asks the program itself at each TAB', async (shell) => {
    const { exit, stdout } = await runCli(['completion', shell]);
    expect(exit).toBe(0);
    expect(stdout).toContain('mostrador complete -- ');
  });

  it('knows every command and the options of all', async () => {
    const completions = async (...words: readonly string[]) => (await runCli(['complete', '--', ...words])).stdout;
    const all = await completions('');
    for (const word of ['orders', 'catalogue', 'configuration', 'watch'])
      expect(all).toMatch(new RegExp(`^${word}\t`, 'm'));
    expect(all).not.toContain('complete\t');
    expect(await completions('orders', 'li')).toMatch(/^list\t/);
    const flags = await completions('orders', 'list', '--');
    for (const flag of ['--state', '--all', '--json', '--profile', '--help'])
      expect(flags).toMatch(new RegExp(`^${flag}\t`, 'm'));
  });
});

describe('with --json', () => {
  it('a defect is a document too, and no less a defect', async () => {
    let output = '';
    const environment = {
      get MOSTRADOR_PROFILE(): string {
        throw new Error('no environment');
      },
    };
    const onOutput = (text: string) => {
      output = text;
    };
    const words = ['catalogue', 'search', 'x', '--json'];
    await expect(runCli(words, { environment, onOutput })).rejects.toThrow('no environment');
    await vi.waitFor(() => expect(output).not.toBe(''));
    expect(JSON.parse(output)).toMatchObject({ error: { code: 'defect', requestId: null } });
  });

  it('Ctrl-C at a question is one', async () => {
    const ran = await runCli(['login', '--json'], { screen: 80, typed: '\u0003' });
    expect([ran.exit, documentOf(ran)]).toMatchObject([130, { error: { code: 'interrupted' } }]);
  });

  it('Ctrl-C before the answer is one, and is said', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const interruption = new AbortController();
    silent.once('request', () => interruption.abort());
    const server = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const ran = await runCli(['doctor', '--server', server, '--json'], { interrupted: interruption.signal });
    silent.closeAllConnections();
    silent.close();
    expect([ran.exit, documentOf(ran)]).toMatchObject([130, { error: { code: 'interrupted' } }]);
    expect(ran.stderr).toContain('Se interrumpió antes de que contestara el servidor.\n');
  });
});

describe('--state', () => {
  it('names its states in Spanish wherever it is one', async () => {
    const within = (command: Command): readonly Command[] => [command, ...command.commands.flatMap(within)];
    const options = within(await everyCommand()).flatMap((command) =>
      command.options
        .filter(({ long, argChoices }) => long === '--state' && argChoices !== undefined)
        .map((option) => [command.name(), option] as const),
    );
    expect(options.length).toBeGreaterThan(5);
    for (const [name, { parseArg }] of options) {
      expect(() => parseArg?.('ninguno así', undefined), name).toThrow(/^Va uno de: \S+ \(/);
    }
  });
});
