import { useEffect, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { movedText } from '#adapters/texts/moved.es.ts';
import { shopConfigurationProblem, wrongTexts } from '#adapters/texts/shop-configuration.es.ts';
import { checkSection, type SectionProblem } from '#core/configuration/section-rules.ts';
import type { Section, SectionValues } from '#core/configuration/shop-configuration.ts';
import { type FieldProblem, wholeForm } from '#web/hooks/form-errors.ts';
import { type RuleForm, useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useSectionDraft } from '#web/hooks/use-section-draft.ts';
import { useServices } from '#web/services.ts';
import { useOpenTab } from './tab-context.ts';

/** How a section is typed: a list in `rows`. */
export interface SectionForm<Of extends Section, Typed extends FieldValues> {
  readonly section: Of;
  readonly title: string;
  write(value: SectionValues[Of]): Typed;
  /** A text that is no number becomes a value that no rule takes: the rules say so. */
  read(typed: Typed): SectionValues[Of];
}

export interface OpenSection<Typed extends FieldValues> {
  readonly title: string;
  readonly isUnsaved: boolean;
  /** As it would be typed. */
  readonly stored: Typed;
  readonly form: RuleForm<Typed>;
  /** What is wrong with the section as a whole. */
  readonly problem: string | null;
}

/** The choices of this form all exist; the server checks them too. */
const knows = (): boolean => true;

/** The rules know a list by its places; in the form it has a name. */
const problem = ({ field, wrong }: SectionProblem): FieldProblem => ({
  field: field === '' ? wholeForm : field.replace(/^(?=\d)/, 'rows.'),
  text: wrongTexts[wrong],
});

/** A section of the open tab: what is typed, and what is wrong with it by the rules that the server goes by. */
export function useSection<Of extends Section, Typed extends FieldValues>(
  of: SectionForm<Of, Typed>,
): OpenSection<Typed> {
  const { section, title } = of;
  const { configuration, report } = useOpenTab();
  const { shopConfiguration } = useServices();
  const held = configuration[section];
  const stored = useMemo(() => of.write(held), [of, held]);
  const tag = configuration.tags?.[section] ?? null;
  const {
    isUnsaved,
    hasMoved,
    storedChanges,
    view,
    values,
    save: store,
    discard,
  } = useSectionDraft(section, stored, tag);
  const check = (now: Typed) => checkSection(section, of.read(now), { held, knows });
  const form = useRuleForm<Typed>({
    draft: values,
    problemsOf(now) {
      const found = check(now);
      // Only typed values are checked: stored ones stay.
      return found.ok || !view.get().isUnsaved ? [] : found.val.problems.map(problem);
    },
  });

  const save = async (): Promise<string | null> => {
    const found = check(values.get());
    let refused = found.ok ? null : shopConfigurationProblem(found.val);
    await form.submit(async () => {
      const answer = await store(async (typed, seen) => {
        const checked = check(typed);
        return checked.ok ? (await shopConfiguration.save(section, checked.val, seen)).map(of.write) : checked;
      });
      if (answer.ok) return [];
      refused = shopConfigurationProblem(answer.val);
      return answer.val.code === 'section-invalid'
        ? answer.val.problems.map(problem)
        : [{ field: 'save', text: refused }];
    })();
    return refused;
  };
  const back = () => {
    discard();
    form.begin();
  };
  useEffect(() => {
    const moved = hasMoved ? movedText(configuration.changedBy[section] ?? '', storedChanges) : '';
    report(section, { title, isUnsaved, hasMoved, moved, save, discard: back });
  });
  useEffect(() => () => report(section, null), [report, section]);

  return { title, isUnsaved, stored, form, problem: form.problemOf(wholeForm) };
}
