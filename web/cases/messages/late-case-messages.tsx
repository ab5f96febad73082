import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';

const CaseMessages = lazy(() => import('./case-messages.tsx').then((module) => ({ default: module.CaseMessages })));

/** The messages of a case that is open: a list alone does without their code. */
export function LateCaseMessages(props: ComponentProps<typeof CaseMessages>) {
  return (
    <Suspense fallback={<Skeleton rows={2} kind="office" />}>
      <CaseMessages {...props} />
    </Suspense>
  );
}
