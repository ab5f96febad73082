import { expect, it } from 'vitest';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { unlessLacking } from '#web/state/unless-lacking.ts';

type Failure = { readonly code: 'unreachable' | 'not-offered' };

it('asks until the server says that it lacks the call, and never again', async () => {
  const answers: Result<string, Failure>[] = [
    Err({ code: 'unreachable' }),
    Ok('a'),
    Err({ code: 'not-offered' }),
    Ok('b'),
  ];
  const asked: string[] = [];
  const ask = unlessLacking<[string], string, Failure>(async (text) => {
    asked.push(text);
    return answers.shift() ?? Ok('');
  });
  const results: unknown[] = [];
  for (const text of ['1', '2', '3', '4', '5']) results.push((await ask(text)).val);
  const lacking = { code: 'not-offered' };
  expect(results).toEqual([{ code: 'unreachable' }, 'a', lacking, lacking, lacking]);
  expect(asked).toEqual(['1', '2', '3']);
});
