import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Backup } from '#core/backups/backup.service.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { aServer, type RunningServer } from './a-server.ts';
import { documentOf, runCli } from './a-terminal.ts';

let server: RunningServer;
let kept: Backup[];
let isDiskFull: boolean;
beforeEach(async () => {
  kept = [];
  isDiskFull = false;
  server = await aServer({
    backups: {
      list: async () => Ok(kept),
      make: async () => {
        if (isDiskFull) return Err({ code: 'backup-failed' });
        const backup = {
          name: 'mostrador-20261120T161150Z.ndjson.gz',
          bytes: 2_752_859,
          madeAt: '2026-11-20T16:11:50Z',
        };
        kept = [backup, ...kept];
        return Ok(backup);
      },
    },
  });
});
afterEach(() => server.close());
const run = (...words: string[]) => runCli(words, { environment: server.environment });
const signIn = (name: string) => runCli(['login', name], { environment: server.environment, typed: 'demo' });

it('makes a backup and lists those that are there', async () => {
  await signIn('admin');
  expect((await run('backup', '--list')).stdout).toContain('Todavía no hay copias');
  expect(await run('backup')).toMatchObject({
    exit: 0,
    stdout: 'Copia hecha: mostrador-20261120T161150Z.ndjson.gz (3 MB)\n',
  });
  expect((await run('backup', '--list')).stdout).toContain('20/11/2026 13:11:50');
  expect(documentOf(await run('backup', '--list', '--json'))).toEqual({ backups: kept });
});

it('says why there is none', async () => {
  isDiskFull = true;
  await signIn('admin');
  const refused = await run('backup');
  expect(refused.exit).toBe(1);
  expect(refused.stderr).toContain('fijate si hay lugar en el disco');
  await signIn('gerente');
  expect((await run('backup')).stderr).toContain('no tiene permiso');
});
