import { expect, it } from 'vitest';
import { letterHtml } from '#adapters/mail/letter-html.ts';
import { letterFoot } from '#adapters/texts/mails.es.ts';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import { onPaper } from '#core/distributor/on-paper.ts';
import { withoutSampleContact } from '#core/distributor/without-sample.ts';

const footOf = (sender: typeof defaultDistributor): string =>
  letterHtml({ subject: 'Pedido', sender, logo: null, link: null, blocks: [] })
    .replace(/<br>/g, '\n')
    .replace(/<style>[\s\S]*<\/style>|<[^>]+>/g, '');

it('tells nothing that is made up, and no sign between what is left out', () => {
  const bare = withoutSampleContact(defaultDistributor);
  expect(letterFoot(bare)).toBe(`-- \n${defaultDistributor.name}`);
  expect(footOf(bare)).not.toMatch(/Sarsfield|Munro|5555|example|sábados|·|, *\n/);
  expect(onPaper(bare)).toEqual({ name: 'Mostrador', cuit: '', address: '', phone: '', email: '' });
});

it('keeps each that somebody settled', () => {
  const own = { ...defaultDistributor, town: 'Rosario', phone: '0341 555-0101' };
  expect(letterFoot(withoutSampleContact(own))).toBe('-- \nMostrador\nRosario\n0341 555-0101');
  expect(footOf(withoutSampleContact(own))).toContain('Rosario\n0341 555-0101');
  const whole = { ...own, address: 'Calle 1', email: 'a@b.co', hours: 'De 8 a 12', cuit: '20-11111111-2' };
  expect(withoutSampleContact(whole)).toEqual(whole);
  expect(letterFoot(whole)).toBe('-- \nMostrador\nCalle 1, Rosario\n0341 555-0101 · a@b.co');
  expect(footOf(whole)).toContain('Calle 1, Rosario\n0341 555-0101 · a@b.co\nDe 8 a 12');
});
