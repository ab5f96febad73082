import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type AskedChoices, ChoicesFailed } from '#web/ui/choices-failed.tsx';

const awaited: AskedChoices = { answer: null, failure: null, retry: () => {} };
const failure = { code: 'unreachable' };

const drawn = (...of: readonly AskedChoices[]): string =>
  renderToStaticMarkup(createElement(ChoicesFailed, { of, lacking: 'las marcas' }));

it('says nothing while choices are awaited, and where they came, even if a newer answer did not', () => {
  expect(drawn(awaited)).toBe('');
  expect(drawn({ ...awaited, answer: [] })).toBe('');
  expect(drawn({ ...awaited, answer: [], failure })).toBe('');
});

it('says what is lacking where one of them did not come, with another try', () => {
  const text = drawn({ ...awaited, answer: [] }, { ...awaited, failure });
  expect(text).toContain('No se pudieron traer las marcas');
  expect(text).toContain('Reintentar</button>');
});

it('asks again only what did not come', () => {
  const asked: string[] = [];
  const of = [
    { answer: [], failure: null, retry: () => asked.push('came') },
    { answer: null, failure: null, retry: () => asked.push('awaited') },
    { answer: null, failure, retry: () => asked.push('one') },
    { answer: null, failure, retry: () => asked.push('other') },
  ];
  ChoicesFailed({ of, lacking: 'las marcas' }).props.onRetry();
  expect(asked).toEqual(['one', 'other']);
});
