import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aScreen } from './a-screen.ts';
import { anOfficeAtAScreen } from './an-office-at-a-screen.ts';

let office: Awaited<ReturnType<typeof anOfficeAtAScreen>>;
beforeAll(async () => {
  office = await anOfficeAtAScreen();
});
afterAll(() => office.close());

it('ends a screen with its sentence: nothing goes on as the staff under the customer’s name', async () => {
  const admin = await office.signIn('admin');
  expect((await admin.run('as', 'C1')).exit).toBe(0);
  const file = join(admin.environment.XDG_CONFIG_HOME, 'mostrador', 'logins.json');
  const logins = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { expire: string }>;
  const [login] = Object.values(logins);
  if (login === undefined) throw new Error('nobody is signed in');
  login.expire = new Date(Date.now() + 8000).toISOString();
  writeFileSync(file, JSON.stringify(logins));
  const screen = aScreen(['orders'], { environment: admin.environment, now: Date.now });
  await screen.until('Mis pedidos');
  expect(await screen.exit).toBe(0);
  await screen.until('Se terminó el tiempo para actuar como cliente');
  expect(screen.text()).not.toContain('Mis pedidos');
});
