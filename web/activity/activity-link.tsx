import { Link } from 'react-router-dom';
import { refusal } from '#core/access/calls.ts';
import type { ActivitySubject } from '#core/activity/activity.ts';
import { useServices } from '#web/services.ts';
import { linkToActivity } from './activity-url.ts';

interface ActivityLinkProps {
  readonly subject: ActivitySubject;
  readonly className?: string;
}

/** Leads administrators to what was done about one thing; others see no activity. */
export function ActivityLink({ subject, className }: ActivityLinkProps) {
  const { caller } = useServices();
  if (refusal('administration', caller) !== null) return null;
  return (
    <Link className={className} to={linkToActivity({ filter: { subject } })}>
      Quién hizo qué
    </Link>
  );
}
