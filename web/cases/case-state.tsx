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
