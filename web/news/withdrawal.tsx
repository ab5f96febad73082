import { newsManagementProblem } from '#adapters/texts/promotions.es.ts';
import type { NewsItem } from '#core/news/news-item.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { announcedName } from './news-item-columns.tsx';

interface WithdrawalProps {
  readonly item: NewsItem;
  readonly onClose: () => void;
  readonly onWithdrawn: () => void;
}

/** Taking away what is announced, after asking. */
export function Withdrawal({ item, onClose, onWithdrawn }: WithdrawalProps) {
  const { announcedNews } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const name = announcedName(item);

  const withdraw = () =>
    submit(async () => {
      const answer = await announcedNews.withdraw(item.id);
      onClose();
      if (answer.ok) {
        toaster.show({ kind: 'Success', title: name, message: 'Ya no está entre las novedades' });
        onWithdrawn();
      } else toaster.show({ kind: 'Error', title: name, message: newsManagementProblem(answer.val) });
      announcedNews.announced.outdate();
    });

  return (
    <Confirm
      title={`¿Quitar ${name} de las novedades?`}
      action="Quitar novedad"
      busy={isUnderWay}
      onClose={onClose}
      onConfirm={withdraw}
    >
      <p className="muted">Los clientes dejan de verlo en Novedades. El artículo sigue en el catálogo.</p>
    </Confirm>
  );
}
