import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import { findPage } from '#core/search/find-page.ts';
import type { SearchIndexProvider } from '#core/search/search-index-provider.port.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { numericId } from '../numeric-ids.ts';
import type {
  CatalogueNameRepository,
  NameInUse,
  NameNotAsSeen,
  NameNotFound,
} from './catalogue-name.repository.port.ts';
import type { CatalogueName, CatalogueNameService } from './catalogue-name.service.ts';
import {
  type MergeRefusal,
  mergeRefusal,
  type NameDetails,
  type NameFlaw,
  type NameId,
  type NameKind,
  nameFlaw,
  type StoredName,
  tidyName,
} from './catalogue-name.ts';

export interface CatalogueNameParts {
  readonly names: CatalogueNameRepository;
  readonly searchIndex: SearchIndexProvider;
  readonly hasher: Hasher;
}

const notFound = { code: 'name-not-found' } as const;

const checked = (given: NameDetails): Result<NameDetails, NameFlaw> => {
  const name = tidyName(given.name);
  const flaw = nameFlaw(name);
  return flaw === null ? Ok({ ...given, name }) : Err(flaw);
};

/** How many products have each, by its number: one walk over the index, which is in memory. */
const counted: { readonly [Kind in NameKind]: (index: ReturnType<SearchIndexProvider['current']>) => Counts } = {
  brands: (index) => new Map(facets(index).brands.map(({ id, count }) => [id, count])),
  families: (index) => {
    const counts = new Map<number, number>();
    for (const { id, parentId, count } of facets(index).types) {
      for (const each of parentId === 0 ? [id] : [id, parentId]) counts.set(each, (counts.get(each) ?? 0) + count);
    }
    return counts;
  },
};

type Counts = ReadonlyMap<number, number>;

const facets = (index: ReturnType<SearchIndexProvider['current']>) =>
  findPage(index, { page: 1, pageSize: 1, wantFacets: true }).facets ?? { brands: [], types: [] };

export const createCatalogueNameService = ({
  names,
  searchIndex,
  hasher,
}: CatalogueNameParts): CatalogueNameService => {
  const tagOf = ({ name, parent }: StoredName): string => hasher.digest(JSON.stringify([name, parent?.id ?? null]));

  const shown = (counts: Counts, stored: StoredName): CatalogueName => ({
    ...stored,
    products: counts.get(numericId(stored.id)) ?? 0,
    tag: tagOf(stored),
  });
  const countsOf = (kind: NameKind): Counts => counted[kind](searchIndex.current());

  const one = async (kind: NameKind, id: NameId): Promise<Result<CatalogueName, typeof notFound>> => {
    const stored = await names.find(kind, id);
    return stored === null ? Err(notFound) : Ok(shown(countsOf(kind), stored));
  };

  return authorise<CatalogueNameService>('management', {
    async page(_caller, kind, filter, after) {
      const page = await names.page(kind, filter, after);
      if (!page.ok) return page;
      const counts = countsOf(kind);
      return Ok({ ...page.val, names: page.val.names.map((stored) => shown(counts, stored)) });
    },

    one: (_caller, kind, id) => one(kind, id),

    async create(caller, kind, given) {
      const details = checked(given);
      if (!details.ok) return details;
      const added = await names.add(kind, details.val, authorOf(caller));
      return added.ok ? one(kind, added.val) : added;
    },

    async change(caller, kind, id, tag, given) {
      const details = checked(given);
      if (!details.ok) return details;
      const changed = await names.change(kind, id, authorOf(caller), (held): Result<NameDetails, NameNotAsSeen> => {
        if (held === null) return Err(notFound);
        return tag !== null && tagOf(held) !== tag ? Err({ code: 'name-moved', by: '' }) : details;
      });
      if (!changed.ok && changed.val.code === 'name-moved') {
        return Err({ code: 'name-moved', by: await names.lastAuthor(kind, id) });
      }
      return changed.ok ? one(kind, id) : changed;
    },

    async mergePlan(_caller, kind, source, target) {
      const [from, into] = [await names.find(kind, source), await names.find(kind, target)];
      const refused = mayMerge(from, into);
      return refused.ok ? Ok(await names.mergePlan(kind, source, target)) : refused;
    },

    async merge(caller, kind, source, target) {
      const merged = await names.merge(kind, source, target, authorOf(caller), mayMerge);
      return merged.ok ? one(kind, target) : merged;
    },

    remove: (caller, kind, id) =>
      names.remove(kind, id, authorOf(caller), (held, uses): Result<void, NameNotFound | NameInUse> => {
        if (held === null) return Err(notFound);
        return Object.keys(uses).length === 0 ? Ok(undefined) : Err({ code: 'name-in-use', uses });
      }),

    async forgetAlias(caller, kind, id, aliasId) {
      const forgotten = await names.forgetAlias(kind, id, aliasId, authorOf(caller));
      if (!forgotten.ok) return forgotten;
      return forgotten.val ? one(kind, id) : Err({ code: 'alias-not-found' });
    },
  });
};

const mayMerge = (source: StoredName | null, target: StoredName | null): Result<void, NameNotFound | MergeRefusal> => {
  if (source === null || target === null) return Err(notFound);
  const refused = mergeRefusal(source, target);
  return refused === null ? Ok(undefined) : Err(refused);
};
