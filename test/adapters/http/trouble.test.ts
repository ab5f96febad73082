import { describe, expect, it } from 'vitest';
import { troubleOf } from '#adapters/http/trouble.ts';

const problem = (status: number, title: string, more: object = {}) => ({ type: 'about:blank', title, status, ...more });

describe('an answer that is a refusal', () => {
  it.each<readonly [number, unknown]>([
    [404, undefined],
    [404, { message: 'nothing here' }],
    [404, problem(404, ' ')],
    [404, problem(404, 'No existe', { code: 'not-found' })],
    [405, problem(405, 'Method not allowed')],
    [501, undefined],
  ])('%i with %j: the server has no such call', (status, json) => {
    expect(troubleOf({ status, json, retryAfter: null }, 0)).toEqual({ kind: 'not-offered', status });
  });

  it.each<readonly [unknown]>([
    [problem(404, 'No existe el reclamo')],
    [problem(404, 'No existe el reclamo', { code: 'claim-not-found' })],
    [{ title: 'No existe el reclamo' }],
  ])('404 with %j: what was asked for is not there', (json) => {
    const trouble = troubleOf({ status: 404, json, retryAfter: null }, 0);
    expect(trouble).toMatchObject({ kind: 'refused', status: 404, title: 'No existe el reclamo' });
  });
});
