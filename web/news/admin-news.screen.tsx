import { useState } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { newsManagementProblem } from '#adapters/texts/promotions.es.ts';
import type { NewsItem } from '#core/news/news-item.ts';
import { useHeadingAfterRemoval } from '#web/hooks/removal-focus.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { casesModule } from '#web/modules/cases.module.ts';
import { newsModule } from '#web/modules/news.module.ts';
import { useServices } from '#web/services.ts';
import { Message } from '#web/ui/message.tsx';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { AnnounceForm } from './announce-form.tsx';
import { announcedName, newsItemColumns } from './news-item-columns.tsx';
import { Withdrawal } from './withdrawal.tsx';

const title = 'Alta de novedades';

/** /admin-product-news: what is announced, newest first, and announcing more. */
export function AdminNewsScreen() {
  const { announcedNews } = useServices(newsModule, casesModule);
  const { answer, failure, retry } = useServiceQuery(announcedNews.announced);
  const [heading, onWithdrawn] = useHeadingAfterRemoval();
  // The item that is asked about stays, although the list behind it changes.
  const [leaving, setLeaving] = useState<NewsItem | null>(null);
  return (
    <main className="office admin-news">
      <PageTitle>{title}</PageTitle>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <AnnounceForm />
      <OfficeTable
        name="Novedades"
        rows={answer}
        problem={failure && newsManagementProblem(failure)}
        onRetry={retry}
        none={
          <Message title="Todavía no hay novedades">
            <p className="muted">Buscá un artículo por su código y agregalo.</p>
          </Message>
        }
        rowKey="id"
        columns={newsItemColumns}
        isNarrow
        actions={{
          header: 'Quitar',
          of: (item) => (
            <button type="button" className="btn" onClick={() => setLeaving(item)}>
              Quitar<span className="only-read"> {announcedName(item)}</span>
            </button>
          ),
        }}
      >
        <p className="muted" role="status">
          {answer !== null && answer.length > 0 && countText(answer.length)}
        </p>
      </OfficeTable>
      {leaving !== null && <Withdrawal item={leaving} onClose={() => setLeaving(null)} onWithdrawn={onWithdrawn} />}
    </main>
  );
}

const countText = (count: number): string => (count === 1 ? 'Una novedad' : `${formatCount(count)} novedades`);
