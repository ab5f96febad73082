import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { CaseState, type CaseTone } from './case-state.tsx';

interface CaseTimelineProps {
  readonly steps: readonly { readonly tone: CaseTone; readonly text: string; readonly date: string }[];
}

/** Every state that the case went through, and when. */
export function CaseTimeline({ steps }: CaseTimelineProps) {
  return (
    <ol className="case-timeline">
      {steps.map(({ tone, text, date }) => (
        <li key={text}>
          <CaseState tone={tone} text={text} />
          <time dateTime={date}>{formatDateTime(date)}</time>
        </li>
      ))}
    </ol>
  );
}
