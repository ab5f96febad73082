import { useFront } from '#web/front-context.tsx';

export function Footer() {
  const { distributor, version } = useFront().settings;
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
      {/* The label of the environment is the one that portal.md §9 gives. */}
      <small>{version} · Prod</small>
    </footer>
  );
}
