import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The built programs as a package has them: without what makes a clone ready. */
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'mostrador-installed-'));
  for (const path of ['dist', 'package.json', 'README.md']) cpSync(path, join(root, path), { recursive: true });
  mkdirSync(join(root, 'bin'));
  for (const name of ['ready', 'start', 'mostrador']) cpSync(`bin/${name}.mjs`, join(root, 'bin', `${name}.mjs`));
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const run = (folder: string, words: readonly string[], environment: Record<string, string> = {}) => {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, XDG_CONFIG_HOME: root, ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, env, encoding: 'utf8' });
  return { status, stdout, stderr };
};
const clone = process.cwd();
const server = 'dist/server/main.js';

describe('the server', () => {
  it.each(['--help', '-h'])('answers %s, with any settings', (asked) => {
    const { status, stdout, stderr } = run(root, [server, asked], { PORT: 'ochenta' });
    expect([status, stderr]).toEqual([0, '']);
    for (const expectedText of [
      'mostrador-server backup [ARCHIVO]',
      'mostrador-server restore ARCHIVO',
      'admin-password',
    ]) {
      expect(stdout).toContain(expectedText);
    }
    expect(stdout).toContain('DATA_DIR');
    expect(stdout).toContain(join(root, 'README.md'));
    expect(stdout).not.toContain('npm ');
    for (const line of stdout.split('\n').slice(0, -2)) expect(line.length).toBeLessThanOrEqual(90);
  });

  it('answers its version', () => {
    const { status, stdout } = run(root, [server, '--version']);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  });

  it('still knows no other word', () => {
    expect(run(root, [server, '--hlep']).status).toBe(64);
  });
});

describe('what is advised to be run', () => {
  it('is the program where it is installed, and the script in a clone', () => {
    expect(run(root, [server, 'restore']).stderr).toContain(': mostrador-server restore ARCHIVO');
    expect(run(clone, [server, 'restore']).stderr).toContain(': npm run restore -- ARCHIVO');
    expect(run(clone, [server, '--help']).stdout).toContain('npm run admin-password');
  });

  it('is so in the terminal too', () => {
    const words = ['dist/cli/main.js', 'login', 'admin', '--server', 'http://127.0.0.1:1', '--no-input'];
    const advised = (folder: string) =>
      spawnSync(process.execPath, words, { cwd: folder, input: 'demo\n', encoding: 'utf8' }).stderr;
    expect(advised(root)).toContain('en marcha (mostrador-server)');
    expect(advised(clone)).toContain('en marcha (npm start)');
  });
});
