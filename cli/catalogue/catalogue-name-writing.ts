import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { catalogueNameProblem } from '#adapters/texts/catalogue-names.es.ts';
import {
  catalogueNameToWire,
  catalogueNameWire,
  nameDetailsFromWire,
  nameDetailsWire,
} from '#adapters/wire/catalogue-names.wire.ts';
import type { CatalogueName, CatalogueNameFailure } from '#core/catalogue/names/catalogue-name.service.ts';
import { type NameDetails, type NameId, type NameKind, parentKinds } from '#core/catalogue/names/catalogue-name.ts';
import { folded } from '#core/shared/folded.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { visibleLine } from '#core/shared/tidy-line.ts';
import { type CommandLine, withoutFile } from '../arguments/needs.ts';
import { standsAlready } from '../declare/already-so.ts';
import { changedWire, declareChange, refusalOf } from '../declare/change.ts';
import type { Asking, Word } from '../declare/declare.ts';
import { type Fields, type FileOptions, fieldsNeeded, fileOption, givenFields, wholeOf } from '../fields-file.ts';
import { nameCalled, namesCalled } from '../find/find-name.ts';
import { type Outcome, problem } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';
import { changeLines } from '../views/changes.view.ts';

export interface KindOptions {
  readonly kind?: NameKind;
}
interface UnderOptions extends KindOptions, FileOptions {
  readonly under?: string;
}
interface EditOptions extends UnderOptions {
  readonly dryRun?: boolean;
  readonly name?: string;
}

/** What the commands of a group of names share. */
export interface NameWords {
  readonly groupName: string;
  readonly examples: readonly [string, string];
  readonly word: Word;
  readonly kindOf: (options: KindOptions) => NameKind;
  readonly kindOption: readonly Option[];
  /** `--under`, where what they name stands under something. */
  readonly under: (about: string) => readonly Option[];
  readonly the: (kind: NameKind, name: string) => string;
}

type Failed = CatalogueNameFailure | Outcome;

/** As the screens say it, with the command in the place of a button. */
export const nameProblem =
  (group: string) =>
  (failure: CatalogueNameFailure): string =>
    failure.code === 'name-taken'
      ? `Ya existe ${failure.name}. Si es lo mismo, unilos con ${group} merge`
      : catalogueNameProblem(failure);

/** The id of the name that the parent option names; null for no parent. */
export const parentOf = async (
  asking: Asking,
  kind: NameKind,
  under: string | undefined,
): Promise<Result<NameId | null, Failed>> => {
  const parent = parentKinds[kind];
  if (under === undefined || under.trim() === '' || parent === null) return Ok(null);
  return (await nameCalled(asking, parent.kind, under)).map(({ id }) => id);
};

/** The fields that the options give, by the names of the API. */
const fieldsOf = async (
  asking: Asking,
  kind: NameKind,
  name: string | undefined,
  under: string | undefined,
): Promise<Result<Fields, Failed>> =>
  (await parentOf(asking, kind, under)).map((parentId) => ({
    ...(name === undefined ? {} : { name }),
    ...(under === undefined ? {} : { parentId }),
  }));

/** What an edit would change, a line for each field. */
const nameDifference = async (
  { services, caller }: Asking,
  kind: NameKind,
  { name, parent }: CatalogueName,
  wanted: NameDetails,
): Promise<Result<string, CatalogueNameFailure>> => {
  const [held, above] = [parent?.id ?? null, parentKinds[kind]];
  const isElsewhere = above !== null && wanted.parentId !== null && wanted.parentId !== held;
  const found = isElsewhere ? await services.catalogueNames.one(caller, above.kind, wanted.parentId) : Ok(parent);
  return found.map((put) =>
    changeLines(
      { name, parent: parent?.name ?? null },
      { name: visibleLine(wanted.name), parent: wanted.parentId === null ? null : (put?.name ?? null) },
    ),
  );
};

/** A model, or an engine, is one of something. */
const standsUnder =
  ({ kindOf }: NameWords) =>
  (line: CommandLine): boolean => {
    const kind = kindOf({ kind: line.value('--kind') as NameKind });
    return withoutFile(line) && parentKinds[kind]?.isOptional === false;
  };

/** `create`, `edit` and `forget` of names of the catalogue. */
export const nameWriting = (group: Command, act: Act, words: NameWords): void => {
  const { groupName, examples, word, kindOf, kindOption, under, the } = words;
  const [one, other] = examples;
  const hasParent = under('').length > 0;
  const editOptions = [
    new Option('--name <NOMBRE>', 'cómo se va a llamar; el que tenía queda como otro nombre suyo'),
    ...under('en cuál va a estar; "" en ninguno'),
  ];
  const base = {
    access: 'administration',
    problem: nameProblem(groupName),
    answer: changedWire(z.partial(catalogueNameWire)),
    toWire: catalogueNameToWire,
  } as const;
  declareChange<UnderOptions, CatalogueName, CatalogueNameFailure>(group, act, {
    ...base,
    name: 'create',
    about: 'Crea uno',
    examples: [`${groupName} create ${one}`, `${groupName} create --file nombre.json --dry-run`],
    words: [['[nombre]', 'cómo se va a llamar; puede decirlo el archivo']],
    options: [...under('en cuál está'), fileOption(), ...kindOption],
    needs: [
      {
        anyOf: ['nombre', '--file'],
        message: 'No dice cómo se llama',
        advice: `Por ejemplo: ${groupName} create ${one}`,
      },
      ...(kindOption.length > 0 ? [{ anyOf: ['--under'], when: standsUnder(words) } as const] : []),
    ],
    message: (made) => `Creado: ${printable(made.name)}`,
    plan: async (asking, { file, ...options }, text) => {
      const kind = kindOf(options);
      const typed = await fieldsOf(asking, kind, text, options.under);
      if (!typed.ok) return typed;
      const fields = await givenFields(asking.cli, file, typed.val);
      const whole = fields.andThen((details) => wholeOf(nameDetailsWire, details));
      if (!whole.ok) return whole;
      const details = nameDetailsFromWire(whole.val);
      const called = await namesCalled(asking, kind, visibleLine(details.name));
      return called.map((names) => {
        const there = names.find(
          ({ name, parent }) => name === visibleLine(details.name) && parent?.id === (details.parentId ?? undefined),
        );
        return {
          question: `¿Crear ${the(kind, details.name)}?`,
          isDone: there !== undefined,
          before: there === undefined ? { name: details.name } : catalogueNameToWire(there),
          refusal: async () =>
            refusalOf(await asking.services.catalogueNames.check(asking.caller, kind, null, details)),
          work: () => asking.services.catalogueNames.create(asking.caller, kind, details),
        };
      });
    },
  });
  declareChange<EditOptions, CatalogueName, CatalogueNameFailure>(group, act, {
    ...base,
    name: 'edit',
    about: 'Cambia lo que se le diga de uno, o lo que dice un archivo, y nada más',
    examples: [`${groupName} edit ${one} --name ${other}`, `${groupName} edit ${one} --file cambios.json --dry-run`],
    words: [word],
    options: [...editOptions, fileOption(), ...kindOption],
    needs: [fieldsNeeded(editOptions, hasParent ? '--under NOMBRE' : '--name NOMBRE')],
    message: (made) => `Guardado: ${printable(made.name)}`,
    plan: async (asking, { file, name, dryRun, ...options }, text) => {
      const kind = kindOf(options);
      const found = await nameCalled(asking, kind, text);
      if (!found.ok) return found;
      const typed = await fieldsOf(asking, kind, name, options.under);
      if (!typed.ok) return typed;
      const fields = await givenFields(asking.cli, file, typed.val);
      const held = { name: found.val.name, parentId: found.val.parent?.id ?? null };
      const whole = fields.andThen((details) => wholeOf(nameDetailsWire, details, held));
      if (!whole.ok) return whole;
      const details = nameDetailsFromWire(whole.val);
      const changes = dryRun === true ? await nameDifference(asking, kind, found.val, details) : Ok('');
      return changes.map((lines) => {
        return {
          question: `¿Guardar los cambios de ${the(kind, held.name)}?${lines}`,
          isDone: standsAlready({ ...details, name: visibleLine(details.name) }, held),
          before: catalogueNameToWire(found.val),
          refusal: async () =>
            refusalOf(await asking.services.catalogueNames.check(asking.caller, kind, found.val.id, details)),
          work: () => asking.services.catalogueNames.change(asking.caller, kind, found.val.id, found.val.tag, details),
        };
      });
    },
  });
  declareChange<KindOptions, CatalogueName, CatalogueNameFailure>(group, act, {
    ...base,
    name: 'forget',
    about: 'Le saca otro nombre: lo que diga una lista con él deja de ser lo mismo',
    examples: [`${groupName} forget ${one} ${other} --yes`],
    words: [word, ['otro', 'el otro nombre, como lo dice list']],
    options: kindOption,
    isFinal: true,
    message: (left) => `Listo: ${printable(left.name)} ya no tiene ese otro nombre`,
    plan: async (asking, options, text, typed = '') => {
      const kind = kindOf(options);
      const found = await nameCalled(asking, kind, text);
      if (!found.ok) return found;
      const { id, name, aliases } = found.val;
      const alias = aliases.find((each) => folded(each.name) === folded(typed));
      if (alias === undefined) {
        const known = aliases.map((each) => each.name).join(', ');
        return Err(
          problem(
            'alias-not-found',
            `${printable(name)} no tiene otro nombre «${printable(typed)}»`,
            known === '' ? 'No tiene ninguno' : `Tiene: ${known}`,
          ),
        );
      }
      return Ok({
        names: [name],
        question: `¿Sacarle a ${the(kind, name)} el otro nombre ${printable(alias.name)}?`,
        before: catalogueNameToWire(found.val),
        work: () => asking.services.catalogueNames.forgetAlias(asking.caller, kind, id, alias.id),
      });
    },
  });
};
