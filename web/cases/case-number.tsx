import { OpenLink } from '#web/ui/list-link.tsx';
import { UnreadMark } from './messages/unread-mark.tsx';

interface CaseNumberProps {
  readonly number: string;
  readonly to: string;
  readonly isOpen: boolean;
  /** How many messages of each were not opened yet, by number. */
  readonly unread: ReadonlyMap<string, number>;
  /** The link's name where the number alone does not say it. */
  readonly label?: string;
}

/** The number of a claim or a warranty in a list: it opens it, and says what was not read. */
export function CaseNumber({ number, to, isOpen, unread, label }: CaseNumberProps) {
  return (
    <>
      <OpenLink to={to} aria-label={label} aria-current={isOpen ? 'true' : undefined}>
        {number}
      </OpenLink>{' '}
      <UnreadMark count={unread.get(number)} />
    </>
  );
}
