import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { demoHouse } from '#core/distributor/demo-house.ts';
import type { Distributor } from '#core/distributor/distributor.ts';
import { defaultPicturePaths, type PicturePaths } from '#core/files/file-category.ts';
import type { Installation } from './installation.ts';

type PageName = 'home' | 'index';

/** What the pages are told beside their version. */
export interface ToldToPages {
  readonly distributor: Distributor;
  /** Whom they call, where it is not the server that sends them; else empty. */
  readonly apiBaseUrl: string;
  readonly picturePaths: PicturePaths;
}

/** What the build leaves beside the pages (web/prerender.tsx): it draws them for whoever they are to be of. */
interface Drawing {
  drawPages(
    shells: unknown,
    house: ToldToPages & { readonly version: string },
  ): Promise<Readonly<Record<PageName, string>>>;
}

/** The pages as they were built, of the demo's distributor with the usual settings; for any other they are drawn once, at the start. */
const drawnPages = async (
  { webDirectory, drawPages: { program, facts } }: Installation,
  told: ToldToPages,
): Promise<Readonly<Record<PageName, string>>> => {
  const built = (name: PageName): string => readFileSync(join(webDirectory, `${name}.html`), 'utf8');
  const { distributor, apiBaseUrl, picturePaths } = told;
  if (distributor === demoHouse && apiBaseUrl === '' && picturePaths === defaultPicturePaths)
    return { home: built('home'), index: built('index') };
  const { shells, version } = JSON.parse(readFileSync(facts, 'utf8')) as { shells: unknown; version: string };
  const { drawPages } = createRequire(import.meta.url)(program) as Drawing;
  return drawPages(shells, { ...told, version });
};

/** Sends a page, compressed as the browser likes it, or says that it has it already. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Good, and a tenth of the time of the best. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const sender = async (text: string): Promise<SendPage> => {
  const bytes = Buffer.from(text);
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`;
  const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes, quality), promisify(gzip)(bytes)]);
  return (request, reply) => {
    reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding' });
    const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? [];
    if (known.includes(tag)) return reply.status(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(br);
    if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(gz);
    return reply.send(bytes);
  };
};

export const preparePages = async (
  installation: Installation,
  told: ToldToPages,
): Promise<Readonly<Record<PageName, SendPage>>> => {
  const { home, index } = await drawnPages(installation, told);
  const [sendHome, sendIndex] = await Promise.all([sender(home), sender(index)]);
  return { home: sendHome, index: sendIndex };
};
