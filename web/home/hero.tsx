import { useRotation } from '#web/hooks/rotation.ts';
import { useDistributor, usePublicServices } from '#web/public-services-context.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { hasFamilies } from './category.ts';
import { HeroDrawing } from './hero-drawing.tsx';
import { askAgainWhereBroken, usePublicImages } from './public-images.ts';
import { useWithYears } from './use-with-years.ts';

/** Milliseconds that each slide stays (docs/rules/home.md 4). */
const slideMs = 3000;

/**
 * The first thing that a visitor sees: the distributor's words, with a drawing where it chose one, and after them its
 * pictures over the whole width, one fading into the next. Without pictures the words stay; without a script they all
 * stand one beneath the other.
 */
export function Hero() {
  const { name, slogan, offering, drawing } = useDistributor();
  const { settings } = usePublicServices();
  const inYears = useWithYears();
  const { images, hasFailed, drop } = usePublicImages('Sliders');
  const pictures = images ?? [];
  const isBare = drawing === null && (images === null ? hasFailed : images.length === 0);
  const { at, goTo, goBy, isPlaying, toggle, hold } = useRotation({
    count: pictures.length + 1,
    step: 1,
    everyMs: slideMs,
  });
  return (
    <section className={isBare ? 'hero bare' : 'hero'} aria-roledescription="carrusel" aria-label="Portada" {...hold}>
      <div className="hero-words">
        <h1>{inYears(slogan) || name}</h1>
        {inYears(offering) !== '' && <p>{inYears(offering)}</p>}
        {/* What has the focus is never under a picture. */}
        {hasFamilies(settings) && (
          <a className="btn primary" href="#productos" onFocus={() => goTo(0)}>
            Conocé nuestros productos
          </a>
        )}
      </div>
      <div className="hero-stage">
        {drawing && <HeroDrawing />}
        <div className={at === 0 ? 'slide-ground' : 'slide-ground shown'} />
        {pictures.map(({ name, src }, index) => (
          <img
            key={name}
            ref={askAgainWhereBroken}
            className={at === index + 1 ? 'slide shown' : 'slide'}
            src={src}
            alt={`Slide ${index + 2}`}
            aria-hidden={at !== index + 1}
            width={1600}
            height={560}
            decoding="async"
            fetchPriority="low"
            onError={() => drop(name)}
          />
        ))}
      </div>
      {/* The first of them is there before the others are known. */}
      {(images === null ? !hasFailed : pictures.length > 0) && (
        <CarouselControls
          at={at}
          count={pictures.length + 1}
          isPlaying={isPlaying}
          onGoTo={goTo}
          onGoBy={goBy}
          onToggle={toggle}
        />
      )}
    </section>
  );
}
