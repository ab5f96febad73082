import { useFront } from '#web/front-context.tsx';
import { Categories } from './categories.tsx';
import { HeroDrawing } from './hero-drawing.tsx';

/** What everybody may see of the distributor. */
export function HomeContent() {
  const { name, since } = useFront().settings.distributor;
  const years = new Date().getFullYear() - since;
  return (
    <main className="home">
      <title>{`${name} · Distribuidora de autopartes`}</title>
      <section className="hero">
        <div className="hero-words">
          <h1>El repuesto justo, en el mostrador.</h1>
          <p>
            Distribuimos motor, suspensión, embrague, frenos, transmisión, rodamientos y encendido a casas de repuestos
            de todo el país. Desde {since}.
          </p>
          <a className="btn primary" href="#productos">
            Conocé nuestros productos
          </a>
        </div>
        <HeroDrawing />
      </section>
      <Categories />
      <section id="nosotros" className="story">
        <h2>Nuestra trayectoria</h2>
        <p>
          Somos referentes en la distribución de autopartes, con más de {years} años en el mercado. Acompañamos a cada
          casa de repuestos con stock, conocimiento y entregas que se cumplen, y buscamos crecer de manera firme y
          sostenida.
        </p>
      </section>
      <footer className="foot">
        {name} · desde {since}
      </footer>
    </main>
  );
}
