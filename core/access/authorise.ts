import { Err, type Result } from '#core/shared/result.ts';
import type { Caller } from './caller.ts';
import { type CallGroup, refusal } from './calls.ts';

/** Which group of calls each capability of a service belongs to; one name where all belong to the same. */
export type Access<Service> = CallGroup | { readonly [Name in keyof Service]: CallGroup };

/** What may be asked of a service: who asks comes first, and that they may not is one of the failures. */
type Authorisable<Service> = {
  readonly [Name in keyof Service]: Service[Name] extends (
    caller: Caller,
    ...rest: never[]
  ) => Promise<Result<unknown, infer Failure>>
    ? { readonly code: 'not-allowed' } extends Failure
      ? Service[Name]
      : never
    : never;
};

type Capability = (caller: Caller, ...rest: readonly unknown[]) => Promise<Result<unknown, unknown>>;

/**
 * Lets only those call a service who may: everybody else gets `not-allowed`, and nothing happens. The table in calls.ts
 * decides, whichever way a call comes in (docs/rules/access.md 3).
 */
export const authorise = <Service extends object>(
  access: Access<Service>,
  service: Service & Authorisable<Service>,
): Service => {
  const guarded = Object.entries(service as Readonly<Record<string, Capability>>).map(([name, call]) => {
    const group = typeof access === 'string' ? access : access[name as keyof Service];
    const authorised: Capability = async (caller, ...rest) => {
      const refused = refusal(group, caller);
      return refused === null ? call(caller, ...rest) : Err(refused);
    };
    return [name, authorised];
  });
  return Object.fromEntries(guarded) as Service;
};
