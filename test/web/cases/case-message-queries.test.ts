import { describe, expect, it } from 'vitest';
import type { CaseMessageFailure, CaseMessageService } from '#core/cases/messages/case-message.service.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { createCaseMessageQueries } from '#web/cases/messages/case-message-queries.ts';
import { createServiceQueries } from '#web/state/query-client.ts';

const picture = { name: 'caja.png', content: new Uint8Array([1]) };
const none = { messages: [], hasEarlier: false, unread: 0 };

const aTab = (written: Result<typeof none, CaseMessageFailure>) => {
  const sent: unknown[] = [];
  const service: CaseMessageService = {
    show: async () => Ok(none),
    write: async (_caller, which, { pictures }) => {
      sent.push([which, pictures.length]);
      return written;
    },
    open: async () => Ok(null),
    unread: async () => Ok([]),
    picture: async () => Err({ code: 'picture-not-found' }),
  };
  const inTab = { read: () => null, write: () => undefined, remove: () => undefined };
  const ports = { inTab, newKey: () => 'key', queries: createServiceQueries() };
  const messages = createCaseMessageQueries(service, callerOf(1), ports);
  messages.chosen.claim.set([picture]);
  return { messages, sent, waiting: () => messages.draftOf({ kind: 'claim', number: '2026-00000007' }).pictures.get() };
};

describe('photographs that a claim is opened with', () => {
  it('are its first message', async () => {
    const { messages, sent, waiting } = aTab(Ok(none));
    expect(await messages.attach('claim', '2026-00000007')).toBeNull();
    expect(sent).toEqual([[{ kind: 'claim', year: 2026, number: 7 }, 1]]);
    expect([messages.chosen.claim.get(), waiting()]).toEqual([[], []]);
  });

  it('wait in its messages where they do not come', async () => {
    const { messages, waiting } = aTab(Err({ code: 'unreachable' }));
    expect(await messages.attach('claim', '2026-00000007')).toEqual({ code: 'unreachable' });
    expect([messages.chosen.claim.get(), waiting()]).toEqual([[], [picture]]);
  });

  it.each([null, '2026-00000007'])(
    'go nowhere, and not with the next one, where a back end has no messages (%s)',
    async (number) => {
      const { messages, waiting } = aTab(Err({ code: 'not-offered' }));
      expect(await messages.attach('claim', number)).toEqual({ code: 'not-offered' });
      expect([messages.chosen.claim.get(), waiting()]).toEqual([[], []]);
    },
  );
});
