import { useFront } from '#web/front-context.tsx';

export function Footer() {
  const { name, since, address, town, phone } = useFront().settings.distributor;
  return (
    <footer className="foot">
      <b>{name}</b>
      <span>Distribuidora de autopartes desde {since}</span>
      <span>
        {address}, {town} · {phone}
      </span>
    </footer>
  );
}
