import { expect, it } from 'vitest';
import { Ok, type Result } from '#core/shared/result.ts';
import type { ImportView, ImportWork } from '../../../cli/screens/import-work.ts';
import { shownSheet } from '../../../cli/screens/shown-sheet.ts';

const sheet = (name: string, left: string[]) =>
  ({
    look: async () => Ok({ fileName: name } as ImportView),
    leave: async () => {
      left.push(name);
      return null;
    },
  }) as unknown as ImportWork;

it('shows the sheet that was chosen last, whichever comes first, and leaves the others', async () => {
  for (const order of [
    ['A', 'B'],
    ['B', 'A'],
  ]) {
    const left: string[] = [];
    const arrivals = new Map<string, (brought: Result<ImportWork, string>) => void>();
    let changes = 0;
    const shown = shownSheet(() => {
      changes += 1;
    });
    await shown.begin(async () => Ok(sheet('before', left)));
    const begun = ['A', 'B'].map((name) => shown.begin(() => new Promise((resolve) => arrivals.set(name, resolve))));
    expect(shown.isBeginning).toBe(true);
    for (const name of order) arrivals.get(name)?.(Ok(sheet(name, left)));
    await Promise.all(begun);
    expect([shown.run?.fileName, shown.isBeginning]).toEqual(['B', false]);
    expect([...left].sort()).toEqual(['A', 'before']);
    expect(changes).toBe(order[0] === 'A' ? 3 : 2);
  }
});
