import { useDistributor } from '#web/public-services-context.tsx';

/** The tab's title: the screen, then whose shop it is. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{`${children} · ${useDistributor().name}`}</title>;
}
