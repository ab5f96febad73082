import { createActor } from 'xstate';
import type { KeyValueStore } from '#adapters/storage/key-value.ts';
import type { Caller } from '#core/access/caller.ts';
import type { QuoteToKeep } from '#core/quotes/draft.ts';
import type { QuoteDesk, QuoteToReckon } from '#core/quotes/quote-desk.ts';
import type { QuoteFilter } from '#core/quotes/quote-search.ts';
import type { QuoteId } from '#core/shared/ids.ts';
import { createIntentionKey } from '#web/parts/intention-key.ts';
import { createQuestionMachine } from '#web/parts/question.machine.ts';
import { createDraftStore } from './draft-memory.ts';

/** Everything that the screens need to quote: the desk, what was asked of it, and the draft of this tab. */
export type Quoting = ReturnType<typeof createQuoting>;

export function createQuoting(desk: QuoteDesk, caller: Caller, inTab: KeyValueStore, newKey: () => string) {
  const page = createActor(createQuestionMachine((wanted: QuoteFilter) => desk.page(caller, wanted))).start();
  const one = createActor(createQuestionMachine((id: QuoteId) => desk.read(caller, id))).start();
  const reckoning = createActor(createQuestionMachine((asked: QuoteToReckon) => desk.reckon(caller, asked))).start();
  const writer = `${caller.userName} ${caller.customerId ?? ''}`;
  const draft = createDraftStore(inTab, `quote-draft ${writer}`);
  const intention = createIntentionKey(newKey, { inTab, under: `quote-intention ${writer}` });
  return {
    desk,
    page,
    one,
    reckoning,
    draft,
    keyFor: (quote: QuoteToKeep): string => intention.keyFor(quote),
    settled: intention.settled,
    /** A colleague may have changed what is shown. */
    refresh() {
      for (const question of [page, one]) question.send({ type: 'again' });
    },
    /** What it is reckoned with may have moved. */
    reprice: () => reckoning.send({ type: 'again' }),
    stop() {
      for (const actor of [page, one, reckoning]) actor.stop();
    },
  };
}
