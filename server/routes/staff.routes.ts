import * as z from 'zod/mini';
import { staffProblem } from '#adapters/texts/staff.es.ts';
import { issuedPasswordWire } from '#adapters/wire/credentials.wire.ts';
import { entityTagOf, type TagFailure } from '#adapters/wire/entity-tag.wire.ts';
import { idFromWire, idWire } from '#adapters/wire/ids.wire.ts';
import {
  createdStaffToWire,
  createdStaffWire,
  handedOverToWire,
  handedOverWire,
  handOverWire,
  staffChangeWire,
  staffDraftWire,
  staffMemberToWire,
  staffMemberWire,
  staffStateWire,
  staffWire,
} from '#adapters/wire/staff.wire.ts';
import type { StaffFailure, StaffService } from '#core/staff/staff.service.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { created, sendAnswer } from '../problems.ts';
import { onSeenVersion } from '../seen-version.ts';
import type { App } from './app.ts';

const tags = ['Staff'];
const path = '/api/Management/Staff';
const params = z.object({ id: idWire });

const flaws = codes<StaffFailure>('staff-name-missing', 'staff-name-too-long', 'email-wrong', 'phone-too-long');
/** For a call that names the version it saw. */
const stale = codes<StaffFailure | TagFailure>(
  'staff-not-found',
  'staff-moved',
  'version-missing',
  'version-unreadable',
);

/**
 * The distributor's people, for administrators (docs/rules/staff.md 1). A change names the version that it is of, by
 * If-Match.
 */
export const staffRoutes = (app: App, service: StaffService, guard: Guard): void => {
  app.get(
    path,
    { ...guard('administration'), schema: { tags, response: { 200: staffWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.list(callerOf(request)), (staff) => staff.map(staffMemberToWire), staffProblem),
  );

  app.post(
    path,
    {
      ...guard('administration'),
      schema: {
        tags,
        body: staffDraftWire,
        refusals: [...flaws, ...codes<StaffFailure>('user-name-wrong', 'user-name-taken')],
        response: { 201: createdStaffWire },
      },
    },
    async (request, reply) => {
      const made = await service.create(callerOf(request), request.body);
      if (made.ok) created(reply, `${path}/${made.val.member.id}`).header('etag', entityTagOf(made.val.member.version));
      return sendAnswer(reply, made, createdStaffToWire, staffProblem);
    },
  );

  app.put(
    `${path}/:id`,
    {
      ...guard('administration'),
      schema: {
        tags,
        params,
        body: staffChangeWire,
        refusals: [
          ...flaws,
          ...stale,
          ...codes<StaffFailure>('own-account', 'last-administrator', 'seller-stays-seller'),
        ],
        response: { 200: staffMemberWire },
      },
    },
    async (request, reply) =>
      onSeenVersion(request, reply, async (version) => {
        const which = { id: idFromWire<'user'>(request.params.id), version };
        const changed = await service.change(callerOf(request), which, request.body);
        return sendAnswer(reply, changed, staffMemberToWire, staffProblem);
      }),
  );

  app.put(
    `${path}/:id/state`,
    {
      ...guard('administration'),
      schema: {
        tags,
        params,
        body: staffStateWire,
        refusals: [...stale, ...codes<StaffFailure>('own-account', 'last-administrator', 'seller-has-customers')],
        response: { 200: staffMemberWire },
      },
    },
    async (request, reply) =>
      onSeenVersion(request, reply, async (version) => {
        const which = { id: idFromWire<'user'>(request.params.id), version };
        const changed = await service.setActive(callerOf(request), which, request.body.isActive);
        return sendAnswer(reply, changed, staffMemberToWire, staffProblem);
      }),
  );

  app.post(
    `${path}/:id/hand-over`,
    {
      ...guard('administration'),
      schema: {
        tags,
        params,
        body: handOverWire,
        refusals: codes<StaffFailure>('staff-not-found', 'not-a-seller', 'same-seller', 'seller-inactive'),
        response: { 200: handedOverWire },
      },
    },
    async (request, reply) => {
      const [from, to] = [idFromWire<'user'>(request.params.id), idFromWire<'user'>(request.body.to)];
      return sendAnswer(reply, await service.handOver(callerOf(request), from, to), handedOverToWire, staffProblem);
    },
  );

  app.post(
    `${path}/:id/credentials`,
    {
      ...guard('administration'),
      schema: {
        tags,
        params,
        refusals: codes<StaffFailure>('login-not-found'),
        response: { 200: issuedPasswordWire },
      },
    },
    async (request, reply) => {
      const issued = await service.issue(callerOf(request), idFromWire(request.params.id));
      return sendAnswer(reply, issued, (each) => each, staffProblem);
    },
  );
};
