import { recordKindTexts, recordText } from '#adapters/texts/import-kinds.es.ts';
import { priceListManagementProblem } from '#adapters/texts/price-list-management.es.ts';
import type { Caller } from '#core/access/caller.ts';
import { broughtKinds, type ImportKind, importKinds, type RecordKind, sheetKinds } from '#core/imports/record-kinds.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { listCalled } from '../price-lists/find-price-list.ts';
import type { Cli } from '../run-command.ts';
import { type ChosenSheet, withSheetKind } from '../sheets/all-sheets.ts';
import {
  beginCatalogueImport,
  type GivenImport,
  type ImportWork,
  keptCatalogueImport,
  openCatalogueImport,
} from './import-work.ts';
import { findKeptSheet } from './kept-sheet.ts';
import { problemTextOf } from './screen-problem.ts';
import { beginSheetImport } from './sheet-work.ts';

/** What a file brings: of the catalogue, or a sheet of another kind. */
export type ChosenImport = { readonly kind: ImportKind } | ChosenSheet;

export type GivenOptions = GivenImport & { readonly kind?: RecordKind };

/** Brings a file of that kind. */
export const beginImport = (
  cli: Cli,
  caller: Caller,
  path: string,
  chosen: ChosenImport,
  options: GivenImport,
): Promise<Result<ImportWork, string>> =>
  isOfCatalogue(chosen)
    ? beginCatalogueImport(cli, caller, path, { ...options, kind: chosen.kind })
    : withSheetKind(chosen, (found) => beginSheetImport(cli, caller, found, path, options));

const isOfCatalogue = (chosen: ChosenImport): chosen is { readonly kind: ImportKind } =>
  importKinds.some((each) => each === chosen.kind);

/**
 * The lists whose new prices may be brought. Where those are not what is asked for: none where the server knows none,
 * or this person may not change them.
 */
export const listsForPrices = async (
  cli: Cli,
  caller: Caller,
  { kind }: GivenOptions,
): Promise<Result<readonly SeenPriceList[], string>> => {
  const listed = await cli.services.managedPriceLists.lists(caller);
  if (kind === 'list-prices' && listed.ok && listed.val.every(({ isWithdrawn }) => isWithdrawn)) {
    return Err('No hay ninguna lista de precios en uso');
  }
  const isNone = !listed.ok && (listed.val.code === 'not-offered' || listed.val.code === 'not-allowed');
  if (kind !== 'list-prices' && isNone) return Ok([]);
  return listed.mapErr((failure) => problemTextOf(cli)(failure, priceListManagementProblem));
};

/** What the command line says that a file brings; null where that has to be asked. */
export const chosenBy = (
  { kind, priceList }: GivenOptions,
  lists: readonly SeenPriceList[],
): Result<ChosenImport | null, string> => {
  if (kind === undefined) return Ok(null);
  if (kind !== 'list-prices') return Ok({ kind });
  if (priceList === undefined) return Ok(null);
  return listCalled(lists, priceList)
    .map((list) => ({ kind, list }))
    .mapErr(({ message }) => message);
};

/** The import that was left before, where no file is named: the newest of any kind, or of one. Null for none. */
export const findKept = async (
  cli: Cli,
  caller: Caller,
  chosen: ChosenImport | null,
  { kind, strict }: GivenOptions,
  lists: readonly SeenPriceList[],
): Promise<Result<ImportWork | null, string>> => {
  const isStrict = strict === true;
  const ofCatalogue = chosen !== null && isOfCatalogue(chosen) ? chosen.kind : null;
  const own =
    ofCatalogue !== null || kind === undefined ? await keptCatalogueImport(cli, caller, ofCatalogue) : Ok(null);
  if (!own.ok) return own;
  const open = async () => (own.val === null ? Ok(null) : openCatalogueImport(cli, caller, own.val, isStrict));
  if (chosen !== null && isOfCatalogue(chosen)) return open();
  const prices = lists.map((list) => ({ kind: 'list-prices', list }) as const);
  const any = kind === 'list-prices' ? prices : [...sheetKinds.map((each) => ({ kind: each })), ...prices];
  const how = { isNamed: kind !== undefined, isStrict, newerThan: own.val?.readAt ?? 0 };
  const kept = await findKeptSheet(cli, caller, chosen === null ? any : [chosen], how);
  return kept.ok && kept.val === null ? open() : kept;
};

interface ImportChoice {
  readonly value: string;
  readonly name: string;
  readonly chosen: ChosenImport;
}

/** What a file may be said to bring: new prices are those of a list in use. */
export const importChoices = (
  kind: RecordKind | undefined,
  lists: readonly SeenPriceList[],
): readonly ImportChoice[] => {
  const prices = lists
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .map((list) => ({
      value: `list-prices ${list.id}`,
      name: recordText({ kind: 'list-prices', priceList: list.name }),
      chosen: { kind: 'list-prices', list } as const,
    }));
  const others = broughtKinds.map((each) => ({ value: each, name: recordKindTexts[each], chosen: { kind: each } }));
  return kind === 'list-prices' ? prices : [...others, ...prices];
};
