import { usePublicServices } from '#web/public-services-context.tsx';
import sheet from '#web/sheets/home.css';
import { Categories } from './categories.tsx';
import { Characteristics } from './characteristics.tsx';
import { Contact } from './contact.tsx';
import { DistributorStrip } from './distributor-strip.tsx';
import { Hero } from './hero.tsx';
import { StockLegend } from './stock-legend.tsx';
import { useWithYears } from './use-with-years.ts';

/** What everybody may see of the distributor. */
export function HomeContent() {
  const { name, since, trade, story } = usePublicServices().settings.distributor;
  const inYears = useWithYears();
  return (
    <main className="home">
      {/* The page that is drawn has it in its head, and no address of it here. */}
      {sheet && <link rel="stylesheet" href={sheet} precedence="default" />}
      <title>{`${name} · ${trade}`}</title>
      <Hero />
      <Categories />
      <section id="nosotros" className="block story">
        <h2>Nuestra trayectoria</h2>
        <p className="years" aria-hidden="true">
          <b className="mono">{since}</b>
          <span />
          <b className="mono">{inYears('+{años}')}</b> años
        </p>
        <div>
          {story.map((text) => (
            <p key={text}>{inYears(text)}</p>
          ))}
        </div>
      </section>
      <Characteristics />
      <DistributorStrip />
      <Contact />
      <StockLegend />
    </main>
  );
}
