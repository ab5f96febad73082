import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveCatalogueRules } from '#adapters/postgres/catalogue/catalogue-follower.ts';
import { createCatalogueDraftRepository } from '#adapters/postgres/catalogue-draft/repository.ts';
import type { HomeFacts } from '#core/distributor/home-facts.ts';
import { Ok } from '#core/shared/result.ts';
import { aProduct, writeProducts } from '#test/builders/distributor.builder.ts';
import { aPng } from '#test/builders/picture.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
/** What the server logs as errors. */
const errorLines: string[] = [];
const home = async () => {
  const answer = await fetch(`${server.address}/home`);
  const html = await answer.text();
  const [, json = ''] = /<script type="application\/json" id="distributor">(.*?)<\/script>/.exec(html) ?? [];
  const homeFacts = (JSON.parse(json) as { readonly home: HomeFacts | null }).home;
  return { status: answer.status, etag: answer.headers.get('etag'), html, homeFacts };
};
const zones = (contacts: HomeFacts['whatsapp']) =>
  server.database.query(
    `insert into setting values ('whatsapp', $1::jsonb) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(contacts)],
  );
/** The family of the only article that the server begins with. */
const families = [{ name: 'Rodamientos', families: ['Rodamientos de Rueda'] }];
const south = { id: '1', link: 'https://wa.me/5491100000001', zone: 'Zona <Sur>', display: '11 0000-0001' };

describe('the public home', () => {
  beforeAll(async () => {
    server = await aServer({}, pino({ level: 'error' }, { write: (line) => void errorLines.push(line) }));
  });
  afterAll(() => server.close());

  it('holds the pictures and the zones of now before any script runs, and tells the script the same', async () => {
    await expect
      .poll(async () => (await home()).homeFacts, { timeout: 10_000 })
      .toEqual({ images: { Distributor: [], Sliders: [] }, whatsapp: [], families });
    await zones([south]);
    const token = await server.signIn('admin');
    for (const [category, name] of [
      ['Distributor', '01-monroe.png'],
      ['Sliders', 'año nuevo.png'],
    ]) {
      const body = { name, category, content: aPng.toString('base64') };
      expect((await server.call('POST', '/api/admin-files', { token, body })).status).toBe(201);
    }
    const images = { Distributor: ['01-monroe.png'], Sliders: ['año nuevo.png'] };
    await expect
      .poll(async () => (await home()).homeFacts, { timeout: 10_000 })
      .toEqual({ images, whatsapp: [south], families });
    const { html, etag } = await home();
    expect(html).toMatch(/<img[^>]* src="\/distributor\/01-monroe\.png"[^>]*>/);
    expect(html).toMatch(/<img[^>]* alt="MONROE"[^>]*>/);
    expect(html).toMatch(/<img[^>]* src="\/sliders\/a%C3%B1o%20nuevo\.png"[^>]*>/);
    expect(html).toMatch(/<a href="https:\/\/wa\.me\/5491100000001"[^>]*>Zona &lt;Sur&gt; · 11 0000-0001<\/a>/);
    expect((await home()).etag).toBe(etag);

    await zones([{ ...south, zone: 'Norte' }]);
    await expect.poll(async () => (await home()).html, { timeout: 10_000 }).toContain('>Norte ·');
    expect((await home()).etag).not.toBe(etag);
  });

  it('shows the families that have articles, and none of the trade that has none', async () => {
    const before = (await home()).html;
    expect(before).toMatch(
      /<h2>Conocé nuestros productos.*Rodamientos<.b><span>1 familia<.*<li>Rodamientos de Rueda<\/li>/,
    );
    expect(before).not.toContain('Correas Poli V');
    const drafts = createCatalogueDraftRepository(server.database);
    await writeProducts(drafts, [
      aProduct({ code: 'B 1', brand: 'AAA', family: 'Motor', subfamily: 'Correas Poli V' }),
    ]);
    const all = [{ name: 'Motor', families: ['Correas Poli V'] }, ...families];
    await expect.poll(async () => (await home()).homeFacts?.families, { timeout: 20_000 }).toEqual(all);
    const { html } = await home();
    expect(html).toMatch(/Motor<.b><span>1 familia<.*<li>Correas Poli V<\/li>/);
    expect(html).not.toContain('Retenes');
    expect((await server.call('GET', '/api/Public/families')).json).toEqual(all);
  });

  it('leaves out what it sells where nothing has articles, and the links to it', async () => {
    await server.database.query('update product_type set disabled = true');
    await server.database.transaction(async (tx) => Ok(await moveCatalogueRules(tx)));
    await expect.poll(async () => (await home()).homeFacts?.families, { timeout: 20_000 }).toEqual([]);
    expect((await home()).html).not.toMatch(/#productos|id="productos"/);
  });

  it('links nowhere but to the web', async () => {
    await zones([{ ...south, link: 'javascript:alert(1)', zone: 'Oeste' }]);
    await expect.poll(async () => (await home()).html, { timeout: 10_000 }).not.toContain('Norte');
    expect((await home()).html.replace(/<script.*?<\/script>/g, '')).not.toContain('javascript:');
  });

  it('is the last one that could be drawn where what it shows cannot be had', async () => {
    const before = await home();
    await server.database.query('alter table setting rename to elsewhere');
    try {
      // What it shows is asked for again after a second; until that failed it proves nothing.
      const isTold = async () => {
        await home();
        return errorLines.some((line) => line.includes('page not drawn'));
      };
      await expect.poll(isTold, { timeout: 10_000 }).toBe(true);
      expect(await home()).toEqual(before);
    } finally {
      await server.database.query('alter table elsewhere rename to setting');
    }
  });
});
