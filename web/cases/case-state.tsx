import { Icon, type IconName } from '#web/ui/icon.tsx';

/** How a claim or a warranty stands: just come, on its way, or ended one way or the other. */
export type CaseTone = 'new' | 'going' | 'yes' | 'no';

const icons: Readonly<Record<CaseTone, IconName>> = { new: 'file', going: 'turn', yes: 'check', no: 'close' };

/** A dot with its sign, and the word. */
export function CaseState({ tone, text }: { readonly tone: CaseTone; readonly text: string }) {
  return (
    <span className={`case-state ${tone}`}>
      <span className="case-dot">
        <Icon name={icons[tone]} />
      </span>
      {text}
    </span>
  );
}
