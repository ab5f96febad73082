import * as z from 'zod/mini';
import type { SecondFactorState, SecondFactorToSetUp } from '#core/second-factor/second-factor.service.ts';

const password = z.string().check(z.minLength(1), z.maxLength(200));
const code = z.string().check(z.minLength(1), z.maxLength(60));

/** The answer of `GET api/Login/second-factor`. */
export const secondFactorStateWire = z.object({
  since: z.nullable(z.string()),
  recoveryCodesLeft: z.number(),
  isCompulsory: z.boolean(),
});

export const secondFactorBeginWire = z.strictObject({ password });
export const secondFactorToSetUpWire = z.object({ secret: z.string(), address: z.string() });
export const secondFactorCodeWire = z.strictObject({ code });
export const secondFactorOffWire = z.strictObject({ password, code });
export const recoveryCodesWire = z.object({ recoveryCodes: z.array(z.string()) });
export const secondFactorPolicyWire = z.strictObject({ isCompulsory: z.boolean() });

export const secondFactorStateToWire = (state: SecondFactorState): z.infer<typeof secondFactorStateWire> => state;
export const secondFactorToSetUpToWire = (made: SecondFactorToSetUp): z.infer<typeof secondFactorToSetUpWire> => made;
