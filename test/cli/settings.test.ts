import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSettings } from '#cli/settings.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'mostrador-settings-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const serverOf = (environment: Readonly<Record<string, string>>, flags: { readonly server?: string } = {}) => {
  const settings = readSettings({ XDG_CONFIG_HOME: home, ...environment }, flags);
  return settings.ok ? [settings.val.server, settings.val.serverFrom] : settings.val.exit;
};

it('takes the flag over the environment over the file over the default', () => {
  expect(serverOf({})).toEqual(['http://127.0.0.1:3000', 'default']);
  mkdirSync(join(home, 'mostrador'));
  writeFileSync(join(home, 'mostrador', 'config.json'), '{"server":"https://archivo.example/"}');
  expect(serverOf({})).toEqual(['https://archivo.example', 'config.json']);
  expect(serverOf({ PORT: '3402' })).toEqual(['http://127.0.0.1:3402', 'PORT']);
  const both = { PORT: '3402', API_BASE_URL: 'https://api.example/mostrador/' };
  expect(serverOf(both)).toEqual(['https://api.example/mostrador', 'API_BASE_URL']);
  expect(serverOf(both, { server: 'http://bandera.example:81' })).toEqual(['http://bandera.example:81', '--server']);
});

it('refuses what is no address', () => {
  for (const server of ['bandera', 'ftp://x', 'http://']) expect(serverOf({}, { server })).toBe(64);
});

it('finds the person without XDG too', () => {
  const settings = readSettings({ HOME: '/casa/ana' }, {});
  expect(settings.ok && settings.val.directory).toBe('/casa/ana/.config/mostrador');
});
