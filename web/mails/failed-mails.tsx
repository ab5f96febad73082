import { Link } from 'react-router-dom';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { maxCountedMails } from '#core/mail/outbox.service.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { mailsModule } from '#web/modules/mails.module.ts';
import { useServices } from '#web/services.ts';
import { Icon } from '#web/ui/icon.tsx';

/** On every screen of management: how many mails could not go out, and the way to them. Nothing while all do. */
export function FailedMails() {
  const { mails } = useServices(mailsModule);
  const { answer: failed } = useServiceQuery(mails.failed);
  if (failed === null || failed === 0) return null;
  return (
    <Link className="nav-link failed-mails" to="/admin-mails?state=failed">
      <Icon name="warning" />
      {failed === 1
        ? 'Un correo no salió'
        : `${failed >= maxCountedMails ? `Más de ${maxCountedMails - 1}` : formatCount(failed)} correos no salieron`}
    </Link>
  );
}
