import { useEffect, useMemo, useState } from 'react';
import { shopConfigurationProblem, wrongTexts } from '#adapters/texts/shop-configuration.es.ts';
import { checkSection } from '#core/configuration/section-rules.ts';
import type { Section, SectionValues } from '#core/configuration/shop-configuration.ts';
import { useServices } from '#web/services.ts';
import { useSectionDraft } from '#web/state/section-draft.ts';
import { useOpenTab } from './tab-context.ts';

/** How a section is typed. */
export interface SectionForm<Of extends Section, Typed> {
  readonly section: Of;
  readonly title: string;
  write(value: SectionValues[Of]): Typed;
  /** What is no number becomes a value that no rule takes: the rules say so. */
  read(typed: Typed): SectionValues[Of];
}

export interface OpenSection<Typed> {
  readonly title: string;
  readonly typed: Typed;
  readonly isUnsaved: boolean;
  change(next: (before: Typed) => Typed): void;
  /** The field was left: from now on it says what is wrong with it. */
  leave(field: string): void;
  wrong(field: string): string | null;
}

/** Nothing here chooses what does not exist: the server sees to that. */
const knows = (): boolean => true;

/** A section of the open tab: what is typed, and what is wrong with it by the rules that the server goes by. */
export function useSection<Of extends Section, Typed>(form: SectionForm<Of, Typed>): OpenSection<Typed> {
  const { section, title } = form;
  const { configuration, report } = useOpenTab();
  const { shopConfiguration } = useServices();
  const held = configuration[section];
  const stored = useMemo(() => form.write(held), [form, held]);
  const tag = configuration.tags?.[section] ?? null;
  const { typed, isUnsaved, hasMoved, seen, change, discard } = useSectionDraft(section, stored, tag);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [showsAll, setShowsAll] = useState(false);
  const checked = checkSection(section, form.read(typed), { held, knows });

  const begin = () => {
    setLeft(new Set());
    setShowsAll(false);
    discard();
  };
  const save = async (): Promise<string | null> => {
    setShowsAll(true);
    if (!checked.ok) return shopConfigurationProblem(checked.val);
    const answer = await shopConfiguration.save(section, checked.val, hasMoved ? tag : seen);
    if (!answer.ok) return shopConfigurationProblem(answer.val);
    begin();
    return null;
  };
  useEffect(() => {
    report(section, { title, isUnsaved, hasMoved, save, discard: begin });
  });
  useEffect(() => () => report(section, null), [report, section]);

  return {
    title,
    typed,
    isUnsaved,
    change,
    leave: (field) => setLeft((before) => (before.has(field) ? before : new Set([...before, field]))),
    wrong(field) {
      if (!isUnsaved || checked.ok || !(showsAll || left.has(field))) return null;
      const problem = checked.val.problems.find((each) => each.field === field);
      return problem === undefined ? null : wrongTexts[problem.wrong];
    },
  };
}
