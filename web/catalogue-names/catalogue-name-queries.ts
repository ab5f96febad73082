import type { Caller } from '#core/access/caller.ts';
import type { MergePlan } from '#core/catalogue/names/catalogue-name.repository.port.ts';
import type {
  CatalogueName,
  CatalogueNameFailure,
  CatalogueNameService,
  NamePage,
} from '#core/catalogue/names/catalogue-name.service.ts';
import type { NameDetails, NameId, NameKind } from '#core/catalogue/names/catalogue-name.ts';
import type { Result } from '#core/shared/result.ts';
import type { ServiceQueries, ServiceQuery } from '#web/state/query-client.ts';
import { thenReading } from '#web/state/then-read.ts';

export interface PageOfNames {
  readonly kind: NameKind;
  readonly text: string;
  readonly parentId: string;
  readonly after: string | null;
}

export interface ChoicesOfNames {
  readonly kind: NameKind;
  readonly text: string;
  readonly isTop: boolean;
  readonly parentId: string;
}

export interface MergeOf {
  readonly kind: NameKind;
  readonly source: NameId;
  readonly target: NameId;
}

type Answer<Value> = Promise<Result<Value, CatalogueNameFailure>>;

/** Names of the catalogue, and what staff do with them; what another window or an import does is followed. */
export interface CatalogueNameQueries {
  readonly page: ServiceQuery<PageOfNames, NamePage, CatalogueNameFailure>;
  /** The first that are called so: among them one is chosen. */
  readonly choices: ServiceQuery<ChoicesOfNames, NamePage, CatalogueNameFailure>;
  readonly mergePlan: ServiceQuery<MergeOf, MergePlan, CatalogueNameFailure>;
  create(kind: NameKind, details: NameDetails): Answer<CatalogueName>;
  change(kind: NameKind, id: NameId, tag: string | null, details: NameDetails): Answer<CatalogueName>;
  merge(of: MergeOf): Answer<CatalogueName>;
  remove(kind: NameKind, id: NameId): Answer<void>;
  forgetAlias(kind: NameKind, id: NameId, aliasId: string): Answer<CatalogueName>;
}

export function createCatalogueNameQueries(
  service: CatalogueNameService,
  caller: Caller,
  queries: ServiceQueries,
): CatalogueNameQueries {
  const page = queries.define(
    'catalogue names',
    ({ kind, after, text, parentId }: PageOfNames) =>
      service.page(caller, kind, { text, parentId, isTop: false }, after),
    { staleTime: 0, listOf: ({ kind }) => kind, outdatedBy: ['CatalogueChanged'] },
  );
  const choices = queries.define(
    'choices of names',
    ({ kind, ...filter }: ChoicesOfNames) => service.page(caller, kind, filter, null),
    { staleTime: 0, listOf: ({ kind, parentId }) => [kind, parentId] },
  );
  const mergePlan = queries.define(
    'merge of names',
    ({ kind, source, target }: MergeOf) => service.mergePlan(caller, kind, source, target),
    { staleTime: 0 },
  );
  const thenRead = thenReading(() => Promise.all([page.outdate(), choices.outdate()]));
  return {
    page,
    choices,
    mergePlan,
    create: (kind, details) => thenRead(service.create(caller, kind, details)),
    change: (kind, id, tag, details) => thenRead(service.change(caller, kind, id, tag, details)),
    merge: ({ kind, source, target }) => thenRead(service.merge(caller, kind, source, target)),
    remove: (kind, id) => thenRead(service.remove(caller, kind, id)),
    forgetAlias: (kind, id, aliasId) => thenRead(service.forgetAlias(caller, kind, id, aliasId)),
  };
}
