import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Credentials } from '#core/credentials/credential.service.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { createCredentialsMachine } from '#web/customers/credentials.machine.ts';

const found: Credentials = { admin: { login: 'taller', password: 'uno', hidden: null, lock: null }, user: null };

const noDefect = (defect: unknown) => {
  throw defect;
};

it('does not look at what the list told', () => {
  const looked: string[] = [];
  const look = async () => {
    looked.push('look');
    return Ok(found);
  };
  const actor = createActor(createCredentialsMachine(found, look, noDefect)).start();
  expect([actor.getSnapshot().value, actor.getSnapshot().context.found, looked]).toEqual(['shown', found, []]);
});

it('looks once, says why there is nothing, and looks again when asked to', async () => {
  let looks = 0;
  const look = async () => {
    looks += 1;
    return looks === 1 ? Err({ code: 'unreachable' } as const) : Ok(found);
  };
  const actor = createActor(createCredentialsMachine(null, look, noDefect)).start();
  await waitFor(actor, (state) => state.matches('failed'));
  expect(actor.getSnapshot().context).toEqual({ found: null, failure: { code: 'unreachable' }, issued: {} });
  actor.send({ type: 'retry' });
  actor.send({ type: 'retry' });
  await waitFor(actor, (state) => state.matches('shown'));
  expect([actor.getSnapshot().context, looks]).toEqual([{ found, failure: null, issued: {} }, 2]);
});

it('shows a password that was issued, beside the other login', () => {
  const actor = createActor(createCredentialsMachine(found, async () => Ok(found), noDefect)).start();
  actor.send({ type: 'issued', kind: 'user', issued: { login: 'taller2', password: 'dos', isKept: true } });
  expect(actor.getSnapshot().context).toMatchObject({
    found: { ...found, user: { login: 'taller2', password: 'dos', hidden: null } },
    issued: { user: { isKept: true } },
  });
});

it('tells of a fault of the program, and can look again', async () => {
  const fault = new Error('broken');
  const defects: unknown[] = [];
  const answers = [Promise.reject(fault), Promise.resolve(Ok(found))];
  const actor = createActor(
    createCredentialsMachine(
      null,
      () => answers.shift() ?? Promise.reject(fault),
      (defect) => defects.push(defect),
    ),
  ).start();
  await waitFor(actor, (state) => state.matches('failed'));
  expect([actor.getSnapshot().context.failure, defects]).toEqual([{ code: 'unreachable' }, [fault]]);
  actor.send({ type: 'retry' });
  await waitFor(actor, (state) => state.matches('shown'));
});
