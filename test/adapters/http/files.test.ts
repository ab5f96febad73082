import { describe, expect, it } from 'vitest';
import { type CallFailure, createCall } from '#adapters/http/call.ts';
import { createClaimablePartsService } from '#adapters/http/claimable-parts.ts';
import { createFileService } from '#adapters/http/files.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';

const caller = callerOf(1);

/** A call to a back end that has nothing but what stands in `answers`. */
const callOf = (answers: Readonly<Record<string, unknown>>, missing: () => Response) =>
  createCall({
    baseUrl: 'http://back.end',
    token: () => 'token',
    fetch: async (address) => {
      const answer = answers[new URL(String(address)).pathname];
      return answer === undefined ? missing() : Response.json(answer);
    },
  });

describe('a call that another back end lacks', () => {
  it.each<readonly [string, () => Response]>([
    ['with a 404', () => new Response(null, { status: 404 })],
    [
      'with a 404 that has a title',
      () => Response.json({ type: 'x', title: 'Not Found', status: 404 }, { status: 404 }),
    ],
    ['with a 405', () => new Response(null, { status: 405 })],
  ])('%s: files are looked for where existing servers have them, parts are none', async (_how, missing) => {
    const call = callOf({ '/api/admin-files/Flyers': [] }, missing);
    expect((await createFileService(call).list(caller, 'Flyers')).unwrap()).toEqual([]);
    expect((await createClaimablePartsService(call).byCode(caller, 'A')).unwrap()).toEqual([]);
  });

  it('is not one that failed', async () => {
    const call = callOf({ '/api/admin-files/Flyers': [] }, () => new Response(null, { status: 500 }));
    const failure: CallFailure = { code: 'unreachable' };
    expect((await createFileService(call).list(caller, 'Flyers')).val).toEqual(failure);
  });
});
