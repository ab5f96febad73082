import { useState } from 'react';
import { Link } from 'react-router-dom';
import { newsManagementProblem } from '#adapters/texts/promotions.es.ts';
import type { NewsItem } from '#core/news/news-item.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { useDesks } from '#web/desks.ts';
import { useFront } from '#web/front-context.tsx';
import { Confirm } from '#web/parts/confirm.tsx';
import { useSubmission } from '#web/parts/submission.ts';
import { linkToProduct } from '#web/search/search-url.ts';

interface AnnouncedRowProps {
  readonly item: NewsItem;
  readonly onWithdrawn: () => void;
}

/** What is announced, and taking it away. */
export function AnnouncedRow({ item, onWithdrawn }: AnnouncedRowProps) {
  const { announcing } = useDesks();
  const { toaster } = useFront();
  const [isAsked, ask] = useState(false);
  const { submit, isUnderWay } = useSubmission();
  const { code, productBrandName, createdAt } = item;
  const name = `${code} ${productBrandName}`.trim();

  const withdraw = () =>
    submit(async () => {
      const answer = await announcing.withdraw(item.id);
      ask(false);
      if (answer.ok) {
        toaster.show({ kind: 'Success', title: name, message: 'Ya no está entre las novedades' });
        onWithdrawn();
      } else toaster.show({ kind: 'Error', title: name, message: newsManagementProblem(answer.val) });
      announcing.announced.outdate();
    });

  return (
    <tr>
      <td className="mono">{formatDate(createdAt)}</td>
      <th scope="row">
        {code === '' ? (
          <span className="muted">Sin artículos de la marca</span>
        ) : (
          <Link className="mono" to={linkToProduct(item)}>
            {code}
          </Link>
        )}
      </th>
      <td>{productBrandName}</td>
      <td className="announced-out">
        <button type="button" className="btn" onClick={() => ask(true)}>
          Quitar<span className="only-read"> {name}</span>
        </button>
        {isAsked && (
          <Confirm
            title={`¿Quitar ${name} de las novedades?`}
            action="Quitar novedad"
            busy={isUnderWay}
            onClose={() => ask(false)}
            onConfirm={withdraw}
          >
            <p className="muted">Los clientes dejan de verlo en Novedades. El artículo sigue en el catálogo.</p>
          </Confirm>
        )}
      </td>
    </tr>
  );
}
