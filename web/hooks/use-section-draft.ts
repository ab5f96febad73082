import { useLayoutEffect, useState } from 'react';
import {
  createSectionDraft,
  type SectionDraft,
  type SectionView,
  type UnsavedSection,
} from '../state/section-draft.ts';
import { useStore } from '../state/store.ts';
import { useUnsavedDraft } from './use-unsaved.ts';

/**
 * What is typed into a section over what is stored, followed by the component. It outlives the end of the session,
 * under the section's name.
 */
export function useSectionDraft<Typed>(
  section: string,
  stored: Typed,
  tag: string | null,
): SectionView<Typed> & Pick<SectionDraft<Typed>, 'view' | 'values' | 'save' | 'discard'> {
  const kept = useUnsavedDraft<UnsavedSection<Typed>>(section, null);
  const [{ view, values, follow, save, discard }] = useState(() => createSectionDraft(kept, stored, tag));
  useLayoutEffect(() => follow(stored, tag), [follow, stored, tag]);
  return { ...useStore(view), view, values, save, discard };
}
