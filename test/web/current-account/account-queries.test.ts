import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createLiveMachine } from '#core/live/live.machine.ts';
import { Err } from '#core/shared/result.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { createFakeConnection } from '#test/core/live/fake-connection.ts';
import { type AccountQueries, createAccountQueries } from '#web/current-account/account-queries.ts';
import { createServiceQueries } from '#web/state/query-client.ts';

/** A screen that shows it. */
const show = ({ client, options }: AccountQueries['actual'] | AccountQueries['banks']) =>
  new QueryObserver<unknown>(client, options('all')).subscribe(() => undefined);

const anAccount = () => {
  const asked: string[] = [];
  const answer = (what: string) => async () => {
    asked.push(what);
    return Err({ code: 'unreachable' } as const);
  };
  const service = {
    actual: answer('actual'),
    historic: answer('historic'),
    bankAccounts: answer('banks'),
    pdf: answer('pdf'),
  };
  const { connection, last } = createFakeConnection();
  const live = createActor(createLiveMachine(connection), { clock: new SimulatedClock() }).start();
  const queries = createServiceQueries(live);
  const account = createAccountQueries(service, callerOf(1), queries);
  live.send({ type: 'connect', customerId: callerOf(1).customerId });
  last()?.hooks.opened();
  show(account.actual);
  show(account.banks);
  const save = (section: string) =>
    last()?.hooks.received({ name: 'ConfigurationChanged', facts: { section, by: 'admin' } });
  /** What was asked since the last time. */
  const since = () => asked.splice(0).sort();
  return { queries, live, last, save, since };
};

it('asks again for what the distributor settled otherwise, and for nothing else', () => {
  const { queries, save, since } = anAccount();
  expect(since()).toEqual(['actual', 'banks']);
  save('bankAccounts');
  expect(since()).toEqual(['banks']);
  save('currentAccount');
  expect(since()).toEqual(['actual']);
  save('deliveryMethods');
  expect(since()).toEqual([]);
  queries.stop();
  save('bankAccounts');
  expect(since()).toEqual([]);
});

it('asks again after every connection: what happened before was not heard', () => {
  const { live, last, since } = anAccount();
  since();
  live.send({ type: 'disconnect' });
  last()?.hooks.closed();
  live.send({ type: 'connect', customerId: callerOf(1).customerId });
  last()?.hooks.opened();
  expect(since()).toEqual(['actual', 'banks']);
});
