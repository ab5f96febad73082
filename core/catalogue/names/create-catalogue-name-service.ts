import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import type { SearchIndexProvider } from '#core/search/search-index-provider.port.ts';
import type { VehicleRepository } from '#core/segments/vehicle.repository.port.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { visibleLine } from '#core/shared/tidy-line.ts';
import type {
  CatalogueNameRepository,
  NameInUse,
  NameNotAsSeen,
  NameNotFound,
  NameUses,
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
} from './catalogue-name.ts';
import { type Fleet, productCounts } from './product-counts.ts';

export interface CatalogueNameParts {
  readonly names: CatalogueNameRepository;
  readonly searchIndex: SearchIndexProvider;
  readonly vehicles: Pick<VehicleRepository, 'vehicles' | 'brands'>;
  readonly hasher: Hasher;
}

const notFound = { code: 'name-not-found' } as const;

const checked = (input: NameDetails): Result<NameDetails, NameFlaw> => {
  const name = visibleLine(input.name);
  const flaw = nameFlaw(name);
  return flaw === null ? Ok({ ...input, name }) : Err(flaw);
};

export const createCatalogueNameService = ({
  names,
  searchIndex,
  vehicles,
  hasher,
}: CatalogueNameParts): CatalogueNameService => {
  const tagOf = ({ name, parent }: StoredName): string => hasher.digest(JSON.stringify([name, parent?.id ?? null]));

  const fleet = async (): Promise<Fleet> => {
    const [models, brands] = await Promise.all([vehicles.vehicles(), vehicles.brands()]);
    return { models, brands };
  };

  const shown = async (kind: NameKind, stored: readonly StoredName[]): Promise<readonly CatalogueName[]> => {
    const counts = productCounts[kind](searchIndex.current(), stored, await fleet());
    return stored.map((name) => ({ ...name, products: counts.get(name.id) ?? 0, tag: tagOf(name) }));
  };

  const one = async (kind: NameKind, id: NameId): Promise<Result<CatalogueName, typeof notFound>> => {
    const stored = await names.find(kind, id);
    const [found] = stored === null ? [] : await shown(kind, [stored]);
    return found === undefined ? Err(notFound) : Ok(found);
  };

  return authorise<CatalogueNameService>('management', {
    async page(_caller, kind, filter, after) {
      const page = await names.page(kind, filter, after);
      if (!page.ok) return page;
      return Ok({ ...page.val, names: await shown(kind, page.val.names) });
    },

    one: (_caller, kind, id) => one(kind, id),

    async create(caller, kind, input) {
      const details = checked(input);
      if (!details.ok) return details;
      const added = await names.add(kind, details.val, authorOf(caller));
      return added.ok ? one(kind, added.val) : added;
    },

    async change(caller, kind, id, tag, input) {
      const details = checked(input);
      if (!details.ok) return details;
      const changed = await names.change(kind, id, authorOf(caller), (held): Result<NameDetails, NameNotAsSeen> => {
        if (held === null) return Err(notFound);
        return tag !== null && tagOf(held) !== tag ? Err({ code: 'name-moved', by: '' }) : details;
      });
      if (!changed.ok && changed.val.code === 'name-moved') {
        return Err({ code: 'name-moved', by: await names.lastAuthor(kind, id) });
      }
      return changed.ok ? one(kind, changed.val) : changed;
    },

    async mergePlan(_caller, kind, source, target) {
      const [from, into] = [await names.find(kind, source), await names.find(kind, target)];
      const refused = mayMerge(kind)(from, into);
      return refused.ok ? Ok(await names.mergePlan(kind, source, target)) : refused;
    },

    async merge(caller, kind, source, target) {
      const merged = await names.merge(kind, source, target, authorOf(caller), mayMerge(kind));
      return merged.ok ? one(kind, target) : merged;
    },

    async check(_caller, kind, id, input) {
      const details = checked(input);
      if (!details.ok) return details;
      if (id !== null && (await names.find(kind, id)) === null) return Err({ code: 'name-not-found' });
      const clash = await names.clash(kind, id, details.val);
      return clash === null ? Ok(undefined) : Err(clash);
    },

    mayRemove: async (_caller, kind, id) => mayRemove(await names.find(kind, id), await names.uses(kind, id)),

    remove: (caller, kind, id) => names.remove(kind, id, authorOf(caller), mayRemove),

    async forgetAlias(caller, kind, id, aliasId) {
      const forgotten = await names.forgetAlias(kind, id, aliasId, authorOf(caller));
      if (!forgotten.ok) return forgotten;
      return forgotten.val ? one(kind, id) : Err({ code: 'alias-not-found' });
    },
  });
};

const mayRemove = (held: StoredName | null, uses: NameUses): Result<void, NameNotFound | NameInUse> => {
  if (held === null) return Err(notFound);
  return Object.keys(uses).length === 0 ? Ok(undefined) : Err({ code: 'name-in-use', uses });
};

const mayMerge =
  (kind: NameKind) =>
  (source: StoredName | null, target: StoredName | null): Result<void, NameNotFound | MergeRefusal> => {
    if (source === null || target === null) return Err(notFound);
    const refused = mergeRefusal(kind, source, target);
    return refused === null ? Ok(undefined) : Err(refused);
  };
