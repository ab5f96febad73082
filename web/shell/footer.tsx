import { joinedContact } from '#core/distributor/joined-contact.ts';
import { useDistributor, usePublicServices } from '#web/public-services-context.tsx';

/** The distributor of the page. What the distributor has not filled in takes no room (docs/rules/distributor.md 1). */
export function Footer() {
  const { version } = usePublicServices().settings;
  const { name, since, trade, address, town, phone } = useDistributor();
  const what = joinedContact([trade, since === null ? '' : `desde ${since}`], ' ');
  const where = joinedContact([joinedContact([address, town], ', '), phone], ' · ');
  return (
    <footer className="foot">
      <b>{name}</b>
      {what !== '' && <span>{what}</span>}
      {where !== '' && <span>{where}</span>}
      {/* The label of the environment (docs/rules/screens.md 7). */}
      <small>{version} · Prod</small>
    </footer>
  );
}
