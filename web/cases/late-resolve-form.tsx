import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';

const ResolveForm = lazy(() => import('./resolve-form.tsx').then((module) => ({ default: module.ResolveForm })));

/** How a case ends, where one is open that may end: a list alone does without its code. */
export function LateResolveForm(props: ComponentProps<typeof ResolveForm>) {
  return (
    <Suspense fallback={<Skeleton rows={2} kind="office" />}>
      <ResolveForm {...props} />
    </Suspense>
  );
}
