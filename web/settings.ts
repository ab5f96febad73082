/** What the page was served with: the address of the API is in its head, where whoever serves it may set another. */
export interface WebSettings {
  readonly apiBaseUrl: string;
  readonly distributor: { readonly name: string; readonly since: number };
}

export const readSettings = (page: Document): WebSettings => {
  const told = page.querySelector('meta[name="api-base-url"]')?.getAttribute('content')?.trim() ?? '';
  return {
    apiBaseUrl: (told === '' ? page.location.origin : told).replace(/\/+$/, ''),
    distributor: { name: 'Mostrador', since: 1989 },
  };
};
