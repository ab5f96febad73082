import { useDistributor } from '#web/public-services-context.tsx';
import { useWithYears } from './use-with-years.ts';

/** The paragraphs of the distributor's story that can be shown; none where it has no text. */
export function useStory(): readonly string[] {
  const inYears = useWithYears();
  return useDistributor()
    .story.map(inYears)
    .filter((text) => text !== '');
}

/** 'Nuestra trayectoria', with the years beside it. */
export function Story() {
  const { since } = useDistributor();
  const years = useWithYears()('+{años}');
  const story = useStory();
  if (story.length === 0) return null;
  return (
    <section id="nosotros" className="block story">
      <h2>Nuestra trayectoria</h2>
      {since !== null && (
        <p className="years" aria-hidden="true">
          <b className="mono">{since}</b>
          <span />
          {years !== '' && (
            <>
              <b className="mono">{years}</b> años
            </>
          )}
        </p>
      )}
      <div>
        {story.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  );
}
