import { type Command, Option } from 'commander';
import { mergePlanTexts, nameKindTexts } from '#adapters/texts/catalogue-names.es.ts';
import { catalogueNameToWire, catalogueNameWire } from '#adapters/wire/catalogue-names.wire.ts';
import type { CatalogueName, CatalogueNameFailure } from '#core/catalogue/names/catalogue-name.service.ts';
import { type NameDetails, type NameKind, parentKinds } from '#core/catalogue/names/catalogue-name.ts';
import { visibleLine } from '#core/shared/tidy-line.ts';
import { standsAlready } from '../declare/already-so.ts';
import { changedWire, declareChange, refusalOf } from '../declare/change.ts';
import { declareGroup } from '../declare/declare.ts';
import { declareList } from '../declare/list.ts';
import { nameCalled } from '../find/find-name.ts';
import { catalogueNamesList } from '../lists/catalogue-names.list.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';
import { type KindOptions, type NameWords, nameProblem, nameWriting } from './catalogue-name-writing.ts';

/**
 * A group of commands for names of the catalogue: its word, what it is about, and the kinds that it has, the usual one
 * first.
 */
export interface NameGroup {
  readonly name: string;
  readonly about: string;
  readonly kinds: readonly [NameKind, ...NameKind[]];
  /** A name that examples use, and another. */
  readonly examples: readonly [string, string];
}

const renamed = ({ parent }: CatalogueName, name: string): NameDetails => ({ name, parentId: parent?.id ?? null });

/**
 * `list`, `create`, `edit`, `rename`, `merge`, `forget` and `remove` of names of the catalogue. Answers the group, for
 * what it has besides.
 */
export const nameCommands = (program: Command, act: Act, { name, about, kinds, examples }: NameGroup): Command => {
  const [usual] = kinds;
  const quoted = (each: string): string => (each.includes(' ') ? `"${each}"` : each);
  const [one, other] = [quoted(examples[0]), quoted(examples[1])] as const;
  const group = declareGroup(program, name, about, `${name} list`, `${name} merge ${one} ${other} --dry-run`);
  const kindOf = ({ kind }: KindOptions): NameKind => kind ?? usual;
  const kindOption =
    kinds.length === 1 ? [] : [new Option('--kind <CLASE>', `de qué (si no, ${usual})`).choices(kinds)];
  const hasParent = kinds.some((kind) => parentKinds[kind] !== null);
  const under = (text: string) => (hasParent ? [new Option('--under <NOMBRE>', text)] : []);
  const the = (kind: NameKind, name: string) => `${nameKindTexts[kind].the} ${printable(name)}`;
  const word = ['nombre', "como se llama, o su id como '#12'"] as const;
  const changed = {
    answer: changedWire(catalogueNameWire),
    access: 'administration',
    problem: nameProblem(name),
  } as const;

  const words: NameWords = { groupName: name, examples: [one, other], word, kindOf, kindOption, under, the };
  declareList(group, act, catalogueNamesList(words, usual));
  nameWriting(group, act, words);
  declareChange<KindOptions, CatalogueName, CatalogueNameFailure>(group, act, {
    ...changed,
    name: 'rename',
    about: 'Le cambia el nombre; el que tenía queda como otro nombre suyo',
    examples: [`${name} rename ${one} ${other}`],
    words: [word, ['nuevo', 'cómo se va a llamar']],
    options: kindOption,
    toWire: catalogueNameToWire,
    message: (made) => `Ahora se llama ${printable(made.name)}`,
    plan: async (asking, options, text = '', wanted = '') => {
      const kind = kindOf(options);
      return (await nameCalled(asking, kind, text)).map((found) => ({
        question: `¿Llamar ${printable(wanted)} a ${the(kind, found.name)}?`,
        isDone: standsAlready(visibleLine(wanted), found.name),
        before: catalogueNameToWire(found),
        refusal: async () =>
          refusalOf(await asking.services.catalogueNames.check(asking.caller, kind, found.id, renamed(found, wanted))),
        work: () =>
          asking.services.catalogueNames.change(asking.caller, kind, found.id, found.tag, renamed(found, wanted)),
      }));
    },
  });
  declareChange<KindOptions, CatalogueName, CatalogueNameFailure>(group, act, {
    ...changed,
    name: 'merge',
    about: 'Une uno a otro: lo que lo usaba pasa al otro',
    examples: [`${name} merge ${one} ${other} --dry-run`],
    words: [word, ['en', 'el que queda']],
    options: kindOption,
    isFinal: true,
    toWire: catalogueNameToWire,
    message: (made) => `Unidos: queda ${printable(made.name)}`,
    plan: async (asking, options, text = '', into = '') => {
      const kind = kindOf(options);
      const [source, target] = [await nameCalled(asking, kind, text), await nameCalled(asking, kind, into)];
      if (!source.ok) return source;
      if (!target.ok) return target;
      const { id, name: from } = source.val;
      const plan = await asking.services.catalogueNames.mergePlan(asking.caller, kind, id, target.val.id);
      return plan.map((found) => {
        const { moves, warnings } = mergePlanTexts(found, printable(from), printable(target.val.name));
        return {
          names: [from],
          question: `${[moves, ...warnings].join('. ')}. ¿Unir ${the(kind, from)} a ${printable(target.val.name)}?`,
          before: catalogueNameToWire(source.val),
          refusal: () =>
            found.clashCount === 0 ? null : { code: 'merge-clash', codes: found.clashes, count: found.clashCount },
          work: () => asking.services.catalogueNames.merge(asking.caller, kind, id, target.val.id),
        };
      });
    },
  });
  declareChange<KindOptions, CatalogueName, CatalogueNameFailure>(group, act, {
    ...changed,
    name: 'remove',
    about: 'Elimina uno que nada usa',
    examples: [`${name} remove ${one} --yes`],
    goneCodes: ['name-not-found'],
    words: [word],
    options: kindOption,
    isFinal: true,
    toWire: catalogueNameToWire,
    message: (gone) => `Eliminado: ${printable(gone.name)}`,
    plan: async (asking, options, text = '') => {
      const kind = kindOf(options);
      return (await nameCalled(asking, kind, text)).map((found) => ({
        names: [found.name],
        question: `¿Eliminar ${the(kind, found.name)}?`,
        before: catalogueNameToWire(found),
        refusal: async () => refusalOf(await asking.services.catalogueNames.mayRemove(asking.caller, kind, found.id)),
        work: async () => (await asking.services.catalogueNames.remove(asking.caller, kind, found.id)).map(() => found),
      }));
    },
  });
  return group;
};
