import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import type { PercentageSource } from '#core/pricing/price-source.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import type { PriceListId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { visibleLine } from '#core/shared/tidy-line.ts';
import { isAskedRow } from './compared-price.ts';
import type { ComparisonWriter } from './comparison-writer.port.ts';
import { listNameFlaw, maxAssigned, type SeenPriceList } from './managed-price-list.ts';
import { changeFlaw, isSteepChange, percentageFlaw, type SteepChange, steepChange } from './price-change.ts';
import type { KeyedComparedPrice, PriceListManagementRepository } from './price-list-management.repository.port.ts';
import type {
  Comparison,
  PriceListManagementFailure,
  PriceListManagementService,
} from './price-list-management.service.ts';

interface PriceListManagementParts {
  readonly repository: PriceListManagementRepository;
  readonly writer: ComparisonWriter;
  readonly hasher: Hasher;
  readonly clock: Clock;
  /** Lets waiting statements use the database first: comparing reads the whole of two lists. */
  readonly yieldToOthers: () => Promise<void>;
}

const comparedOnAPage = 100;
const notFound = Err({ code: 'price-list-not-found' } as const);

/** A row's place, as the key of a page says it; null for any other text. */
const placeOf = (after: string | null): number | null => {
  if (after === null) return 0;
  return /^\d{1,9}$/.test(after) ? Number(after) : null;
};

export const createPriceListManagementService = (parts: PriceListManagementParts): PriceListManagementService => {
  const { repository, writer, hasher, clock, yieldToOthers } = parts;
  const nowIso = (): string => new Date(clock.now()).toISOString();

  const seenLists = async (): Promise<readonly SeenPriceList[]> =>
    (await repository.lists()).map((list) => ({ ...list, tag: hasher.digest(list.name) }));

  /** The list as it is once something of it was written. */
  const after = async <Failure extends PriceListManagementFailure>(
    written: Result<unknown, Failure>,
    id: PriceListId,
  ): Promise<Result<SeenPriceList, Failure | { readonly code: 'price-list-not-found' }>> => {
    if (!written.ok) return Err(written.val as Failure);
    const list = (await seenLists()).find((each) => each.id === id);
    return list === undefined ? notFound : Ok(list);
  };

  /** The rows of both lists that the filter finds, some at a time, for as long as they are taken. */
  async function* asked(question: Comparison, from: number): AsyncGenerator<readonly KeyedComparedPrice[]> {
    for await (const rows of repository.compared(question.oneId, question.otherId, from)) {
      yield rows.filter((row) => isAskedRow(row, question.filter, question.text));
      await yieldToOthers();
    }
  }

  const named = async ({ oneId, otherId }: Comparison) => {
    const lists = await repository.lists();
    return [oneId, otherId].flatMap((id) => lists.find((list) => list.id === id)?.name ?? []);
  };

  const steepChangeOf = async (id: PriceListId, source: PercentageSource): Promise<SteepChange | null> => {
    const prices = (await repository.lists()).find((list) => list.id === id)?.prices ?? 0;
    // Comparing would read the whole catalogue for none.
    if (prices === 0) return null;
    for await (const rows of repository.compared(id, id, 0)) {
      const article = rows.find(({ one }) => one !== null && !one.isZero());
      if (article !== undefined) return steepChange(id, source, prices, article);
      await yieldToOthers();
    }
    return null;
  };

  return authorise<PriceListManagementService>('management', {
    lists: async () => Ok(await seenLists()),

    async create(caller, typedName, copied) {
      const name = visibleLine(typedName);
      const flaw = listNameFlaw(name) ?? (copied === null ? null : percentageFlaw(copied.percentage));
      if (flaw !== null) return Err(flaw);
      const added = await repository.add(name, copied, nowIso(), authorOf(caller));
      return added.ok ? after(added, added.val) : added;
    },

    async rename(caller, id, tag, typedName) {
      const name = visibleLine(typedName);
      const flaw = listNameFlaw(name);
      if (flaw !== null) return Err(flaw);
      const isSeen = (held: string) => tag === null || hasher.digest(held) === tag;
      const renamed = await repository.rename(id, name, isSeen, authorOf(caller));
      if (renamed.ok && renamed.val !== null) return Err({ code: 'price-list-moved', name: renamed.val.movedTo });
      return after(renamed, id);
    },

    async assign(caller, id, whose) {
      if ('customerIds' in whose && whose.customerIds.length > maxAssigned) {
        return Err({ code: 'too-many-customers', max: maxAssigned });
      }
      return repository.assign(id, whose, authorOf(caller));
    },

    async setWithdrawn(caller, id, isWithdrawn) {
      return after(await repository.setWithdrawn(id, isWithdrawn, authorOf(caller)), id);
    },

    async schedule(caller, id, at, source, key, { isAgain, isSteep }) {
      const flaw = changeFlaw(id, source, at, clock.now());
      if (flaw !== null) return Err(flaw);
      const steep = isSteep || !isSteepChange(id, source) ? null : await steepChangeOf(id, source);
      if (steep !== null) return Err(steep);
      const moment = at === null ? nowIso() : new Date(at).toISOString();
      const payloadHash = hasher.digest(JSON.stringify({ at, ...source }));
      const change = { at: moment, source, key, payloadHash, isAgain };
      return after(await repository.addChange(id, change, authorOf(caller)), id);
    },

    async cancel(caller, id, changeId) {
      return after(await repository.cancelChange(id, changeId, authorOf(caller)), id);
    },

    async compare(_caller, question, key) {
      const place = placeOf(key);
      if (place === null) return Err({ code: 'page-key-unreadable' });
      if ((await named(question)).length < 2) return notFound;
      const found: KeyedComparedPrice[] = [];
      for await (const rows of asked(question, place)) {
        found.push(...rows);
        if (found.length > comparedOnAPage) break;
      }
      const rows = found.slice(0, comparedOnAPage);
      const last = rows.at(-1);
      return Ok({ rows, next: found.length > rows.length && last !== undefined ? String(last.key) : null });
    },

    async compareAll(_caller, question, format, signal) {
      const names = await named(question);
      const [one, other] = names;
      if (one === undefined || other === undefined) return notFound;
      const content = await writer.write(format, { one, other }, asked(question, 0), signal).catch((error: unknown) => {
        if (signal?.aborted) return 'given-up' as const;
        throw error;
      });
      if (content === 'given-up') return Err({ code: content });
      if (content === null) return Err({ code: 'exports-busy' });
      const name = `${one} y ${other} ${dateInBuenosAires(clock.now())}`.replace(/[\\/:*?"<>|]/g, '-');
      return Ok({ name: `${name}.${format}`, content });
    },
  });
};
