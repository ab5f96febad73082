import type { ScreenPath } from '#core/access/screens.ts';
import { pageParam } from '#web/url/page-param.ts';
import { textParam } from '#web/url/text-param.ts';

const quotesPath = '/quotes' satisfies ScreenPath;

/** The open part beside the list: a quote, the draft, or none. */
export interface QuotesState {
  readonly page: number;
  /** The text of the search; empty for all. */
  readonly text: string;
  readonly quote: string | null;
  readonly isDrafting: boolean;
}

export const readQuotesUrl = (query: URLSearchParams): QuotesState => {
  const quote = query.get('quote');
  return {
    page: pageParam(query.get('page')),
    text: textParam(query.get('q'), 100).trim(),
    quote: quote !== null && /^[\w-]{1,64}$/.test(quote) ? quote : null,
    isDrafting: query.get('draft') !== null,
  };
};

export const linkToQuotes = ({
  page = 1,
  text = '',
  quote = null,
  isDrafting = false,
}: Partial<QuotesState> = {}): string => {
  const query = new URLSearchParams({
    ...(text === '' ? {} : { q: text }),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(quote === null ? {} : { quote }),
    ...(isDrafting ? { draft: 'si' } : {}),
  });
  return query.size === 0 ? quotesPath : `${quotesPath}?${query}`;
};

export const draftLink = linkToQuotes({ isDrafting: true });
