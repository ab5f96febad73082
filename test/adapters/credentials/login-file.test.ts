import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLoginFile, loginFilePath, readingFlaw } from '#adapters/credentials/login-file.ts';
import { besideAnotherRun } from './other-run.ts';

let home: string;
let directory: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'mostrador-logins-'));
  directory = join(home, 'mostrador');
});
afterEach(() => rmSync(home, { recursive: true }));

const [shop, other] = ['https://shop.example', 'https://other.example'];
const login = { token: 'abc', expire: '2100-01-01T00:00:00Z' };

describe('the login file', () => {
  it('keeps a login for each server, and forgets one of them', () => {
    const [ours, theirs] = [createLoginFile(directory, shop), createLoginFile(directory, other)];
    expect(ours.read()).toBeNull();
    ours.forget();
    ours.keep(login);
    theirs.keep({ ...login, token: 'def' });
    expect([ours.read(), theirs.read()]).toEqual([login, { ...login, token: 'def' }]);
    ours.forget();
    expect([ours.read(), theirs.read()]).toEqual([null, { ...login, token: 'def' }]);
  });

  it('loses nothing that another run writes at the same moment', async () => {
    const ours = createLoginFile(directory, shop);
    ours.keep(login);
    const path = loginFilePath(directory);
    const theirs = { [shop]: login, [other]: { ...login, token: 'def' } };
    await besideAnotherRun(path, theirs, () => ours.keep({ ...login, token: 'ghi' }));
    expect(ours.read()).toEqual({ ...login, token: 'ghi' });
    expect(createLoginFile(directory, other).read()).toEqual({ ...login, token: 'def' });
    expect(readdirSync(directory)).toEqual(['logins.json']);
  });

  it('goes on where a run that was killed left its lock', () => {
    const store = createLoginFile(directory, shop);
    store.keep(login);
    writeFileSync(`${loginFilePath(directory)}.lock`, '');
    expect(store.forget()).toBe(true);
    expect(store.read()).toBeNull();
    expect(readdirSync(directory)).toEqual(['logins.json']);
  });

  it('says so where another run does not let go of it, and leaves the lock to that one', () => {
    const store = createLoginFile(directory, shop);
    store.keep(login);
    const lock = `${loginFilePath(directory)}.lock`;
    writeFileSync(lock, 'theirs');
    const ahead = new Date(Date.now() + 60_000);
    utimesSync(lock, ahead, ahead);
    expect(store.keep({ ...login, token: 'def' })).toBe(false);
    expect(readFileSync(lock, 'utf8')).toBe('theirs');
    expect(store.read()).toEqual(login);
  });

  it('is readable by its owner only, also where others could read it before, and leaves no drafts', () => {
    const store = createLoginFile(directory, shop);
    store.keep(login);
    chmodSync(loginFilePath(directory), 0o644);
    store.keep(login);
    expect(statSync(loginFilePath(directory)).mode & 0o777).toBe(0o600);
    expect(statSync(directory).mode & 0o777).toBe(0o700);
    expect(readdirSync(directory)).toEqual(['logins.json']);
  });

  it.each(['', 'no es json', '[]', '{"https://shop.example":5}'])('is as good as none when it holds %j', (content) => {
    const store = createLoginFile(directory, shop);
    store.keep(login);
    writeFileSync(loginFilePath(directory), content);
    expect(store.read()).toBeNull();
    store.keep(login);
    expect(store.read()).toEqual(login);
  });

  it('leaves what others keep as it is, also where that cannot be read', () => {
    createLoginFile(directory, other).keep(login);
    const logins = JSON.parse(readFileSync(loginFilePath(directory), 'utf8')) as object;
    writeFileSync(loginFilePath(directory), JSON.stringify({ ...logins, 'https://newer.example': { kind: 'key' } }));
    createLoginFile(directory, shop).keep(login);
    expect(createLoginFile(directory, other).read()).toEqual(login);
    expect(JSON.parse(readFileSync(loginFilePath(directory), 'utf8'))).toMatchObject({
      'https://newer.example': { kind: 'key' },
    });
  });

  it('says so, and never throws, where it can not be written', () => {
    writeFileSync(directory, 'a file stands where the folder should');
    const store = createLoginFile(directory, shop);
    expect(store.keep(login)).toBe(false);
    expect(store.read()).toBeNull();
    expect(store.forget()).toBe(true);
  });
});

it('of two profiles on one server stand beside one another, and beside the one without', () => {
  const directory = mkdtempSync(join(tmpdir(), 'mostrador-logins-'));
  const login = (token: string) => ({ token, expire: '2100-01-01T00:00:00Z' });
  const stores = [null, 'caja', 'oficina'].map((profile) => createLoginFile(directory, 'http://shop', profile));
  for (const [at, store] of stores.entries()) store.keep(login(`token ${at}`));
  stores[1]?.forget();
  expect(stores.map((store) => store.read()?.token)).toEqual(['token 0', undefined, 'token 2']);
  rmSync(directory, { recursive: true });
});

it.each([
  ['ENOENT', null],
  ['ENOTDIR', null],
  ['EACCES', 'not-permitted'],
  ['EPERM', 'not-permitted'],
  ['EIO', 'not-read'],
] as const)('that reading ends in %s is %s', (code, flaw) => {
  expect(readingFlaw(code)).toBe(flaw);
});
