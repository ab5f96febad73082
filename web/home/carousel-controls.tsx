import { BasicIcon } from '#web/ui/basic-icon.tsx';

interface CarouselControlsProps {
  readonly at: number;
  readonly count: number;
  readonly isPlaying: boolean;
  readonly onGoTo: (place: number) => void;
  readonly onGoBy: (places: number) => void;
  readonly onToggle: () => void;
}

/** The indicators, the way back and forth, and the pause. */
export function CarouselControls({ at, count, isPlaying, onGoTo, onGoBy, onToggle }: CarouselControlsProps) {
  return (
    <div className="carousel-controls">
      <button type="button" aria-label={isPlaying ? 'Pausar' : 'Reproducir'} onClick={onToggle}>
        <BasicIcon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <span className="mono">Slide {at + 1}</span>
      <ol>
        {Array.from({ length: count }, (_, place) => `Slide ${place + 1}`).map((label, place) => (
          <li key={label}>
            <button
              type="button"
              className="indicator"
              aria-label={label}
              aria-current={place === at ? 'true' : undefined}
              onClick={() => onGoTo(place)}
            />
          </li>
        ))}
      </ol>
      <button type="button" aria-label="Anterior" onClick={() => onGoBy(-1)}>
        <BasicIcon name="left" />
      </button>
      <button type="button" aria-label="Siguiente" onClick={() => onGoBy(1)}>
        <BasicIcon name="right" />
      </button>
    </div>
  );
}
