import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { askSecret, askText, askWhich, confirm, firstLine } from '#cli/prompt.ts';
import type { Terminal } from '#cli/terminal.ts';

const esc = String.fromCharCode(27);

const aTerminal = () => {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
  const stderr = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 });
  let shown = '';
  stderr.on('data', (chunk: Buffer) => {
    shown += chunk.toString();
  });
  const interrupted = new AbortController().signal;
  const terminal = { stdin, stderr, interrupted, interrupt: () => {} } as unknown as Terminal;
  return {
    terminal,
    type: (keys: string | Buffer) => void stdin.write(keys),
    end: () => stdin.end(),
    shown: () => shown,
  };
};

it('a question that is wider than the screen ends its lines between words, with room for the answer', async () => {
  const { terminal, type, shown } = aTerminal();
  const word = 'palabra';
  const answer = confirm(terminal, `Línea una\n¿${Array.from({ length: 19 }, () => word).join(' ')}?`);
  await expect.poll(shown).toContain('(s/N)');
  type('s\r');
  expect(await answer).toBe(true);
  const asked = shown().slice(0, shown().indexOf('(s/N)') + 6);
  const lines = asked.replaceAll(new RegExp(`${esc}\\[[0-9;]*[A-Za-z]`, 'g'), '').split(/\r?\n/);
  expect(lines).toHaveLength(4);
  for (const line of lines) {
    expect(line.length).toBeLessThanOrEqual(74);
    expect(line).toMatch(/^(?:Línea una|¿?palabra.*)$/);
  }
});

it('what is typed or pasted for the next questions answers them', async () => {
  const { terminal, type, shown } = aTerminal();
  type('ana\rñandú 1\rñandú 2\rres');
  expect(await askText(terminal, 'Usuario: ')).toBe('ana');
  expect(await askSecret(terminal, 'Contraseña: ')).toBe('ñandú 1');
  expect(await askSecret(terminal, 'Otra vez: ')).toBe('ñandú 2');
  expect(shown()).not.toContain('ñandú');
  const rest = askText(terminal, 'Algo: ');
  type('to\r');
  expect(await rest).toBe('resto');
});

it('what was typed before a yes was asked for is none', async () => {
  const { terminal, type } = aTerminal();
  type('ana\rs\r');
  expect(await askText(terminal, 'Usuario: ')).toBe('ana');
  const isSure = confirm(terminal, '¿Eliminar a Ana?');
  type('n\r');
  expect(await isSure).toBe(false);
});

it('an end of what is typed is an empty answer', async () => {
  const { terminal, end } = aTerminal();
  const answer = askText(terminal, 'Usuario: ');
  end();
  expect(await answer).toBe('');
});

it('a sign that comes in two pieces is that sign', async () => {
  const bytes = Buffer.from('contraseña\notra');
  const { terminal, type } = aTerminal();
  const at = bytes.indexOf(0xc3) + 1;
  const answer = askSecret(terminal, 'Contraseña: ');
  type(bytes.subarray(0, at));
  await new Promise((resolve) => setImmediate(resolve));
  type(bytes.subarray(at));
  expect(await answer).toBe('contraseña');
  const pieces = async function* () {
    yield bytes.subarray(0, at);
    yield bytes.subarray(at);
  };
  expect(await firstLine(pieces())).toBe('contraseña');
});

it('choices stay on the screen with their title: they are wrapped between words, or cut where they are too many', async () => {
  const about = Array.from({ length: 15 }, () => 'palabra').join(' ');
  const few = aTerminal();
  few.type('2\r');
  const choices = [{ name: 'uno', about }, { name: 'dos' }];
  expect(await askWhich(few.terminal, 'Cuál', choices)).toBe(choices[1]);
  const shown = few.shown().slice(0, few.shown().indexOf('Elegí'));
  expect(shown).toMatch(/^Cuál:\n {2}1 uno: (?:palabra )+palabra\n {4}(?:palabra ?)+\n {2}2 dos\n/);
  const many = aTerminal();
  many.type('\r');
  await askWhich(
    many.terminal,
    'Cuál',
    Array.from({ length: 22 }, (_, at) => ({ name: `opción ${at + 1}`, about })),
  );
  const lines = many.shown().split('\n').slice(0, 23);
  expect(many.shown().split('\n')[23]).toContain('Elegí (1 a 22): ');
  expect(lines[1]).toMatch(/^ {3}1 opción 1: palabra .*…$/);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
});
