import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authorise } from '#core/access/authorise.ts';
import type { Caller } from '#core/access/caller.ts';
import { type AccessFailure, type CallGroup, calls, refusal } from '#core/access/calls.ts';
import { roles } from '#core/access/role.ts';
import { Ok, type Result } from '#core/shared/result.ts';

interface Answering {
  answer(caller: Caller, to: number): Promise<Result<number, AccessFailure>>;
  count(caller: Caller): Promise<Result<number, AccessFailure>>;
}

const callers: fc.Arbitrary<Caller> = fc.record({
  userName: fc.constant('u'),
  role: fc.constantFrom(...roles),
  customerId: fc.constant(null),
  sellerId: fc.constant(null),
  allowOffers: fc.boolean(),
  actedBy: fc.constantFrom(null, { userName: 'v', role: 'Seller' as const }, { userName: 'a', role: 'Admin' as const }),
});
const groups = fc.constantFrom(...(Object.keys(calls) as CallGroup[]));

const answering = () => {
  let asked = 0;
  const service: Answering = {
    async answer(_caller, to) {
      asked += 1;
      return Ok(to);
    },
    async count() {
      return Ok(asked);
    },
  };
  return { service, asked: () => asked };
};

describe('a service that is authorised (docs/rules/access.md 3)', () => {
  it('answers whom the table lets, and does nothing for anybody else', async () => {
    await fc.assert(
      fc.asyncProperty(groups, callers, fc.nat(), async (group, caller, number) => {
        const { service, asked } = answering();
        const answer = await authorise<Answering>(group, service).answer(caller, number);
        const refused = refusal(group, caller);
        expect(answer.val).toEqual(refused ?? number);
        expect(answer.ok).toBe(refused === null);
        expect(asked()).toBe(refused === null ? 1 : 0);
      }),
    );
  });

  it('may have each capability in a group of its own', async () => {
    await fc.assert(
      fc.asyncProperty(groups, groups, callers, async (one, other, caller) => {
        const service = authorise<Answering>({ answer: one, count: other }, answering().service);
        expect((await service.answer(caller, 1)).ok).toBe(refusal(one, caller) === null);
        expect((await service.count(caller)).ok).toBe(refusal(other, caller) === null);
      }),
    );
  });
});
