import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { usualGroups } from '#core/catalogue/families/usual-groups.ts';
import type { CurrentDistributor, Distributor } from '#core/distributor/distributor.ts';
import type { HomeFacts } from '#core/distributor/home-facts.ts';
import type { SoldFamilies } from '#core/distributor/public.service.ts';
import type { PicturePaths } from '#core/files/file-category.ts';
import { lastAnswerOfKey } from '#core/shared/last-of-key.ts';
import type { Result } from '#core/shared/result.ts';
import { sharedWork } from '#core/shared/shared-work.ts';
import type { Installation } from './installation.ts';

type PageName = 'home' | 'index';

/** Settings of the pages beside their version and the distributor's data. */
export interface PageSettings {
  /** The server that pages call, where it is not the one that sends them; else empty. */
  readonly apiBaseUrl: string;
  readonly picturePaths: PicturePaths;
}

/** Asks what the home shows now. */
export type AskHomeFacts = () => Promise<Result<HomeFacts, unknown>>;

type Drawn = PageSettings & {
  readonly distributor: Distributor;
  readonly version: string;
  readonly home: HomeFacts | null;
  readonly usualFamilies: readonly SoldFamilies[] | null;
};

/** What the build leaves beside the pages (web/prerender.tsx): it draws one for the distributor in the settings. */
interface Drawing {
  drawPage(name: PageName, shells: unknown, settings: Drawn): Promise<string>;
}

/** Draws a page with these facts. Everything for it is read now: a build that comes later is of other files. */
const drawer = ({ drawPages: { program, facts: built } }: Installation, settings: PageSettings) => {
  const { shells, version } = JSON.parse(readFileSync(built, 'utf8')) as { shells: unknown; version: string };
  const { drawPage } = createRequire(import.meta.url)(program) as Drawing;
  // Another server may not list its families.
  const usualFamilies = settings.apiBaseUrl === '' ? null : usualGroups;
  return (name: PageName, distributor: Distributor, home: HomeFacts | null) =>
    drawPage(name, shells, { ...settings, usualFamilies, distributor, version, home });
};

/** Sends a page, compressed as the browser likes it, or says that it has it already. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** Good, and a tenth of the time of the best. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Sends a drawn page. */
export const pageSender = async (text: string): Promise<SendPage> => {
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
/**
 * Milliseconds that a visitor waits for it; after them the last page is sent, while a newer one is still being drawn.
 */
const patienceMs = 250;

/** The pages as they are before anything is asked, and what draws the home with what it shows now. */
export interface DrawnPages {
  readonly home: SendPage;
  readonly index: SendPage;
  /** The distributor whom they were drawn for; for other data they are drawn anew. */
  readonly of: Distributor;
  drawHome(distributor: Distributor, home: HomeFacts): Promise<string>;
  drawIndex(distributor: Distributor): Promise<string>;
}

/** What the home is sent from, and what is called where drawing it, or asking for its facts, failed. */
export interface HomeSenderParts {
  readonly drawn: Pick<DrawnPages, 'home' | 'drawHome'>;
  askFacts: AskHomeFacts | null;
  readonly distributor: CurrentDistributor;
  onFailure(error: unknown): void;
  /** Milliseconds that never go back, as a clock that is put right does. */
  now(): number;
}

export interface HomeSender {
  readonly send: SendPage;
  /** Draws it before anybody visits: the first visitor should not wait for that. */
  drawAhead(): void;
}

/**
 * The home with what it shows now, drawn anew when that changes; where that cannot be, the last one, at first one
 * without it.
 */
export const homeSender = ({ drawn, askFacts, distributor, onFailure, now }: HomeSenderParts): HomeSender => {
  if (askFacts === null) return { send: drawn.home, drawAhead: () => undefined };
  let page = drawn.home;
  const last = lastAnswerOfKey<string, SendPage>();
  let lookedOf: Distributor | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = async (): Promise<void> => {
    const whose = distributor();
    lookedOf = whose;
    const facts = (await askFacts()).unwrap();
    page = await last(JSON.stringify([whose, facts]), async () => pageSender(await drawn.drawHome(whose, facts)));
  };
  const looking = sharedWork(() => look().catch(onFailure));
  /** All requests share one look at the facts, and nobody looks again before it is over; null where it is fresh. */
  const freshLook = (): Promise<void> | null => {
    const isFresh = now() - lookedAt < freshMs && distributor() === lookedOf;
    if (looking.underWay() !== null || isFresh) return looking.underWay();
    lookedAt = now();
    return looking.begin();
  };
  const lookFor = async (patience: number): Promise<void> => {
    const underWay = freshLook();
    if (underWay !== null) await Promise.race([underWay, pause(patience, undefined, { ref: false })]);
  };

  return {
    send: async (request, reply) => {
      await lookFor(patienceMs);
      return page(request, reply);
    },
    drawAhead: () => void freshLook(),
  };
};

interface IndexSenderParts {
  readonly drawn: Pick<DrawnPages, 'index' | 'of' | 'drawIndex'>;
  readonly distributor: CurrentDistributor;
  onFailure(error: unknown): void;
  /** Milliseconds that never go back. */
  now(): number;
}

/** Milliseconds for which a page that could not be drawn is not drawn again. */
const redrawAfterMs = 60_000;

/** The page of every other path, drawn anew once the distributor's data change; where drawing fails, the last one. */
export const indexSender = ({ drawn, distributor, onFailure, now }: IndexSenderParts): SendPage => {
  let page = drawn.index;
  const last = lastAnswerOfKey<Distributor, SendPage>();
  void last(drawn.of, async () => drawn.index);
  /** Where drawing a page failed, everybody gets the last one until it is tried again. */
  let notBefore = Number.NEGATIVE_INFINITY;
  const draw = async (whose: Distributor): Promise<SendPage> => {
    try {
      return await pageSender(await drawn.drawIndex(whose));
    } catch (error) {
      notBefore = now() + redrawAfterMs;
      onFailure(error);
      throw error;
    }
  };
  return async (request, reply) => {
    const whose = distributor();
    if (now() >= notBefore) page = await last(whose, () => draw(whose)).catch(() => page);
    return page(request, reply);
  };
};

/** Draws the pages of a distributor; null where no web was built. */
export const drawPages = async (
  installation: Installation,
  settings: PageSettings,
  of: Distributor,
): Promise<DrawnPages | null> => {
  if (!existsSync(installation.drawPages.program)) return null;
  const draw = drawer(installation, settings);
  const [home, index] = await Promise.all([
    draw('home', of, null).then(pageSender),
    draw('index', of, null).then(pageSender),
  ]);
  return {
    home,
    index,
    of,
    drawHome: (distributor, facts) => draw('home', distributor, facts),
    drawIndex: (distributor) => draw('index', distributor, null),
  };
};
