import { useFront } from '#web/front-context.tsx';
import { Categories } from './categories.tsx';
import { Characteristics } from './characteristics.tsx';
import { Contact } from './contact.tsx';
import { DistributorStrip } from './distributor-strip.tsx';
import { Hero } from './hero.tsx';
import { StockLegend } from './stock-legend.tsx';
import { roundYears } from './years.ts';

/** What everybody may see of the distributor. */
export function HomeContent() {
  const { settings, clock } = useFront();
  const { name, since } = settings.distributor;
  const years = roundYears(since, new Date(clock.now()).getFullYear());
  return (
    <main className="home">
      <title>{`${name} · Distribuidora de autopartes`}</title>
      <Hero />
      <Categories />
      <section id="nosotros" className="block story">
        <h2>Nuestra trayectoria</h2>
        <p className="years" aria-hidden="true">
          <b className="mono">{since}</b>
          <span />
          <b className="mono">+{years}</b> años
        </p>
        <div>
          <p>
            Somos referentes en la distribución de autopartes, con más de {years} años en el mercado. Desde {since}{' '}
            abastecemos a casas de repuestos con productos de motor, suspensión, embrague, frenos, transmisión,
            rodamientos y encendido.
          </p>
          <p>Buscamos crecer de manera firme y sostenida, al ritmo de los negocios que atendemos.</p>
        </div>
      </section>
      <Characteristics />
      <DistributorStrip />
      <Contact />
      <StockLegend />
    </main>
  );
}
