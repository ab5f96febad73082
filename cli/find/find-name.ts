import { nameKindTexts } from '#adapters/texts/catalogue-names.es.ts';
import type { CatalogueName, CatalogueNameFailure } from '#core/catalogue/names/catalogue-name.service.ts';
import type { NameId, NameKind } from '#core/catalogue/names/catalogue-name.ts';
import { folded } from '#core/shared/folded.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { idIn, idWords } from '../arguments/id-word.ts';
import type { Asking } from '../declare/declare.ts';
import { everyRow } from '../declare/pages.ts';
import { type Outcome, type Problem, problem } from '../outcome.ts';

type Failed = CatalogueNameFailure | Outcome;

const namesWith = async (
  { services, caller }: Asking,
  kind: NameKind,
  text: string,
  isMeant: (name: CatalogueName) => boolean,
): Promise<Result<readonly CatalogueName[], CatalogueNameFailure | Problem>> => {
  const filter = { text, parentId: '', isTop: false };
  return everyRow(
    async (after) =>
      (await services.catalogueNames.page(caller, kind, filter, after)).map(({ names, next }) => ({
        rows: names,
        next,
      })),
    isMeant,
  );
};

/**
 * All names that are called so, in upper or lower case; else those that are with the name of their parent before them,
 * 'Volkswagen Gol'.
 */
export const namesCalled = async (
  asking: Asking,
  kind: NameKind,
  wanted: string,
): Promise<Result<readonly CatalogueName[], CatalogueNameFailure | Problem>> => {
  const called = await namesWith(asking, kind, wanted, ({ name }) => folded(name) === folded(wanted));
  const [last = '', ...before] = wanted.split(/\s+/).reverse();
  if (!called.ok || called.val.length > 0 || before.length === 0) return called;
  return namesWith(
    asking,
    kind,
    last,
    ({ name, parent }) => parent !== null && folded(`${parent.name} ${name}`) === folded(wanted),
  );
};

/** A name by its text; by its id as '#12' where several have the same. */
export const nameCalled = async (asking: Asking, kind: NameKind, text = ''): Promise<Result<CatalogueName, Failed>> => {
  const wanted = text.trim();
  const called = await namesCalled(asking, kind, wanted);
  if (!called.ok) return called;
  const found = called.val;
  const [only] = found;
  if (found.length > 1) {
    const which = idWords(found.map((each) => [each.id, each.parent?.name ?? '']));
    return Err(
      problem('name-ambiguous', `Hay ${found.length} que se llaman «${wanted}»`, `Decí cuál por su id: ${which}`),
    );
  }
  if (only !== undefined) return Ok(only);
  const id = idIn(wanted);
  return id === null
    ? Err(problem('name-not-found', `No existe ${nameKindTexts[kind].the} «${wanted}»`))
    : asking.services.catalogueNames.one(asking.caller, kind, id as NameId);
};
