import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import { aServer, type TestServer } from './a-server.ts';

const directory = mkdtempSync(join(tmpdir(), 'mostrador-white-label-'));
const file = join(directory, 'parana.json');
const own = {
  ...defaultDistributor,
  name: 'Repuestos </script>"Paraná" & Cía',
  since: 1974,
  cuit: '',
  slogan: 'Del litoral a todo el país.',
};

const page = (address: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; etag: string; encoding: string; body: Buffer }>((resolve, reject) => {
    request(`${address}${path}`, { headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          etag: answer.headers.etag ?? '',
          encoding: answer.headers['content-encoding'] ?? '',
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
const distributorIn = (html: string) => {
  const [, json = ''] = /<script type="application\/json" id="distributor">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json) as { distributor: unknown; version: string };
};

describe('a distributor of its own', () => {
  let server: TestServer;
  beforeAll(async () => {
    writeFileSync(file, JSON.stringify(own));
    server = await aServer({ DISTRIBUTOR_FILE: file });
  });
  afterAll(async () => {
    await server.close();
    rmSync(directory, { recursive: true });
  });

  it('has its home drawn before any script runs, and tells the script the same', async () => {
    const html = String((await page(server.address, '/home')).body);
    expect(html).toContain(
      '<title>Repuestos &lt;/script&gt;&quot;Paraná&quot; &amp; Cía · Distribuidora de autopartes</title>',
    );
    expect(html).toContain('<h1>Del litoral a todo el país.</h1>');
    expect(html).toContain('casas de repuestos de todo el país. Desde 1974.');
    expect(html).not.toContain('1989');
    expect(distributorIn(html).distributor).toEqual(own);
    expect(distributorIn(html).version).toMatch(/^\d{4}\.\d{1,2}\.\d{1,2}\.\d+$/);
    expect(html).toContain(`${distributorIn(html).version}<!-- --> · Prod`);
  });

  it('has its name on every other page', async () => {
    for (const path of ['/shopping-cart', '/index.html']) {
      const html = String((await page(server.address, path)).body);
      expect(html).toContain('<title>Repuestos &lt;/script>&quot;Paraná&quot; &amp; Cía</title>');
      expect(html).toContain('<div id="root"></div>');
      expect(distributorIn(html).distributor).toEqual(own);
    }
  });

  it('sends each page compressed once, and not again to a browser that has it', async () => {
    const plain = await page(server.address, '/home');
    const br = await page(server.address, '/home', { 'accept-encoding': 'gzip, deflate, br' });
    const gz = await page(server.address, '/home', { 'accept-encoding': 'gzip' });
    expect([plain.encoding, br.encoding, gz.encoding]).toEqual(['', 'br', 'gzip']);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gz.body).equals(plain.body)).toBe(true);
    const again = await page(server.address, '/home', { 'if-none-match': `W/${br.etag}`, 'accept-encoding': 'br' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const other = await page(server.address, '/shopping-cart', { 'if-none-match': br.etag });
    expect(other.status).toBe(200);
  });
});
