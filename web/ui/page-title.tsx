import { useFront } from '#web/front-context.tsx';

/** The tab's title: the screen, then whose shop it is. */
export function PageTitle({ children }: { readonly children: string }) {
  return <title>{`${children} · ${useFront().settings.distributor.name}`}</title>;
}
