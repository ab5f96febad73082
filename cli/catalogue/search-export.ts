import { firstArticlesText, searchExportDone, searchExportProblem } from '#adapters/texts/search-export.es.ts';
import { noFilters, type TextSearch } from '#core/catalogue/text-search/catalogue.service.ts';
import type { SearchSort } from '#core/catalogue/text-search/search-sort.ts';
import { sheetFormats } from '#core/shared/sheet-format.ts';
import { type Outcome, wrongUsage } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import { whileItLasts } from '../progress.ts';
import type { Cli } from '../run-command.ts';
import { keepFile, whyNotKept } from '../saved-file.ts';
import { signedIn } from '../session.ts';

/** How the terminal searches. */
export interface SearchParameters {
  readonly page: number;
  readonly sort: SearchSort;
  readonly withHidden?: boolean;
  readonly explain?: boolean;
}

/** What the terminal searches: words or a code, without filters. */
export const searchFor = (text: string, { page, sort, withHidden, explain }: SearchParameters): TextSearch => ({
  productIds: [],
  codeSearch: '',
  fulltextSearch: text,
  page,
  filters: noFilters,
  sort,
  withHidden: withHidden ?? false,
  explains: explain ?? false,
});

interface ExportOptions {
  readonly file: string;
  readonly mayReplace: boolean;
}

/** Writes all that a search finds to a file whose ending says the format. */
export async function exportSearch(cli: Cli, asked: TextSearch, { file, mayReplace }: ExportOptions): Promise<Outcome> {
  const { services, settings, terminal, outputMode } = cli;
  const format = sheetFormats.find((each) => file.toLowerCase().endsWith(`.${each}`));
  if (format === undefined) return wrongUsage(`«${file}» tiene que terminar en .xlsx o .csv`);
  const refusal = whyNotKept({ output: file, force: mayReplace }, '--export');
  if (refusal !== null) return refusal;
  const who = await signedIn(services, settings.server, 'catalogue');
  if (!who.ok) return who.val;
  const making = services.searchExport.create(who.val.caller, asked, format);
  const answer = await whileItLasts(terminal, outputMode, 'Descargando', making);
  if (!answer.ok) return problemOf(answer.val, settings.server, searchExportProblem);
  const { content, articleCount, totalCount } = answer.val;
  const first = articleCount < totalCount ? `${firstArticlesText(articleCount)}\n` : '';
  const document = { format, articleCount, totalCount };
  return keepFile(
    cli,
    { name: file, content },
    { output: file, force: mayReplace },
    document,
    (name) => `${first}Guardado en ${searchExportDone({ name, articleCount, totalCount })}`,
  );
}
