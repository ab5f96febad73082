import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QueryState } from '#web/ui/query-state.tsx';

interface Failure {
  readonly code: string;
  readonly isNotOffered?: true;
}

const drawn = (failure: Failure, isPart: boolean, answer: string | null = null): string =>
  renderToStaticMarkup(
    QueryState<string, Failure>({
      of: { answer, failure, retry: () => {} },
      problem: ({ code }) => `No: ${code}`,
      skeleton: null,
      isPart,
      children: (text) => text,
    }),
  );

const lacking: readonly Failure[] = [{ code: 'not-offered' }, { code: 'unreachable', isNotOffered: true }];

it.each(lacking)('a part of a screen shows nothing where the server lacks its call: %o', (failure) => {
  expect(drawn(failure, true)).toBe('');
  expect(drawn(failure, true, 'older')).toBe('older');
});

it.each(lacking)('a screen of its own says so: %o', (failure) => {
  expect(drawn(failure, false)).toContain(`No: ${failure.code}`);
});

it('a part that did not come for another reason says it, with another try', () => {
  const text = drawn({ code: 'unreachable' }, true);
  expect(text).toContain('No: unreachable');
  expect(text).toContain('Reintentar</button>');
  expect(drawn({ code: 'unreachable' }, true, 'older')).toMatch(/No: unreachable.*older/);
});
