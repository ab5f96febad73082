import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer({ NODE_ENV: 'production', ADMIN_PASSWORD: 'una clave larga' });
});
afterAll(() => server.close());
/** As it is drawn with what the home shows, of a distributor told this: until then a visitor is given the last page. */
const homeWith = (expectedText: string) =>
  vi.waitFor(
    async () => {
      const html = await (await fetch(`${server.address}/home`)).text();
      expect(html).toContain('"home":{');
      expect(html).toContain(expectedText);
      return html;
    },
    { timeout: 10_000, interval: 100 },
  );

describe('the public page of a new installation', () => {
  it('shows nothing of the sample, and no empty place for it', async () => {
    const html = await homeWith('<title>Mostrador</title>');
    expect(html).toContain('<h1>Mostrador</h1>');
    const { address, town, phone, email, hours, slogan, trade } = defaultDistributor;
    for (const text of [
      address,
      town,
      phone,
      email,
      hours,
      slogan,
      trade,
      '1989',
      'Nuestra trayectoria',
      'Croquis',
      'Nos caracterizamos por',
      'Plano de',
    ])
      expect(html).not.toContain(text);
    for (const text of ['street-map', 'id="nosotros"', 'id="marcas"', 'href="#nosotros"', 'href="#marcas"', '{años}'])
      expect(html).not.toContain(text);
    // Words alone, with no room beside them for a drawing or pictures.
    expect(html).toContain('class="hero bare"');
    expect(html).not.toContain('<dt>');
    expect(html).toContain('Enviar mensaje');
  });

  it('shows each thing that is said, and takes it away again', async () => {
    const token = await server.signIn('admin');
    const section = '/api/admin-configuration';
    const { now } = ((await server.call('GET', section, { token })).json as unknown as Record<string, { now: object }>)[
      'distributorData'
    ] as { now: object };
    const save = (typed: object) =>
      server.call('POST', `${section}/distributor`, { token, body: { now: { ...now, ...typed } } });
    expect((await save({ name: 'Repuestos Paraná', since: 1974, phone: '0343 555-0199', town: 'Paraná' })).status).toBe(
      200,
    );
    const html = await homeWith('<h1>Repuestos Paraná</h1>');
    for (const text of ['desde 1974', '0343 555-0199', '<dd>Paraná</dd>']) expect(html).toContain(text);
    expect((await save({ name: 'Repuestos Paraná' })).status).toBe(200);
    expect(await homeWith('"since":null')).not.toContain('1974');
    const texts = { slogan: '', offering: '', story: [], characteristics: ['Rapidez: sale en el día.'] };
    const answer = await server.call('POST', `${section}/distributor-texts`, { token, body: { now: texts } });
    expect(answer.status).toBe(200);
    const cards = await homeWith('Nos caracterizamos por');
    expect(cards).toContain('<b>Rapidez</b>');
    const look = { logo: null, drawing: 'bearing', accentLight: null, accentDark: null };
    expect((await server.call('POST', `${section}/distributor-look`, { token, body: { now: look } })).status).toBe(200);
    await homeWith('Plano de un rodamiento');
    const refused = await save({ name: ' ' });
    expect([refused.status, refused.json?.['errors']]).toEqual([400, [{ field: 'now.name', message: 'Completalo' }]]);
  });
});
