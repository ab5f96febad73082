import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import { aPng } from '#test/builders/sized-picture.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

const directory = mkdtempSync(join(tmpdir(), 'mostrador-own-'));
const path = '/api/admin-configuration';
let server: TestServer;
let token = '';
beforeAll(async () => {
  const file = join(directory, 'distributor.json');
  writeFileSync(file, JSON.stringify({ ...defaultDistributor, name: 'Del archivo' }));
  server = await aServer({ DISTRIBUTOR_FILE: file });
  token = await server.signIn('admin');
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

type Part = { now: Record<string, unknown>; file: Record<string, unknown>; hasFile: boolean };
const read = async () => (await server.call('GET', path, { token })).json as unknown as Record<string, Part>;
const save = async (section: string, place: string, typed: Record<string, unknown>, more = {}) => {
  const { now } = (await read())[section] as Part;
  return server.call('POST', `${path}/${place}`, { token, body: { now: { ...now, ...typed }, ...more } });
};
const pageOf = async (place: string) => {
  const answer = await fetch(`${server.address}${place}`);
  return { html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
};

describe('the distributor on a screen', () => {
  it('is another on every page with the next one, without a restart', async () => {
    expect((await read())['distributorData']).toMatchObject({ hasFile: true, file: { name: 'Del archivo' } });
    expect(
      (await save('distributorData', 'distributor', { name: 'De <la> pantalla', hours: 'De 7 a 15' })).status,
    ).toBe(200);
    expect((await save('distributorTexts', 'distributor-texts', { slogan: 'Otro comienzo.' })).status).toBe(200);
    const { html } = await pageOf('/home');
    expect(html).toContain('<title>De &lt;la&gt; pantalla');
    expect(html).toContain('<h1>Otro comienzo.</h1>');
    expect(html).toContain('De 7 a 15');
    for (const place of ['/shopping-cart', '/index.html'])
      expect((await pageOf(place)).html).toContain('<title>De &lt;la> pantalla</title>');
  });

  it('lets the page show its map, and nobody else’s', async () => {
    expect((await save('distributorMap', 'distributor-map', { mapEmbed: 'https://mapas.ejemplo/e?x=1' })).status).toBe(
      200,
    );
    expect((await pageOf('/home')).policy).toContain('frame-src https://mapas.ejemplo');
    const injected = await save('distributorMap', 'distributor-map', { mapEmbed: 'https://x;script-src' });
    expect([injected.status, injected.json?.['errors']]).toMatchObject([400, [{ field: 'now.mapEmbed' }]]);
    expect((await save('distributorMap', 'distributor-map', { mapEmbed: null })).status).toBe(200);
    expect((await pageOf('/home')).policy).toContain("frame-src 'none'");
  });

  it('brings its colours as a sheet of its own, none that cannot be read', async () => {
    const faint = await save('distributorLook', 'distributor-look', { accentLight: '#ffd400' });
    expect([faint.status, faint.json?.['errors']]).toEqual([
      400,
      [{ field: 'now.accentLight', message: 'Con ese color no se lee sobre fondo claro: elegí uno más oscuro' }],
    ]);
    expect((await pageOf('/home')).html).not.toContain('/assets/accent-');
    expect((await save('distributorLook', 'distributor-look', { accentLight: '1D4ED8' })).status).toBe(200);
    const name = '/assets/accent-1d4ed8-f2773a.css';
    for (const place of ['/home', '/shopping-cart']) expect((await pageOf(place)).html).toContain(`href="${name}"`);
    const sheet = await fetch(`${server.address}${name}`);
    expect([sheet.status, sheet.headers.get('content-type'), sheet.headers.get('cache-control')]).toEqual([
      200,
      'text/css; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect(await sheet.text()).toContain('--accent:light-dark(#1d4ed8,#f2773a)');
    for (const none of ['accent-ffd400-f2773a.css', 'accent-x.css'])
      expect((await fetch(`${server.address}/assets/${none}`)).status).toBe(404);
  });

  it('shows a logo that was put up, and refuses what is no picture with a sentence', async () => {
    const content = (text: string) => ({ upload: Buffer.from(text).toString('base64') });
    const refused = await save('distributorLook', 'distributor-look', {}, content('<svg onload="alert(1)"/>'));
    expect([refused.status, refused.json?.['errors']]).toEqual([
      400,
      [{ field: 'now.logo', message: 'Un SVG puede traer programas adentro: guardalo como PNG' }],
    ]);
    expect((await save('distributorLook', 'distributor-look', {}, { upload: 'no es base64' })).status).toBe(400);
    expect((await save('distributorLook', 'distributor-look', {}, content('x'.repeat(700_000)))).status).toBe(400);
    const png = { upload: Buffer.from(aPng(300, 90)).toString('base64') };
    const saved = await save('distributorLook', 'distributor-look', {}, png);
    const { now, upload } = saved.json as unknown as Part & { upload: unknown };
    expect([saved.status, upload]).toEqual([200, null]);
    expect((await pageOf('/home')).html).toContain(`src="/distributor/${now['logo']}"`);
    expect((await fetch(`${server.address}/distributor/${now['logo']}`)).headers.get('content-type')).toBe('image/png');
    expect((await server.call('GET', '/api/Management/Setup', { token })).json).toMatchObject({ unsaid: ['map'] });
  });

  it('is no one’s but an administrator’s', async () => {
    for (const user of ['gerente', 'vendedor', 'cliente.admin']) {
      const other = await server.signIn(user);
      const body = { now: (await read())['distributorData']?.now };
      expect((await server.call('POST', `${path}/distributor`, { token: other, body })).status).toBe(403);
    }
  });
});
