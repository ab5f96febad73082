import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { demoHouse } from '#core/distributor/demo-house.ts';
import type { Distributor } from '#core/distributor/distributor.ts';
import type { HomeFacts } from '#core/distributor/home-facts.ts';
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

/** Asks what the home shows now; null where it cannot be had here. */
export type AskHomeFacts = () => Promise<HomeFacts | null>;

/** What the build leaves beside the pages (web/prerender.tsx): it draws one for whoever it is to be of. */
type DrawPage = (
  name: PageName,
  shells: unknown,
  house: ToldToPages & { readonly version: string; readonly home: HomeFacts | null },
) => Promise<string>;

/** Draws a page with these facts: as it was built where it is the demo's with the usual settings, else with the build's program. */
const drawer = (
  { webDirectory, drawPages: { program, facts } }: Installation,
  told: ToldToPages,
): ((name: PageName, home: HomeFacts | null) => Promise<string>) => {
  const { distributor, apiBaseUrl, picturePaths } = told;
  const isAsBuilt = distributor === demoHouse && apiBaseUrl === '' && picturePaths === defaultPicturePaths;
  return async (name, home) => {
    if (isAsBuilt && home === null) return readFileSync(join(webDirectory, `${name}.html`), 'utf8');
    const { shells, version } = JSON.parse(readFileSync(facts, 'utf8')) as { shells: unknown; version: string };
    const { drawPage } = createRequire(import.meta.url)(program) as { readonly drawPage: DrawPage };
    return drawPage(name, shells, { ...told, version, home });
  };
};

/** Sends a page, compressed as the browser likes it, or says that it has it already. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

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

/** Milliseconds for which what the home shows is not asked for again, however many visit. */
const freshMs = 1000;

/** The home with what it shows now, drawn anew when that changes; where it cannot be had, the last one, at first one without it. */
const homeSender = async (
  draw: (home: HomeFacts | null) => Promise<string>,
  askFacts: AskHomeFacts,
): Promise<SendPage> => {
  let drawn = { key: 'null', page: sender(await draw(null)) };
  let askedAt = Number.NEGATIVE_INFINITY;
  let asked: Promise<HomeFacts | null> = Promise.resolve(null);
  return async (request, reply) => {
    const now = performance.now();
    if (now - askedAt >= freshMs) {
      askedAt = now;
      asked = askFacts();
    }
    const facts = await asked.catch(() => null);
    const key = JSON.stringify(facts);
    if (facts !== null && key !== drawn.key) {
      const before = drawn.page;
      const page = draw(facts)
        .then(sender)
        .catch((error: unknown) => {
          request.log.error({ err: error }, 'home not drawn');
          return before;
        });
      drawn = { key, page };
    }
    return (await drawn.page)(request, reply);
  };
};

export const preparePages = async (
  installation: Installation,
  told: ToldToPages,
  askFacts: AskHomeFacts,
): Promise<Readonly<Record<PageName, SendPage>>> => {
  const draw = drawer(installation, told);
  const [home, index] = await Promise.all([
    homeSender((facts) => draw('home', facts), askFacts),
    draw('index', null).then(sender),
  ]);
  return { home, index };
};
