import { Failed } from './failed.tsx';
import { PageTitle } from './page-title.tsx';
import { Skeleton } from './skeleton.tsx';

interface OfficeAwaitedProps {
  readonly name: string;
  /** Why the list did not come; null while it may. */
  readonly failed: string | null;
  readonly onRetry: () => void;
}

/** An office screen without its list: the name stays where it will be, over what is awaited or another try. */
export function OfficeAwaited({ name, failed, onRetry }: OfficeAwaitedProps) {
  return (
    <main className="office">
      <PageTitle>{name}</PageTitle>
      <h1>{name}</h1>
      {failed === null ? <Skeleton rows={10} kind="office" /> : <Failed text={failed} onRetry={onRetry} />}
    </main>
  );
}
