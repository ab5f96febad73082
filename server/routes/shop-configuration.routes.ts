import * as z from 'zod/mini';
import { shopConfigurationProblem, wrongTexts } from '#adapters/texts/shop-configuration.es.ts';
import {
  itemUsageToWire,
  itemUsageWire,
  shopConfigurationToWire,
  shopConfigurationWire,
  wireOf,
} from '#adapters/wire/configuration/shop-configuration.wire.ts';
import { seenContentsOf } from '#adapters/wire/entity-tag.wire.ts';
import { usedSections } from '#core/configuration/item-usage.ts';
import type {
  ShopConfigurationFailure,
  ShopConfigurationService,
} from '#core/configuration/shop-configuration.service.ts';
import { type Section, type SectionValues, sections } from '#core/configuration/shop-configuration.ts';
import type { Result } from '#core/shared/result.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer, sendProblem } from '../problems.ts';
import type { App } from './app.ts';

const path = '/api/admin-configuration';
const tags = ['admin-configuration'];

/**
 * What the administrator settles, a section a save. A save names what was seen of its section (`If-Match`, its tag);
 * 412 when stale.
 */
export const shopConfigurationRoutes = (app: App, service: ShopConfigurationService, guard: Guard): void => {
  const group = guard('administration');

  app.get(path, { ...group, schema: { tags, response: { 200: shopConfigurationWire } } }, async (request, reply) =>
    sendAnswer(reply, await service.read(callerOf(request)), shopConfigurationToWire, shopConfigurationProblem),
  );

  app.get(
    `${path}/usage/:section/:id`,
    {
      ...group,
      schema: {
        tags,
        params: z.object({ section: z.enum(usedSections), id: z.string().check(z.maxLength(50)) }),
        response: { 200: itemUsageWire },
      },
    },
    async (request, reply) => {
      const { section, id } = request.params;
      const answer = await service.usage(callerOf(request), section, id);
      return sendAnswer(reply, answer, itemUsageToWire, shopConfigurationProblem);
    },
  );

  const saveRoute = <Of extends Section>(section: Of): void => {
    const { path: place, body, toWire, fromWire } = wireOf(section);
    app.post(
      `${path}/${place}`,
      {
        ...group,
        schema: {
          tags,
          body,
          refusals: codes<ShopConfigurationFailure>('section-invalid', 'section-moved'),
          response: { 200: body },
        },
      },
      async (request, reply) => {
        const seen = seenContentsOf(request.headers['if-match']);
        const saved: Result<SectionValues[Of], ShopConfigurationFailure> = await service.save(
          callerOf(request),
          section,
          fromWire(request.body),
          seen,
        );
        if (saved.ok || saved.val.code !== 'section-invalid') {
          return sendAnswer(reply, saved, toWire, shopConfigurationProblem);
        }
        const errors = saved.val.problems.map(({ field, wrong }) => ({ field, message: wrongTexts[wrong] }));
        return sendProblem(reply, shopConfigurationProblem(saved.val), saved.val, { errors });
      },
    );
  };
  for (const section of sections) saveRoute(section);
};
