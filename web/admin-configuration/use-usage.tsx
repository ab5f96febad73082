import { type ReactNode, useState } from 'react';
import { usageText, usageUnknown } from '#adapters/texts/shop-configuration.es.ts';
import type { UsedSection } from '#core/configuration/item-usage.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServices } from '#web/services.ts';
import { Confirm } from '#web/ui/confirm.tsx';

interface Question {
  readonly name: string;
  readonly text: string;
  readonly out: () => void;
}

interface Usage {
  /** Takes the item out: at once where nobody uses it, else once the question is answered. */
  readonly ask: (id: string, name: string, out: () => void) => void;
  readonly question: ReactNode;
}

/** Who uses an item of a list, shown before it is taken out (docs/rules/configuration.md 9). */
export function useUsage(section: UsedSection | undefined): Usage {
  const { shopConfiguration } = useServices();
  const [asked, setAsked] = useState<Question | null>(null);
  const { submit } = useSubmission();
  const ask = (id: string, name: string, out: () => void): void => {
    if (section === undefined) {
      out();
      return;
    }
    submit(async () => {
      const answer = await shopConfiguration.usage(section, id);
      if (answer.ok && answer.val.count === 0) out();
      else setAsked({ name, text: answer.ok ? usageText(section, answer.val) : usageUnknown, out });
    });
  };
  const close = () => setAsked(null);
  const question = asked !== null && (
    <Confirm
      title={`¿Quitar «${asked.name}»?`}
      action="Quitar"
      onClose={close}
      onConfirm={() => {
        close();
        asked.out();
      }}
    >
      <p>{asked.text}</p>
      <p className="muted">Se quita cuando guardes.</p>
    </Confirm>
  );
  return { ask, question };
}
