import { Err, type Result } from '#core/shared/result.ts';

/**
 * Asks a service. One that answered `not-offered` is asked no more: the server lacks the call until the next sign-in.
 */
export const unlessLacking = <Asked extends readonly unknown[], Value, Failure extends { readonly code: string }>(
  ask: (...asked: Asked) => Promise<Result<Value, Failure>>,
) => {
  let isLacking = false;
  return async (...asked: Asked): Promise<Result<Value, Failure | { readonly code: 'not-offered' }>> => {
    if (isLacking) return Err({ code: 'not-offered' });
    const answer = await ask(...asked);
    isLacking ||= !answer.ok && answer.val.code === 'not-offered';
    return answer;
  };
};
