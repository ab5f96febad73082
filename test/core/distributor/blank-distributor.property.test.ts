import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailHtml } from '#adapters/mail/mail-html.ts';
import { mailFoot } from '#adapters/texts/mails.es.ts';
import { blankDistributor, sayable, sayableSections, unsaidOf } from '#core/distributor/blank-distributor.ts';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import type { Distributor } from '#core/distributor/distributor.ts';
import { fieldProblems } from '#core/distributor/field-rules.ts';
import { onPaper } from '#core/distributor/on-paper.ts';

const footOf = (sender: Distributor): string =>
  mailHtml({ subject: 'Pedido', sender, logo: null, link: null, blocks: [] })
    .replace(/<br>/g, '\n')
    .replace(/<style>[\s\S]*<\/style>|<[^>]+>/g, '');

describe('a distributor that said nothing', () => {
  it('has nothing of the sample, and may be saved as it is', () => {
    const { name: _same, ...rest } = blankDistributor;
    for (const value of Object.values(rest)) expect([null, '', []]).toContainEqual(value);
    expect(fieldProblems(blankDistributor)).toEqual([]);
  });

  it('has no sign in its mails and papers between what is left out', () => {
    expect(mailFoot(blankDistributor)).toBe('-- \nMostrador');
    expect(footOf(blankDistributor)).not.toMatch(/Sarsfield|Munro|5555|example|sábados|·|, *\n/);
    expect(onPaper(blankDistributor)).toEqual({ name: 'Mostrador', cuit: '', address: '', phone: '', email: '' });
  });

  it('tells each that it says', () => {
    const own = { ...blankDistributor, town: 'Rosario', phone: '0341 555-0101' };
    expect(mailFoot(own)).toBe('-- \nMostrador\nRosario\n0341 555-0101');
    const whole = { ...own, address: 'Calle 1', email: 'a@b.co', hours: 'De 8 a 12', cuit: '20-11111111-2' };
    expect(mailFoot(whole)).toBe('-- \nMostrador\nCalle 1, Rosario\n0341 555-0101 · a@b.co');
    expect(footOf(whole)).toContain('Calle 1, Rosario\n0341 555-0101 · a@b.co\nDe 8 a 12');
  });
});

describe('what a distributor has not said', () => {
  it('is everything of a blank one, and of the sample everything that is still made up', () => {
    expect(unsaidOf(blankDistributor, blankDistributor)).toEqual(sayable);
    expect(unsaidOf(defaultDistributor, defaultDistributor)).toEqual(sayable);
    expect(unsaidOf({ ...defaultDistributor, phone: '1' }, defaultDistributor)).not.toContain('phone');
    expect(Object.keys(sayableSections).sort()).toEqual([...sayable].sort());
  });

  it('is each text that is left, also where another one is said', () => {
    const distributor = { ...defaultDistributor, slogan: 'Lo tenemos.', name: 'Repuestos Paraná' };
    const left = unsaidOf(distributor, defaultDistributor);
    expect(left).toEqual(expect.arrayContaining(['trade', 'since', 'town', 'offering', 'story']));
    expect(left).not.toContain('slogan');
  });

  it('is of a file what the file leaves out', () => {
    expect(unsaidOf(defaultDistributor, null)).toEqual(['logo']);
    expect(unsaidOf({ ...defaultDistributor, mapEmbed: null, cuit: '' }, null)).toEqual(['logo', 'cuit', 'map']);
  });

  it('does not grow by what is said', () => {
    const fields = Object.keys(blankDistributor) as (keyof Distributor)[];
    const givenTexts = fc
      .subarray(fields)
      .map((some) =>
        Object.fromEntries(
          some.map((field) => [field, field === 'since' ? 1974 : field === 'story' ? ['Uno'] : 'otro']),
        ),
      );
    fc.assert(
      fc.property(givenTexts, givenTexts, (one, more) => {
        const before = unsaidOf({ ...blankDistributor, ...one }, blankDistributor);
        const after = unsaidOf({ ...blankDistributor, ...one, ...more }, blankDistributor);
        for (const each of after) expect(before).toContain(each);
      }),
    );
  });
});
