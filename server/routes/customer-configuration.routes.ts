import * as z from 'zod/mini';
import { customerConfigurationProblem } from '#adapters/texts/customer-configuration.es.ts';
import {
  choicesToWire,
  choicesWire,
  customerConfigurationToWire,
  customerConfigurationWire,
  includedToSetWire,
  orderMailsWire,
  surchargeRowsToWire,
  surchargeRowsWire,
  surchargesToSetFromWire,
  surchargesToSetWire,
} from '#adapters/wire/customer-configuration.wire.ts';
import { seenContentsOf } from '#adapters/wire/entity-tag.wire.ts';
import type {
  CustomerConfigurationFailure,
  CustomerConfigurationService,
} from '#core/configuration/customer-configuration.service.ts';
import type { PriceDisplay } from '#core/configuration/customer-configuration.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

const path = '/api/customer-configuration';
const tags = ['customer-configuration'];
/** In upper or lower case, as all of a path (docs/rules/wire.md 1). */
const valueWire = z.object({ value: z.string().check(z.toLowerCase(), z.regex(/^(true|false)$/)) });

/**
 * How a company sees its prices. A list that was changed names what was seen of it (`If-Match`, the tag of the answer);
 * 412 when stale.
 */
export const customerConfigurationRoutes = (app: App, service: CustomerConfigurationService, guard: Guard): void => {
  const group = guard('customerConfiguration');

  app.get(path, { ...group, schema: { tags, response: { 200: customerConfigurationWire } } }, async (request, reply) =>
    sendAnswer(reply, await service.read(callerOf(request)), customerConfigurationToWire, customerConfigurationProblem),
  );

  const displayRoute = (name: string, which: PriceDisplay): void => {
    app.post(
      `${path}/${name}/:value`,
      { ...group, schema: { tags, params: valueWire, response: { 200: z.record(z.string(), z.boolean()) } } },
      async (request, reply) => {
        const answer = await service.setDisplay(callerOf(request), which, request.params.value === 'true');
        return sendAnswer(reply, answer, (value) => ({ [which]: value }), customerConfigurationProblem);
      },
    );
  };
  displayRoute('include-iva', 'includeIva');
  displayRoute('show-selling-price', 'showSellingPrice');

  app.post(
    `${path}/special-discounts-included`,
    {
      ...group,
      schema: {
        tags,
        body: includedToSetWire,
        refusals: codes<CustomerConfigurationFailure>('special-discount-unknown', 'section-moved'),
        response: { 200: choicesWire },
      },
    },
    async (request, reply) => {
      const seen = seenContentsOf(request.headers['if-match']);
      const answer = await service.includeSpecialDiscounts(callerOf(request), request.body.map(String), seen);
      return sendAnswer(reply, answer, choicesToWire, customerConfigurationProblem);
    },
  );

  app.post(
    `${path}/order-mails`,
    {
      ...group,
      schema: {
        tags,
        body: orderMailsWire,
        refusals: codes<CustomerConfigurationFailure>('section-moved'),
        response: { 200: orderMailsWire },
      },
    },
    async (request, reply) => {
      const seen = seenContentsOf(request.headers['if-match']);
      const answer = await service.setOrderMails(callerOf(request), request.body, seen);
      return sendAnswer(reply, answer, (states) => [...states], customerConfigurationProblem);
    },
  );

  app.post(
    `${path}/surcharges`,
    {
      ...group,
      schema: {
        tags,
        body: surchargesToSetWire,
        refusals: codes<CustomerConfigurationFailure>(
          'surcharge-invalid',
          'surcharge-unknown',
          'surcharge-twice',
          'section-moved',
        ),
        response: { 200: surchargeRowsWire },
      },
    },
    async (request, reply) => {
      const seen = seenContentsOf(request.headers['if-match']);
      const answer = await service.setSurcharges(callerOf(request), surchargesToSetFromWire(request.body), seen);
      return sendAnswer(reply, answer, surchargeRowsToWire, customerConfigurationProblem);
    },
  );
};
