import * as z from 'zod/mini';
import { roles } from '#core/access/role.ts';
import type { CurrentUser } from '#core/session/session.service.ts';
import { answeredId, idWire, optionalIdFromWire } from './ids.wire.ts';

export const credentialsWire = z.strictObject({
  userName: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  password: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The code of the second factor, where the person has one. */
  code: z.optional(z.string().check(z.maxLength(60))),
});

/** The rules of a chosen password are core's: here only that it is a text. */
export const passwordChangeWire = z.strictObject({
  currentPassword: z.string().check(z.minLength(1), z.maxLength(200)),
  newPassword: z.string().check(z.maxLength(1000)),
});

export const actedCustomerWire = z.strictObject({ customerId: idWire });

export const loginWire = z.object({ token: z.string(), expire: z.string() });

export const currentUserWire = z.object({
  userName: z.optional(z.string()),
  name: z.string(),
  type: z.enum(roles),
  allowOffers: z.boolean(),
  zone: z.nullish(z.string()),
  loginUsId: z.nullish(answeredId),
  loginUsName: z.nullish(z.string()),
  loginUsType: z.nullish(z.enum(roles)),
  customerId: z.nullish(answeredId),
  lacksSecondFactor: z.optional(z.boolean()),
});

export const currentUserToWire = (user: CurrentUser): z.infer<typeof currentUserWire> => user;

export const currentUserFromWire = (user: z.infer<typeof currentUserWire>): CurrentUser => ({
  userName: user.userName ?? user.name,
  name: user.name,
  type: user.type,
  allowOffers: user.allowOffers,
  zone: user.zone ?? '',
  loginUsId: optionalIdFromWire(user.loginUsId),
  loginUsName: user.loginUsName ?? null,
  loginUsType: user.loginUsType ?? null,
  customerId: optionalIdFromWire(user.customerId),
  lacksSecondFactor: user.lacksSecondFactor,
});
