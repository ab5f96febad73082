import { expect, it } from 'vitest';
import { createFoundCounts } from '#cli/screens/found-counts.ts';

const rows = (...states: readonly string[]) => ({ items: states, next: null });
const asked = (tab: string, text = 'uno') => ({ tab, text, only: null });

it('what a filter finds is counted by the list of all, where that came whole, and stays while it is so', () => {
  const counts = createFoundCounts<string>(['Sent', 'Received'], (state) => state);
  expect(counts.of(asked(''), rows('Sent', 'Sent', 'Received'))).toEqual({ Sent: '2', Received: '1' });
  expect(counts.of(asked('Sent'), rows('Sent', 'Sent'))).toEqual({ Sent: '2', Received: '1' });
  // One was received meanwhile.
  expect(counts.of(asked('Sent'), rows('Sent'))).toEqual({ Sent: '1' });
  // Another filter finds others.
  expect(counts.of(asked('Received', 'dos'), rows('Received'))).toEqual({ Received: '1' });
  // Of a list with more pages nobody knows how many there are.
  expect(counts.of(asked(''), { items: ['Sent'], next: 'more' })).toEqual({});
  expect(counts.of(asked('Sent'), rows('Sent'))).toEqual({ Sent: '1' });
});
