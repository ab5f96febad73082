import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { savedViewProblem } from '#adapters/texts/saved-searches.es.ts';
import { staffOrderFilterToWire } from '#adapters/wire/staff-orders.wire.ts';
import type { StaffOrderFilter } from '#core/orders/staff/staff-order.ts';
import { maxSearchNameLength, type SavedSearch } from '#core/saved-searches/saved-search.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NameDialog } from '#web/ui/name-dialog.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { linkToStaffOrders, readStaffOrdersUrl } from './staff-orders-url.ts';

type Asked = { readonly what: 'new' } | { readonly what: 'name' | 'removal'; readonly view: SavedSearch };

const queryOf = (filter: StaffOrderFilter): string => new URLSearchParams(staffOrderFilterToWire(filter)).toString();
const linkToView = ({ query }: SavedSearch): string => {
  const { filter } = readStaffOrdersUrl(new URLSearchParams(query));
  return linkToStaffOrders({ filter });
};

const viewActs = [
  { what: 'name', icon: 'edit', label: 'Renombrar' },
  { what: 'removal', icon: 'close', label: 'Borrar' },
] as const;

/** The filters that somebody keeps under names of their own, a click away; and those of now, to be kept. */
export function StaffOrderViews({ filter }: { readonly filter: StaffOrderFilter }) {
  const { savedSearches } = useServices();
  const kept = useServiceQuery(savedSearches.views);
  const query = queryOf(filter);
  // Another back end keeps no views.
  if (kept.failure?.code === 'not-offered') return null;
  const isNone = (views: readonly SavedSearch[]) => views.length === 0 && query === '';
  return (
    <QueryState of={kept} problem={savedViewProblem} skeleton={null} isPart isNone={isNone}>
      {(views) => <Views views={views} query={query} />}
    </QueryState>
  );
}

function Views({ views, query }: { readonly views: readonly SavedSearch[]; readonly query: string }) {
  const { savedSearches } = useServices();
  const { toaster } = usePublicServices();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { submit, isUnderWay } = useSubmission();
  const element = useRef<HTMLElement>(null);
  const here = views.find((view) => view.query === query) ?? null;
  const close = () => setAsked(null);
  const remove = (view: SavedSearch) =>
    submit(async () => {
      const removed = await savedSearches.remove(view);
      close();
      if (removed.ok) toaster.show({ kind: 'Success', title: view.name, message: 'Vista borrada' });
      else toaster.show({ kind: 'Error', title: view.name, message: savedViewProblem(removed.val) });
      element.current?.focus();
    });
  const outcomeOf = (kept: Awaited<ReturnType<typeof savedSearches.create>>, done: string) =>
    kept.ok ? { name: kept.val.name, done } : { wrong: savedViewProblem(kept.val) };
  const dialog = {
    label: 'Nombre de la vista',
    placeholder: 'Zona norte sin preparar',
    maxLength: maxSearchNameLength,
    onClose: close,
  };
  return (
    <nav ref={element} className="orders-views" aria-label="Vistas guardadas" tabIndex={-1}>
      {views.map((view) => (
        <Link
          key={view.id}
          className={view === here ? 'filter-state here' : 'filter-state'}
          to={linkToView(view)}
          aria-current={view === here ? 'true' : undefined}
        >
          <Icon name="bookmark" />
          {view.name}
        </Link>
      ))}
      {here === null && query !== '' && (
        <button type="button" className="btn flat" onClick={() => setAsked({ what: 'new' })}>
          <Icon name="bookmark" />
          Guardar vista
        </button>
      )}
      {here !== null &&
        viewActs.map(({ what, icon, label }) => (
          <button
            key={what}
            type="button"
            className="btn flat"
            aria-label={`${label} ${here.name}`}
            onClick={() => setAsked({ what, view: here })}
          >
            <Icon name={icon} />
            {label}
          </button>
        ))}
      {asked?.what === 'new' && (
        <NameDialog
          {...dialog}
          title="Guardar vista"
          action="Guardar"
          save={async (name) => outcomeOf(await savedSearches.create(name, query, 'orders'), 'Vista guardada')}
        />
      )}
      {asked?.what === 'name' && (
        <NameDialog
          {...dialog}
          title={`Renombrar «${asked.view.name}»`}
          action="Renombrar"
          name={asked.view.name}
          save={async (name) => outcomeOf(await savedSearches.rename(asked.view, name), 'Vista renombrada')}
        />
      )}
      {asked?.what === 'removal' && (
        <Confirm
          title={`¿Borrar la vista «${asked.view.name}»?`}
          action="Borrar vista"
          busy={isUnderWay}
          onClose={close}
          onConfirm={() => remove(asked.view)}
        >
          <p className="muted">Los pedidos quedan como están.</p>
        </Confirm>
      )}
    </nav>
  );
}
