import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { type CaseLook, CaseState } from './case-state.tsx';

interface CaseWayProps {
  readonly steps: readonly { readonly look: CaseLook; readonly text: string; readonly date: string }[];
}

/** Each state that it went through, and when. */
export function CaseWay({ steps }: CaseWayProps) {
  return (
    <ol className="case-way">
      {steps.map(({ look, text, date }) => (
        <li key={text}>
          <CaseState look={look} text={text} />
          <time dateTime={date}>{formatDateTime(date)}</time>
        </li>
      ))}
    </ol>
  );
}
