import { type FormEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import type { Section, ShopConfiguration } from '#core/configuration/shop-configuration.ts';
import { isSameData } from '#core/shared/same-data.ts';
import { useFocusAfterRender } from '#web/hooks/focus-after-render.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { SaveBar } from '#web/ui/save-bar.tsx';
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx';
import { OpenTabProvider, type SectionEntry } from './tab-context.ts';

interface TabFormProps {
  readonly label: string;
  readonly configuration: ShopConfiguration;
  /** Called with whether something of the tab is unsaved. */
  readonly onUnsaved: (isUnsaved: boolean) => void;
  readonly children: ReactNode;
}

/** The sections of a tab, and the bar that saves those that were changed. */
export function TabForm({ label, configuration, onUnsaved, children }: TabFormProps) {
  const { toaster } = usePublicServices();
  const entries = useRef(new Map<Section, SectionEntry>());
  const form = useRef<HTMLFormElement>(null);
  const [unsaved, setUnsaved] = useState<readonly Pick<SectionEntry, 'title' | 'hasMoved' | 'moved'>[]>([]);
  const { submit: begin, isUnderWay: isSaving, failure: problem, correct } = useSubmission<string>();
  const isUnsaved = unsaved.length > 0;

  const report = useCallback(
    (section: Section, entry: SectionEntry | null) => {
      if (entry === null) entries.current.delete(section);
      else entries.current.set(section, entry);
      const next = [...entries.current.values()]
        .filter((each) => each.isUnsaved)
        .map(({ title, hasMoved, moved }) => ({ title, hasMoved, moved }));
      setUnsaved((before) => (isSameData(before, next) ? before : next));
      onUnsaved(next.length > 0);
    },
    [onUnsaved],
  );

  const hasMoved = unsaved.some((each) => each.hasMoved);
  // Only what really collided is asked about: the other sections keep what was typed, and are saved as ever.
  const askedAbout = unsaved.filter((each) => each.hasMoved === hasMoved);
  const [first, ...others] = askedAbout;
  /** The text of the bar: which sections are unsaved, and who saved them since. */
  const barText =
    hasMoved && first !== undefined
      ? {
          what: first.title,
          moved: [first.moved, ...others.map(({ title, moved }) => `${title}: ${moved}`)].join('; '),
        }
      : { what: askedAbout.map(({ title }) => title).join(', ') };
  /** The present section; null where there is nothing to save or discard. */
  const entryThat = (moved: boolean, section: Section): SectionEntry | null => {
    const entry = entries.current.get(section);
    return entry?.isUnsaved && entry.hasMoved === moved ? entry : null;
  };
  const sectionsThat = (moved: boolean) =>
    [...entries.current.keys()].filter((section) => entryThat(moved, section) !== null);

  // The wrong fields say so once they are rendered.
  const focusWrong = useFocusAfterRender<true>(
    () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null,
  );

  const save = (moved: boolean) => {
    const chosen = sectionsThat(moved);
    if (chosen.length === 0) return;
    begin(async () => {
      let first: string | null = null;
      for (const section of chosen) {
        // While the one before was saved, more was typed here or a colleague saved it.
        const entry = entryThat(moved, section);
        if (entry === null) continue;
        const refusal = await entry.save();
        if (refusal === null) toaster.show({ kind: 'Success', title: entry.title, message: 'Guardado' });
        first ??= refusal;
      }
      if (first !== null) focusWrong(true);
      return first;
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Enter never writes over what a colleague saved: that is asked for by its own button.
    save(false);
  };
  const discard = () => {
    correct();
    for (const section of sectionsThat(hasMoved)) entryThat(hasMoved, section)?.discard();
  };

  return (
    <form ref={form} className="shop-tab" aria-label={label} onSubmit={submit} noValidate>
      <PageTitle>{`${isUnsaved ? '• ' : ''}${label} · Configuración`}</PageTitle>
      <OpenTabProvider value={{ configuration, report }}>{children}</OpenTabProvider>
      {isUnsaved && (
        <SaveBar
          {...barText}
          isSaving={isSaving}
          problem={problem}
          hasMoved={hasMoved}
          onDiscard={discard}
          onOverwrite={() => save(true)}
        />
      )}
      <UnsavedChangesGuard isUnsaved={isUnsaved} what={unsaved.map(({ title }) => title).join(', ')} />
    </form>
  );
}
