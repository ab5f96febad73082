import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { usePublicServices } from '#web/public-services-context.tsx';
import { BackToTop, useShrunkHeader } from '#web/shell/back-to-top.tsx';
import { Footer } from '#web/shell/footer.tsx';
import { Logo } from '#web/shell/logo.tsx';
import { hasFamilies } from './category.ts';
import { HomeContent } from './home-content.tsx';
import { LoginBar } from './login-bar.tsx';
import { useStory } from './story.tsx';

/** /home as a visitor sees it: the shop window, with the way in. */
export function HomeScreen() {
  const isScrolled = useShrunkHeader();
  const hasStory = useStory().length > 0;
  const { settings, session } = usePublicServices();
  const hasMakers = settings.home?.images.Distributor.length !== 0;
  // After a reload only the entry of the history knows it.
  const { state } = useLocation();
  const wasEnded = useSelector(session, ({ context }) => context.wasEnded) || state?.wasEnded === true;
  return (
    <>
      <a className="skip" href="#contenido">
        Ir al contenido
      </a>
      <header className={isScrolled ? 'top visitor small' : 'top visitor'}>
        <Logo />
        <nav aria-label="En esta página">
          {hasStory && <a href="#nosotros">Nosotros</a>}
          {hasMakers && <a href="#marcas">Marcas</a>}
          {hasFamilies(settings) && <a href="#productos">Productos</a>}
          <a href="#contacto">Contacto</a>
        </nav>
        <LoginBar />
      </header>
      <div role="status">
        {wasEnded && (
          <p className="session-ended">
            <b>Tu sesión terminó.</b> Ingresá de nuevo y seguís donde estabas.
          </p>
        )}
      </div>
      <div id="contenido">
        <HomeContent />
      </div>
      <Footer />
      <BackToTop />
    </>
  );
}
