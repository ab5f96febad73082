import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { CurrentDistributor, Distributor } from '#core/distributor/distributor.ts';
import type { Settings } from './settings.ts';

/**
 * The headers of every answer that keep a browser safe, as helmet sets them: they are the same for all, so it is asked
 * once. Names in lower case.
 */
export const safetyHeaders = (
  { apiBaseUrl, isProduction }: Pick<Settings, 'apiBaseUrl' | 'isProduction'>,
  { mapEmbed }: Pick<Distributor, 'mapEmbed'>,
): Readonly<Record<string, string>> => {
  // Origins that a page may reach beside the server that sent it.
  const api = originsOf(apiBaseUrl);
  const map = originsOf(mapEmbed);
  const secure = helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', ...api],
        fontSrc: ["'self'"],
        // The map is asked whether it is there before it is let in.
        connectSrc: ["'self'", 'ws:', 'wss:', ...api, ...map],
        frameSrc: map.length === 0 ? ["'none'"] : map,
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: isProduction,
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  secure(request, response, (error) => {
    if (error !== undefined) throw error;
  });
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
};

/** Headers for the map that the distributor has now: made again once it has another. */
export const followedHeaders = (
  settings: Parameters<typeof safetyHeaders>[0],
  distributor: CurrentDistributor,
): (() => Readonly<Record<string, string>>) => {
  let { mapEmbed } = distributor();
  let headers = safetyHeaders(settings, { mapEmbed });
  return () => {
    const now = distributor();
    if (now.mapEmbed !== mapEmbed) {
      ({ mapEmbed } = now);
      headers = safetyHeaders(settings, { mapEmbed });
    }
    return headers;
  };
};

const originsOf = (address: string | null): readonly string[] =>
  address === null || !URL.canParse(address) ? [] : [new URL(address).origin];
