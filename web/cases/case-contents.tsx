import type { ReactNode } from 'react';
import type { CaseTone } from './case-state.tsx';
import { CaseTimeline } from './case-timeline.tsx';

export type CaseFact = readonly [name: string, value: ReactNode];

interface CaseContentsProps {
  readonly tone: CaseTone;
  /** The resolution; empty while there is none. */
  readonly resolution: string;
  /** Facts without a value are left out. */
  readonly facts: readonly CaseFact[];
  readonly note: string;
  /** The states it went through, oldest first. */
  readonly steps: readonly { readonly tone: CaseTone; readonly text: string; readonly date: string }[];
  /** Shown between the facts and the note. */
  readonly children?: ReactNode;
}

/** All there is of a claim or a warranty: how it ended, what it is about, its note and its way. */
export function CaseContents({ tone, resolution, facts, note, steps, children }: CaseContentsProps) {
  return (
    <>
      {resolution !== '' && (
        <section className={`case-resolution ${tone}`}>
          <h3>Resolución</h3>
          <p>{resolution}</p>
        </section>
      )}
      <dl className="facts case-facts">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {children}
      {note !== '' && (
        <>
          <h3>Nota</h3>
          <p className="case-note">{note}</p>
        </>
      )}
      {steps.length > 0 && (
        <>
          <h3>Seguimiento</h3>
          <CaseTimeline steps={steps} />
        </>
      )}
    </>
  );
}
