import { Err, type Result } from '#core/shared/result.ts';
import type { Done, ScreenAction, ScreenTab } from './frame/screen.ts';
import { nothingChosen } from './nothing-chosen.ts';

/** All, and those of each state. */
export const stateTabs = (all: string, texts: Readonly<Record<string, string>>): readonly ScreenTab[] => [
  { id: '', title: all },
  ...Object.entries(texts).map(([id, title]) => ({ id, title })),
];

/** Ending a case: how, and the text that its company reads. */
interface Resolving<Case, End extends string> {
  readonly about: string;
  /** 'el reclamo 2026-00000001' */
  nameOf(shown: Case): string;
  readonly ends: readonly { readonly state: End; readonly text: string }[];
  /** Why it does not end now; null where it may. */
  refuses(shown: Case): string | null;
  readonly max: number;
  readonly missing: string;
  end(shown: Case, ending: { readonly state: End; readonly resolution: string }): Promise<Result<Done, string>>;
}

export const resolveCase = <Case, End extends string>(resolving: Resolving<Case, End>): ScreenAction<Case> => ({
  key: 'r',
  name: 'resolver',
  about: resolving.about,
  refuses: ([shown]) => (shown === undefined ? nothingChosen : resolving.refuses(shown)),
  steps: (items) => [
    {
      kind: 'choice',
      label: `¿Cómo termina ${items.map((each) => resolving.nameOf(each)).join(', ')}?`,
      choices: resolving.ends.map(({ state, text }) => ({ value: state, name: text })),
    },
    {
      kind: 'text',
      label: 'Resolución: lo que lee el cliente',
      max: resolving.max,
      problemOf: (text) => (text.trim() === '' ? resolving.missing : null),
    },
  ],
  async run([shown], [end = '', resolution = '']) {
    const found = resolving.ends.find(({ state }) => state === end);
    if (shown === undefined || found === undefined) return Err(nothingChosen);
    return resolving.end(shown, { state: found.state, resolution });
  },
});
