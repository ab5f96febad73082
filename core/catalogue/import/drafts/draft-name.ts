import type { Draft, VehicleDraft } from './drafts.ts';

/** What a row is known by: its code, and its brand where it says one; of a vehicle its brand, model and version. */
export const draftIdentity = (draft: Draft | Omit<VehicleDraft, 'yearTo'>): string => {
  if ('version' in draft) return [draft.brand, draft.model, draft.version].join(' ');
  const { code, brand = '' } = draft;
  return [code, brand].filter(Boolean).join(' ');
};

/** What a row is about, as far as it says so itself: '6203 SKF Rodamiento', 'Volkswagen Gol 1.6'. */
export const draftName = (draft: Draft): string =>
  [draftIdentity(draft), 'description' in draft ? draft.description : ''].filter(Boolean).join(' ');
