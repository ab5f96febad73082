import { expect, it } from 'vitest';
import { stayedText } from '#adapters/texts/payments.es.ts';

it('tells each document that stayed with its own reason', () => {
  const said = (title: string) => ({ title, why: 'said-since' as const });
  const moved = (title: string) => ({ title, why: 'of-another' as const });
  expect(stayedText([])).toBeNull();
  expect(stayedText([said('A 1')])).toBe('Quedó como está, porque alguien lo corrigió o marcó desde entonces: A 1');
  expect(stayedText([moved('A 1'), said('A 2'), moved('A 3')])).toBe(
    'Quedó como está, porque alguien lo corrigió o marcó desde entonces: A 2. ' +
      'Quedaron como están, porque son de otro cliente desde entonces: A 1, A 3',
  );
});
