import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackupService } from '#adapters/http/backups.ts';
import { createCall } from '#adapters/http/call.ts';
import { freePort } from '#test/bin/free-port.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aServer, type TestServer } from '#test/server/a-server.ts';

const serviceAt = (server: TestServer, token: string) => {
  const settings = { baseUrl: server.address, token: () => token, sessionLost: () => undefined };
  return createBackupService(createCall(settings), settings);
};

describe('backups that an administrator asks for', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer();
  });
  afterAll(() => server.close());
  const caller = callerOf(1);

  it('are made and listed, one at a time', async () => {
    const service = serviceAt(server, await server.signIn('admin'));
    expect((await service.list(caller)).val).toEqual([]);
    const [one, same] = await Promise.all([service.make(caller), service.make(caller)]);
    expect(one.val).toEqual(same.val);
    expect((await service.list(caller)).val).toEqual([one.val]);
    expect(one.val).toMatchObject({ name: expect.stringMatching(/^mostrador-\d{8}T\d{6}Z\.ndjson\.gz$/) });
  });

  it('are nobody else’s business', async () => {
    for (const name of ['gerente', 'vendedor', 'cliente.admin']) {
      const service = serviceAt(server, await server.signIn(name));
      expect((await service.list(caller)).val).toEqual({ code: 'not-allowed' });
      expect((await service.make(caller)).val).toEqual({ code: 'not-allowed' });
    }
  });
});

it('a backup that cannot be made is told, and is no defect', async () => {
  const server = await aServer({ BACKUP_DIR: '/dev/null/no' });
  const token = await server.signIn('admin');
  const answer = await server.call('POST', '/api/Backups', { token });
  expect([answer.status, answer.json?.['code']]).toEqual([409, 'backup-failed']);
  expect((await serviceAt(server, token).make(callerOf(1))).val).toEqual({ code: 'backup-failed' });
  await server.close();
});

it('metrics tell when the newest backup was made', async () => {
  const port = await freePort();
  const server = await aServer({ METRICS_PORT: String(port) });
  const lastGood = async (): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(/^backup_last_success_timestamp_seconds (\d+)$/m.exec(text)?.[1]);
  };
  expect(await lastGood()).toBe(0);
  const { json } = await server.call('POST', '/api/Backups', { token: await server.signIn('admin') });
  expect(await lastGood()).toBe(Math.floor(Date.parse(String(json?.['madeAt'])) / 1000));
  await server.close();
});
