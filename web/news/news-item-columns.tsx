import { Link } from 'react-router-dom';
import type { NewsItem } from '#core/news/news-item.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { linkToProduct } from '#web/search/search-url.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';

export const announcedName = ({ code, productBrandName }: NewsItem): string => `${code} ${productBrandName}`.trim();

export const newsItemColumns: readonly OfficeColumn<NewsItem>[] = [
  {
    id: 'date',
    header: 'Fecha',
    text: ({ createdAt }) => formatDate(createdAt),
    sort: ({ createdAt }) => createdAt,
    isMono: true,
    card: 'state',
  },
  {
    id: 'code',
    header: 'Código',
    text: ({ code }) => code,
    cell: (item) =>
      item.code === '' ? (
        <span className="muted">Sin artículos de la marca</span>
      ) : (
        <Link className="mono" to={linkToProduct(item)}>
          {item.code}
        </Link>
      ),
    sort: ({ code }) => code || null,
    card: 'title',
  },
  {
    id: 'brand',
    header: 'Marca',
    text: ({ productBrandName }) => productBrandName,
    sort: ({ productBrandName }) => productBrandName,
    card: 'left',
  },
];
