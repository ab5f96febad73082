import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPictureFolder } from '#adapters/files/picture-folder.ts';
import { defaultPicturePaths } from '#core/files/file-category.ts';
import { answerWriters } from '#server/answers/write-answers.ts';
import type { App } from '#server/routes/app.ts';
import { pictureRoutes } from '#server/routes/pictures.routes.ts';

const root = mkdtempSync(join(tmpdir(), 'mostrador-pictures-'));
let app: FastifyInstance;
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

beforeAll(() => {
  for (const category of ['Flyers', 'Products', 'Sliders']) {
    mkdirSync(join(root, 'files', category), { recursive: true });
    writeFileSync(join(root, 'files', category, 'Uno.svg'), `<svg>${category}</svg>`);
  }
  writeFileSync(join(root, 'files', 'secret.svg'), 'secret');
  app = Fastify({ routerOptions: { caseSensitive: false } });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerWriters);
  pictureRoutes(app.withTypeProvider() as unknown as App, createPictureFolder(join(root, 'files')), {
    ...defaultPicturePaths,
    Sliders: 'portada/de-arriba/',
  });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

describe('a picture', () => {
  it('is where the settings say', async () => {
    expect((await get('/portada/de-arriba/Uno.svg')).statusCode).toBe(200);
    expect((await get('/sliders/Uno.svg')).statusCode).toBe(404);
  });

  it('comes with its type, its version and nothing that could run', async () => {
    const answer = await get('/flyers/Uno.svg');
    expect(answer.body).toBe('<svg>Flyers</svg>');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': expect.stringContaining('public'),
    });
    const again = await get('/flyers/Uno.svg', { 'if-none-match': String(answer.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get('/flyers/Uno.svg', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
  });

  it('is found by its path in any case', async () => {
    expect((await get('/FLYERS/uno.SVG')).body).toBe('<svg>Flyers</svg>');
    expect((await get('/products-images/Uno.svg')).body).toBe('<svg>Products</svg>');
  });

  it.each([
    '/flyers/dos.svg',
    '/popups/Uno.svg',
    '/flyers/..%2fsecret.svg',
    '/flyers/%2e%2e%2fsecret.svg',
    '/flyers/Uno',
  ])('%s is no address', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('of an article that is not there is missing for a while, so that the drawing of its family is shown', async () => {
    const answer = await get('/products-images/none.jpg');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('application/problem+json'),
      'cache-control': 'public, max-age=600',
    });
  });
});
