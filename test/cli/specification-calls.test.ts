import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, aStandIn } from './a-stand-in.ts';
import { csi, documentOf } from './a-terminal.ts';

const path = '/api/Vl/Update/create-prices-files';
let standIn: Awaited<ReturnType<typeof aStandIn>>;
afterEach(() => standIn.close());

const state = (name: string, progress: number | null, more: object = {}) => ({
  state: name,
  progress,
  startedAt: name === 'idle' ? null : '2026-11-20T12:00:00Z',
  finishedAt: name === 'done' || name === 'failed' ? '2026-11-20T12:00:09Z' : null,
  error: null,
  ...more,
});

/** GET answers the states in turn, the last for ever; POST starts, or tells what runs. */
const works = (states: readonly object[], started: object = state('running', 0)): Answers => {
  const left = [...states];
  return {
    [`GET ${path}`]: () => ({ body: left.length > 1 ? left.shift() : left[0] }),
    [`POST ${path}`]: { status: 202, body: started },
  };
};

describe('price-lists regenerate', () => {
  it('waits until they are made, by two calls that every server has', async () => {
    standIn = await aStandIn(works([state('idle', null), state('running', 40), state('done', 100)]));
    const { exit, stdout, stderr } = await standIn.run(['price-lists', 'regenerate']);
    expect([exit, stdout, stderr]).toEqual([0, 'Listas de precios generadas en 9 s\n', 'Generando…\n']);
    expect(new Set(standIn.calls)).toEqual(new Set(['GET /api/Login/me', `GET ${path}`, `POST ${path}`]));
  });

  it('does not wait with --no-wait', async () => {
    standIn = await aStandIn(works([state('idle', null)]));
    const ran = await standIn.run(['price-lists', 'regenerate', '--no-wait', '--json']);
    expect(documentOf(ran)).toMatchObject({ state: 'running', joined: false });
    expect(standIn.calls.filter((call) => call === `GET ${path}`)).toHaveLength(1);
  });

  it('says with --dry-run what it would do, and starts nothing', async () => {
    standIn = await aStandIn(works([state('idle', null)]));
    const ran = await standIn.run(['price-lists', 'regenerate', '--dry-run']);
    expect([ran.exit, ran.stdout, ran.stderr]).toEqual([
      0,
      'Con --dry-run no se hace nada. Haría esto: Volver a hacer los archivos de todas las listas\n',
      '',
    ]);
    const document = documentOf(await standIn.run(['price-lists', 'regenerate', '--dry-run', '--yes', '--json']));
    expect(document).toMatchObject({ state: 'idle', joined: false, dryRun: true });
    expect(standIn.calls).not.toContain(`POST ${path}`);
    standIn.close();
    standIn = await aStandIn(works([state('running', 40)]));
    const joined = await standIn.run(['price-lists', 'regenerate', '--dry-run']);
    expect(joined.stdout).toContain('Seguir hasta el final las que se están generando desde 20/11/2026 09:00:00\n');
    standIn.close();
    // A server that has no such call to ask.
    standIn = await aStandIn({});
    const unknown = documentOf(await standIn.run(['price-lists', 'regenerate', '--dry-run', '--json']));
    expect(unknown).toMatchObject({ state: 'idle', joined: false, dryRun: true });
  });

  it('joins those that are being made, and says since when', async () => {
    standIn = await aStandIn(
      works([state('running', 40), state('running', 80), state('done', 100)], state('running', 40)),
    );
    const ran = await standIn.run(['price-lists', 'regenerate']);
    expect([ran.exit, ran.stderr]).toEqual([
      0,
      expect.stringContaining('Ya se estaban generando desde 20/11/2026 09:00:00'),
    ]);
    standIn.close();
    standIn = await aStandIn(works([state('running', 40), state('done', 100)], state('running', 40)));
    const quiet = await standIn.run(['price-lists', 'regenerate', '--quiet']);
    expect([quiet.exit, quiet.stdout, quiet.stderr]).toEqual([0, '', '']);
  });

  it('says, where Ctrl-C ends the wait on a screen, that the server goes on, and draws nothing over it', async () => {
    standIn = await aStandIn(works([state('idle', null), state('running', 40)]));
    const interruption = new AbortController();
    const ran = await standIn.run(['price-lists', 'regenerate'], {
      screen: 80,
      interrupted: interruption.signal,
      onQuestion: (text) => {
        if (text.includes('Generando')) setTimeout(() => interruption.abort(), 300);
      },
    });
    expect(ran.exit).toBe(130);
    const [, after] = ran.stderr.split('El servidor las sigue generando por su cuenta.\n');
    expect(after).not.toContain(`${csi}2K`);
  });

  it('fails where they could not be made', async () => {
    standIn = await aStandIn(works([state('idle', null), state('failed', 40, { error: 'Disco lleno' })]));
    const { exit, stderr } = await standIn.run(['price-lists', 'regenerate']);
    expect([exit, stderr]).toEqual([
      1,
      expect.stringContaining('No se pudieron generar las listas de precios: Disco lleno'),
    ]);
  });

  it.each(['idle', 'running'])('fails where a server that was %s forgot them, as after a restart', async (before) => {
    standIn = await aStandIn(works([state(before, null), state('running', 40), state('idle', null)]));
    const { exit, stdout, stderr } = await standIn.run(['price-lists', 'regenerate']);
    expect([exit, stdout]).toEqual([1, '']);
    expect(stderr).toContain('El servidor dejó de generarlas sin terminar, volvé a pedirlas');
  });

  it('is content with a server that took it and has a 404 with a title for how it goes', async () => {
    standIn = await aStandIn({
      [`POST ${path}`]: { status: 204 },
      [`GET ${path}`]: { status: 404, body: { type: 'x', title: 'Not Found', status: 404 } },
    });
    const { exit, stdout } = await standIn.run(['price-lists', 'regenerate']);
    expect([exit, stdout]).toEqual([0, 'El servidor tomó el pedido, pero no dice cómo va\n']);
  });

  it.each([{ status: 204 }, { status: 200 }, { body: true }])(
    'is content with a server that answers %j and no more',
    async (answer) => {
      standIn = await aStandIn({ [`POST ${path}`]: answer });
      const { exit, stdout } = await standIn.run(['price-lists', 'regenerate']);
      expect([exit, stdout]).toEqual([0, 'El servidor tomó el pedido, pero no dice cómo va\n']);
    },
  );
});

describe('doctor', () => {
  it('takes a server that answers and is late to say so for a busy one, and leads nobody to itself', async () => {
    const unready = { status: 503, body: { status: 'unready', reason: 'database-away' } };
    standIn = await aStandIn({ 'GET /healthz': { body: { status: 'ok' } }, 'GET /readyz': unready });
    const busy = await standIn.run(['doctor']);
    expect([busy.exit, busy.stdout]).toEqual([
      0,
      expect.stringMatching(/^ojo +Servidor +.* anda, pero está muy ocupado/m),
    ]);
    const nobody = await standIn.run(['doctor'], { environment: { XDG_CONFIG_HOME: '/nonexistent' } });
    expect([nobody.exit, nobody.stdout]).toEqual([
      1,
      expect.stringMatching(/^mal +Servidor +.* todavía no está listo/m),
    ]);
    expect(busy.stdout + nobody.stdout).not.toContain('mostrador doctor');
  });
});

describe('demands associate, by the calls that every server has', () => {
  const demand = (over: object = {}) => ({
    ...{ id: 17, customerName: 'Uno', externalCode: null, origin: 'Pedido', reason: 'Faltante', resolution: null },
    ...{
      purchaseDate: '2026-11-01T00:00:00',
      purchaseDocument: 'A 1',
      currentTracking: { state: 'Created', date: '2026-11-02T12:00:00Z' },
    },
    ...over,
  });
  const page = (...demands: object[]) => ({ body: { demands, currentPage: 1, totalPages: 1 } });
  const associated = demand({
    externalCode: 'F-1',
    currentTracking: { state: 'InProgress', date: '2026-11-03T12:00:00Z' },
  });

  it.each([{ status: 204 }, { body: true }, { body: associated }])('is done where it answers %j', async (answer) => {
    let shown = demand();
    standIn = await aStandIn({
      'POST /api/Management/Demands/associate': () => {
        shown = associated;
        return answer;
      },
      'GET /api/Management/Demands/1': () => page(shown),
    });
    const { exit, stdout } = await standIn.run(['demands', 'associate', '17', 'F-1']);
    expect([exit, stdout]).toEqual([0, 'El reclamo 2026-00000017 ahora está en curso\n']);
    expect(standIn.calls).toContain('POST /api/Management/Demands/associate {"demandId":"17","externalCode":"F-1"}');
  });

  it('of a demand that is not there changes nothing', async () => {
    standIn = await aStandIn({
      'POST /api/Management/Demands/associate': { status: 204 },
      'GET /api/Management/Demands/1': page(demand()),
    });
    const { exit, stderr } = await standIn.run(['demands', 'associate', '99', 'F-1']);
    expect([exit, stderr]).toEqual([1, expect.stringContaining('No encontramos ese reclamo')]);
    const ran = await standIn.run(['demands', 'associate', '99', 'F-1', '--json']);
    expect(documentOf(ran)).toMatchObject({ error: { code: 'claim-not-found' } });
    expect(standIn.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it.each(['17', '2026-17'])('of %s never replaces a code, on a server that would do it', async (named) => {
    standIn = await aStandIn({
      'POST /api/Management/Demands/associate': { status: 204 },
      'GET /api/Management/Demands/1': page(associated),
    });
    const again = await standIn.run(['demands', 'associate', named, 'F-1']);
    expect([again.exit, again.stdout]).toEqual([
      0,
      'El reclamo 2026-00000017 ya tenía el código F-1: no se cambió nada\n',
    ]);
    for (const options of [[], ['--yes'], ['--dry-run']]) {
      const other = await standIn.run(['demands', 'associate', named, 'F-2', ...options]);
      expect([other.exit, other.stdout]).toEqual([1, '']);
      expect(other.stderr).toContain('Alguien ya asoció este reclamo: quedó con el código F-1');
      expect(other.stderr).toContain('Este servidor no ofrece cambiarlo');
    }
    expect(standIn.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  });

  it('that another was faster with is done already with the same code, else refused in the server’s words', async () => {
    let shown = demand();
    standIn = await aStandIn({
      'POST /api/Management/Demands/associate': () => {
        shown = associated;
        return { status: 409, body: { type: 'x', title: 'Ya asociado', status: 409 } };
      },
      'GET /api/Management/Demands/1': () => page(shown),
    });
    const again = await standIn.run(['demands', 'associate', '17', 'F-1']);
    expect([again.exit, again.stdout]).toEqual([0, expect.stringContaining('ya tenía el código F-1')]);
    shown = demand();
    const other = await standIn.run(['demands', 'associate', '17', 'F-2']);
    expect([other.exit, other.stderr]).toEqual([1, expect.stringContaining('Ya asociado')]);
  });
});
