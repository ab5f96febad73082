import { authorise } from '#core/access/authorise.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import { folded } from '#core/shared/folded.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { withKnownNames } from '../import/names/known-names.ts';
import type {
  CatalogueExportFailure,
  CatalogueExportRequest,
  CatalogueExportService,
} from './catalogue-export.service.ts';
import type { CatalogueSheetWriter } from './catalogue-sheet-writer.port.ts';
import { type SheetColumn, sheetColumns } from './sheet-columns.ts';
import { createSheetRows, type SheetCells } from './sheet-rows.ts';
import type { NamedPriceList, StoredDraftRepository } from './stored-draft.repository.port.ts';

interface CatalogueExportParts {
  readonly drafts: StoredDraftRepository;
  readonly writer: CatalogueSheetWriter;
  readonly clock: Clock;
  /** The name of each kind's file. */
  readonly names: Readonly<Record<ImportKind, string>>;
}

interface Counts {
  rowCount: number;
  leftOutCount: number;
}

export const createCatalogueExportService = ({
  drafts,
  writer,
  clock,
  names,
}: CatalogueExportParts): CatalogueExportService => {
  const listOf = async ({
    kind,
    priceList,
  }: CatalogueExportRequest): Promise<Result<NamedPriceList | null, CatalogueExportFailure>> => {
    if (kind !== 'prices') return Ok(null);
    if (priceList === null || priceList.trim() === '') return Err({ code: 'price-list-missing' });
    const lists = await drafts.priceLists();
    const named =
      lists.find(({ name }) => name === priceList) ?? lists.find(({ name }) => folded(name) === folded(priceList));
    return named === undefined ? Err({ code: 'price-list-unknown', name: priceList }) : Ok(named);
  };

  async function* rowsOf(
    kind: ImportKind,
    priceList: NamedPriceList | null,
    columns: readonly SheetColumn[],
    counts: Counts,
    signal?: AbortSignal,
  ): AsyncGenerator<readonly SheetCells[]> {
    const row = createSheetRows(kind, columns, withKnownNames(await drafts.aliases()));
    for await (const batch of drafts.drafts(kind, priceList?.id ?? null)) {
      if (signal?.aborted) return;
      const rows = batch.map(row).filter((cells) => cells !== null);
      counts.rowCount += rows.length;
      counts.leftOutCount += batch.length - rows.length;
      yield rows;
    }
  }

  return authorise<CatalogueExportService>('administration', {
    async create(_caller, request, signal) {
      const { kind, format } = request;
      const list = await listOf(request);
      if (!list.ok) return list;
      const columns = sheetColumns(kind, kind === 'catalogue' ? await drafts.attributeNames() : []);
      const counts: Counts = { rowCount: 0, leftOutCount: 0 };
      const rows = rowsOf(kind, list.val, columns, counts, signal);
      const content = await writer.write(kind, format, columns, rows, signal).catch((error: unknown) => {
        if (signal?.aborted) return 'given-up' as const;
        throw error;
      });
      if (content === 'given-up') return Err({ code: content });
      if (content === null) return Err({ code: 'exports-busy' });
      const name = [names[kind], list.val?.name, dateInBuenosAires(clock.now())].filter(Boolean).join(' ');
      return Ok({ name: `${fileName(name)}.${format}`, content, ...counts });
    },
  });
};

/** Leaves out characters that a file's name cannot have. */
const fileName = (name: string): string => name.replace(/[\\/:*?"<>|\p{C}\s]+/gu, ' ').trim();
