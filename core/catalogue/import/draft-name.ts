import type { Draft } from './drafts.ts';

/** What a row is about, as far as it says so itself: '6203 SKF Rodamiento', 'Volkswagen Gol 1.6'. */
export const draftName = (draft: Draft): string => {
  if ('version' in draft) return [draft.brand, draft.model, draft.version].join(' ');
  const { code, brand = '' } = draft;
  return [code, brand, 'description' in draft ? draft.description : ''].filter(Boolean).join(' ');
};
