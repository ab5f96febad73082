import * as z from 'zod/mini';
import { optionalAlertWire } from '#adapters/wire/alert.wire.ts';
import type { AlertService } from '#core/alert/alert.service.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { Call } from './call.ts';
import { catalogueFailure } from './catalogue-failure.ts';

const path = '/api/customer-configuration/alert';

/** `api/customer-configuration/alert` over HTTP. */
export const createAlertService = (call: Call): AlertService => ({
  async read() {
    const answer = await call({ method: 'GET', path }, optionalAlertWire);
    return answer.map((alert) => alert ?? null).mapErr(catalogueFailure);
  },
  async markSeen() {
    const answer = await call({ method: 'PUT', path }, z.unknown());
    return answer.ok ? Ok(undefined) : Err(catalogueFailure(answer.val));
  },
});
