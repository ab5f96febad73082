import { describe, expect, it } from 'vitest';
import { anOfficeTerminal } from './an-office-terminal.ts';

describe('backup', () => {
  const { run, json } = anOfficeTerminal();

  it('makes one and lists those that are there', async () => {
    expect((await run(['backup', '--list'])).stdout).toContain('Todavía no hay copias');
    const made = await run(['backup']);
    expect(made.exit).toBe(0);
    expect(made.stdout).toMatch(/^Copia hecha: mostrador-\d{8}T\d{6}Z\.ndjson\.gz \([\d.]+(?:,\d)? [kMG]B\)\n$/);
    const name = /mostrador-\S+\.gz/.exec(made.stdout)?.[0];
    expect(await json('backup', '--list')).toMatchObject({ backups: [{ name, bytes: expect.any(Number) }] });
    expect((await run(['backup', '--list', '--limit', '1', '--fields', 'name'])).stdout).toBe(`${name}\n`);
    const without = await run(['backup', '--limit', '1']);
    expect([without.exit, without.stderr]).toEqual([64, expect.stringContaining('van con --list')]);
    expect((await run(['backup', '--list'])).stdout).toMatch(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
  });

  it('is for administrators', async () => {
    await run(['login', 'gerente'], { typed: 'demo' });
    const refused = await run(['backup']);
    expect([refused.exit, refused.stderr]).toEqual([1, expect.stringContaining('no tiene permiso')]);
  });
});

describe('where backups cannot be written', () => {
  const { run } = anOfficeTerminal(undefined, { BACKUP_DIR: '/dev/null/no' });

  it('it says why there is none', async () => {
    const refused = await run(['backup']);
    expect(refused.exit).toBe(1);
    expect(refused.stderr).toContain('fijate si hay lugar en el disco');
  });
});
