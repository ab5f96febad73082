import * as z from 'zod/mini';
import type { KeyValueStore } from '#adapters/storage/key-value.ts';
import { whichCaseFromWire } from '#adapters/wire/case-messages.wire.ts';
import type { Caller } from '#core/access/caller.ts';
import type { CaseMessageFailure, CaseMessageService } from '#core/cases/messages/case-message.service.ts';
import type { CaseKindName } from '#core/cases/messages/case-message.ts';
import { formatNumber } from '#core/orders/number.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import { Ok } from '#core/shared/result.ts';
import { contentSum } from '#web/state/content-sum.ts';
import { createDraftStore, settleDraft } from '#web/state/draft-store.ts';
import { createIdempotencyKey, type IdempotencyKey } from '#web/state/idempotency-key.ts';
import type { ServiceQueries } from '#web/state/query-client.ts';
import { createStore, type Store } from '#web/state/store.ts';

/** A claim, or the warranty of an RMA number, as addresses name them. */
export interface NamedCase {
  readonly kind: CaseKindName;
  readonly number: string;
}

/** A message while it is written. Its text outlives a reload; its pictures are kept as long as the session is. */
export interface MessageDraft {
  readonly text: Store<{ readonly text: string }>;
  readonly pictures: Store<readonly NamedFile[]>;
}

const blank = { text: '' };

/** The messages of claims and warranties, and which cases have unread ones. */
export type CaseMessageQueries = ReturnType<typeof createCaseMessageQueries>;

const outdatedBy = ['CaseMessagesChanged'] as const;

export function createCaseMessageQueries(
  service: CaseMessageService,
  caller: Caller,
  { inTab, newKey, queries }: { inTab: KeyValueStore; newKey: () => string; queries: ServiceQueries },
) {
  type Asked = { readonly kind: CaseKindName; readonly number: string; readonly most: number };
  const last = queries.define(
    'case messages',
    ({ most, ...which }: Asked) => service.show(caller, whichCaseFromWire(which), most),
    { staleTime: 0, listOf: ({ kind, number }) => [kind, number], outdatedBy },
  );
  const unread = queries.define(
    'unread cases',
    async () => {
      const answer = await service.unread(caller);
      return answer.ok
        ? Ok(answer.val.map(({ kind, count, ...number }) => ({ kind, number: formatNumber(number), count })))
        : answer;
    },
    { outdatedBy },
  );
  type AskedPicture = { readonly kind: CaseKindName; readonly number: string; readonly name: string };
  const picture = queries.define(
    'case picture',
    ({ name, ...which }: AskedPicture) => service.picture(caller, whichCaseFromWire(which), name),
    { max: 40 },
  );
  const refresh = () => {
    void last.outdate();
    void unread.outdate();
  };
  const writer = `${caller.userName} ${caller.customerId ?? ''}`;
  const placeOf = ({ kind, number }: NamedCase): string => `${writer} ${kind} ${number}`;
  const drafts = new Map<string, MessageDraft>();
  const intentions = new Map<string, IdempotencyKey>();
  const draftOf = (which: NamedCase): MessageDraft =>
    getOrCreate(drafts, placeOf(which), () => ({
      text: createDraftStore(inTab, `case-message ${placeOf(which)}`, {
        shape: z.object({ text: z.string() }),
        blank,
        isBlank: ({ text }) => text === '',
      }),
      pictures: createStore<readonly NamedFile[]>([]),
    }));
  const write = async (which: NamedCase) => {
    const draft = draftOf(which);
    const [sent, pictures] = [draft.text.get(), draft.pictures.get()];
    const intention = getOrCreate(intentions, placeOf(which), () =>
      createIdempotencyKey(newKey, { inTab, under: `case-message-intention ${placeOf(which)}` }),
    );
    const key = intention.keyFor([sent.text, pictures.map(({ content }) => contentSum(content))]);
    const message = { text: sent.text, pictures: pictures.map(({ content }) => content) };
    const answer = await service.write(caller, whichCaseFromWire(which), message, key);
    if (answer.ok) {
      intention.settled();
      settleDraft(draft.text, sent, blank);
      draft.pictures.set((now) => now.filter((each) => !pictures.includes(each)));
    }
    refresh();
    return answer;
  };
  /** Pictures for a case that does not exist yet, by its kind. */
  const chosen = { claim: createStore<readonly NamedFile[]>([]), warranty: createStore<readonly NamedFile[]>([]) };
  return {
    chosen,
    last,
    unread,
    picture,
    draftOf,
    /**
     * Sends the draft, under the same idempotency key until it is known to be stored; text typed after sending stays.
     */
    write,
    /**
     * The pictures of a case that was just opened are its first message; where they do not come, they stay in its
     * draft.
     */
    async attach(kind: CaseKindName, number: string | null): Promise<CaseMessageFailure | null> {
      const pictures = chosen[kind].get();
      if (pictures.length === 0) return null;
      chosen[kind].set([]);
      // Only another back end gives no number.
      if (number === null) return { code: 'not-offered' };
      const draft = draftOf({ kind, number });
      draft.pictures.set(pictures);
      const answer = await write({ kind, number });
      if (answer.ok) return null;
      if (answer.val.code === 'not-offered') draft.pictures.set([]);
      return answer.val;
    },
    async open(which: NamedCase, upTo: string) {
      await service.open(caller, whichCaseFromWire(which), upTo);
      void unread.outdate();
    },
  };
}
