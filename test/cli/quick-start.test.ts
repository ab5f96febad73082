import { expect, it, vi } from 'vitest';

/** ICU takes 5 to 20 ms to read, which is as long as a fifth of a command (docs/decisions/0032-a-quick-terminal.md). */
it('no command makes anything of ICU before it is asked for', async () => {
  const made = [
    vi.spyOn(Intl, 'NumberFormat'),
    vi.spyOn(Intl, 'DateTimeFormat'),
    vi.spyOn(Intl, 'ListFormat'),
    vi.spyOn(Intl, 'PluralRules'),
    vi.spyOn(Intl, 'Segmenter'),
    vi.spyOn(Intl, 'Collator'),
    vi.spyOn(Number.prototype, 'toLocaleString'),
    vi.spyOn(Date.prototype, 'toLocaleString'),
  ];
  const { everyGroup } = await import('#cli/groups.ts');
  expect((await everyGroup()).length).toBeGreaterThan(20);
  for (const each of made) expect(each).not.toHaveBeenCalled();
});
