import type { ScreenPath } from '#core/access/screens.ts';
import { writtenPage } from '#web/parts/written-page.ts';

const quotesPath = '/quotes' satisfies ScreenPath;

/** What stands at the right of the list: a quote, the draft, or nothing. */
export interface QuotesState {
  readonly page: number;
  readonly quote: string | null;
  readonly isDrafting: boolean;
}

export const readQuotesUrl = (query: URLSearchParams): QuotesState => {
  const quote = query.get('quote');
  return {
    page: writtenPage(query.get('page')),
    quote: quote !== null && /^[\w-]{1,64}$/.test(quote) ? quote : null,
    isDrafting: query.get('draft') !== null,
  };
};

export const linkToQuotes = ({ page = 1, quote = null, isDrafting = false }: Partial<QuotesState> = {}): string => {
  const query = new URLSearchParams({
    ...(page > 1 ? { page: String(page) } : {}),
    ...(quote === null ? {} : { quote }),
    ...(isDrafting ? { draft: 'si' } : {}),
  });
  return query.size === 0 ? quotesPath : `${quotesPath}?${query}`;
};

export const draftLink = linkToQuotes({ isDrafting: true });
