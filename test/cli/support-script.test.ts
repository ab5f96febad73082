import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice } from '#test/builders/office.builder.ts';
import { aServer } from '#test/server/a-server.ts';
import { startBackEnd } from '#test/stand-in/back-end.ts';
import { specificationAnswers } from '#test/stand-in/specification.ts';
import { aProgramIn, type Ended, runProgram } from './a-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'mostrador-script-'));
const PATH = aProgramIn(folder);
afterAll(() => rmSync(folder, { recursive: true }));

interface Shop {
  readonly address: string;
  readonly close: () => unknown;
}

/** Our own server with what an office has, and one that has the calls of the specification alone. */
const shops: readonly (readonly [string, () => Promise<Shop>, lists: readonly string[], claims: readonly string[]])[] =
  [
    [
      'this server',
      async () => {
        const server = await aServer();
        await anOffice(server.database);
        return server;
      },
      ['Lista 1'],
      ['2026-00000004', '2026-00000005'],
    ],
    [
      'a server of the specification, with numbers',
      () => startBackEnd(specificationAnswers('numbers')),
      ['Lista 1'],
      ['91'],
    ],
    [
      'a server of the specification, with texts',
      () => startBackEnd(specificationAnswers('texts')),
      ['Lista 1'],
      ['0091-a'],
    ],
  ];

describe.each(shops)('a script of support staff at %s', (name, open, lists, claims) => {
  let shop: Shop;
  let run: (...args: readonly string[]) => Promise<Ended>;
  const csv = (lines: readonly string[]): string => {
    const path = join(folder, 'reclamos.csv');
    writeFileSync(path, lines.join('\n'));
    return path;
  };
  beforeAll(async () => {
    shop = await open();
    const environment = { PATH, API_BASE_URL: shop.address, XDG_CONFIG_HOME: join(folder, name) };
    run = (...args) => runProgram('sh', ['docs/ejemplos/regenerar-y-asociar.sh', ...args], environment);
    const { exit } = await run(csv([]));
    expect(exit).toBe(4);
    expect((await runProgram('mostrador', ['login', 'admin', '--quiet'], environment, 'demo\n')).exit).toBe(0);
  }, 60_000);
  afterAll(() => shop.close());

  it('makes the price lists anew, and associates the claims of a CSV', async () => {
    const path = csv(claims.map((claim, at) => `${claim};RX-${at + 1}`));
    const { exit, stdout } = await run(path);
    const expectedLines = [
      ...lists.map((list) => `lista: ${list}`),
      ...claims.map((claim, at) => `reclamo ${claim}: RX-${at + 1} (InProgress)`),
    ];
    expect([exit, stdout.trim().split('\n')]).toEqual([0, expectedLines]);
    // Once more: all of it is so already.
    expect(await run(path)).toMatchObject({ exit: 0, stdout });
  }, 120_000);

  it('says which one did not go, and goes on with the others', async () => {
    const [claim = ''] = claims;
    const { exit, stdout, stderr } = await run(csv(['2026-99;RX-9', `${claim};`, `${claim};RX-1`]));
    expect(exit).toBe(1);
    expect(stderr).toContain('reclamo 2026-99: no se pudo');
    expect(stderr).toContain('Ingresá el código Flexxus');
    expect(stderr).toContain(`reclamo ${claim}: no se pudo`);
    expect(stdout).toContain(`reclamo ${claim}: RX-1`);
  }, 120_000);
});
