import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

/** How a claim or a warranty stands: just come, on its way, or ended one way or the other. */
export type CaseLook = 'new' | 'going' | 'yes' | 'no';

const icons: Readonly<Record<CaseLook, IconName>> = { new: 'file', going: 'turn', yes: 'check', no: 'close' };

/** A dot with its sign, and the word. */
export function CaseState({ look, text }: { readonly look: CaseLook; readonly text: string }) {
  return (
    <span className={`case-state ${look}`}>
      <span className="case-dot">
        <Icon name={icons[look]} />
      </span>
      {text}
    </span>
  );
}

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
