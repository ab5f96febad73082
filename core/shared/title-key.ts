import { folded } from './folded.ts';

/** How titles that people write are compared: by their words; one without letters and digits is its own key. */
export const titleKey = (title: string): string => folded(title) || title.trim();
