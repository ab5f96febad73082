import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCli } from '../a-terminal.ts';
import { keys } from './a-screen.ts';
import { anOfficeAtAScreen } from './an-office-at-a-screen.ts';

let office: Awaited<ReturnType<typeof anOfficeAtAScreen>>;
let admin: Awaited<ReturnType<typeof office.signIn>>;
beforeAll(async () => {
  office = await anOfficeAtAScreen();
  admin = await office.signIn('admin');
});
afterAll(() => office.close());

it('keys that no screen knows, and those with Alt, do nothing', async () => {
  const screen = admin.open(['demands']);
  await screen.until('1 de 5 reclamos');
  // Ctrl-F1, a colour, the state of the terminal, Alt-a.
  for (const each of ['\u001b[1;5P', '\u001b[31m', '\u001b[5n', '\u001ba']) screen.type(each);
  screen.type('j');
  await screen.until('2 de 5 reclamos');
  expect(screen.text()).not.toContain('código Flexxus');
  screen.type('q');
  expect(await screen.exit).toBe(0);
});

it('what is pasted goes into a field as one line that Enter did not end, and nowhere else', async () => {
  const screen = admin.open(['demands']);
  await screen.until('1 de 5 reclamos');
  expect(screen.written()).toContain('\u001b[?2004h');
  screen.type(keys.pasted('a q'));
  await screen.until('Lo que pegaste no se usó: acá no hay dónde escribir');
  screen.type('a');
  await screen.until('> ▏');
  screen.type(keys.pasted('RX\n20\n'));
  await screen.until('> RX 20▏');
  screen.type(keys.pasted('x'.repeat(80)));
  await screen.until('Hasta 60 caracteres: lo demás no entró');
  expect(screen.text()).toContain(`> RX 20${'x'.repeat(55)}▏`);
  screen.type(keys.backspace);
  await screen.until((text) => !text.includes('Hasta 60 caracteres'));
  screen.type(keys.escape);
  await screen.until('? ayuda');
  screen.type('q');
  expect(await screen.exit).toBe(0);
  expect(screen.written()).toMatch(/\?2004l.*\?1049l/s);
});

it('goes on as the user who opened it, also where another signs in at another terminal', async () => {
  const someone = await office.signIn('admin');
  const screen = someone.open(['customers']);
  await screen.until((text) => text.includes('1 de 2 clientes') && text.includes('● Conectado'));
  expect((await someone.run('as', 'C1', '--json')).exit).toBe(0);
  screen.type(`/uno${keys.enter}`);
  await screen.until('1 de 1 cliente');
  screen.type('q');
  expect(await screen.exit).toBe(0);
});

it('says that its session was ended elsewhere, and leaving ends as without one', async () => {
  const ended = await office.signIn('gerente');
  const screen = ended.open(['demands']);
  await screen.until((text) => text.includes('1 de 5 reclamos') && text.includes('● Conectado'));
  const other = await office.signIn('gerente');
  expect((await other.run('sessions', 'end', '--others', '--yes')).exit).toBe(0);
  await screen.until((text) => text.includes('× Sin sesión') && text.includes('Ya no hay sesión'));
  screen.type('q');
  expect(await screen.exit).toBe(4);
  await screen.until('Ingresá con: mostrador login');
});

it('goes on with the session of the same person that is kept by then, and ends with that of another', async () => {
  const person = await office.signIn('gerente');
  const signInAs = (name: string) => runCli(['login', name], { environment: person.environment, typed: 'demo' });
  const endElsewhere = async () => (await office.signIn('gerente')).run('sessions', 'end', '--others', '--yes');
  const screen = person.open(['demands']);
  await screen.until('● Conectado');
  await endElsewhere();
  await screen.until('× Sin sesión');
  await signInAs('gerente');
  screen.type('u');
  await screen.until((text) => text.includes('● Conectado') && !text.includes('Ya no hay sesión'));
  await endElsewhere();
  await screen.until('× Sin sesión');
  await signInAs('admin');
  screen.type('u');
  expect(await screen.exit).toBe(0);
  await screen.until('Ahora ingresaste como admin');
});
