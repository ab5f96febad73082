import { type NameKind, nameKinds } from '#core/catalogue/names/catalogue-name.ts';

export interface NameUrl {
  readonly kind: NameKind;
  readonly text: string;
  readonly parentId: string;
  readonly after: string | null;
}

const path = '/catalogue-names';

export const readNameUrl = (query: URLSearchParams): NameUrl => ({
  kind: nameKinds.find((kind) => kind === query.get('kind')) ?? 'brands',
  text: query.get('q') ?? '',
  parentId: query.get('in') ?? '',
  after: query.get('after'),
});

export const linkToNames = ({ kind, text, parentId, after }: Partial<NameUrl>): string => {
  const query = new URLSearchParams([
    ...(kind === undefined || kind === 'brands' ? [] : [['kind', kind]]),
    ...(text ? [['q', text]] : []),
    ...(parentId ? [['in', parentId]] : []),
    ...(after ? [['after', after]] : []),
  ]);
  return query.size === 0 ? path : `${path}?${query}`;
};
