import { usePublicServices } from '#web/public-services-context.tsx';

export function Footer() {
  const { distributor, version } = usePublicServices().settings;
  const { name, since, trade, address, town, phone } = distributor;
  return (
    <footer className="foot">
      <b>{name}</b>
      <span>
        {trade} desde {since}
      </span>
      <span>
        {address}, {town} · {phone}
      </span>
      {/* The label of the environment (docs/rules/screens.md 7). */}
      <small>{version} · Prod</small>
    </footer>
  );
}
