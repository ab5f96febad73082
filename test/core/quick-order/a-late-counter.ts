import type { RowToSet } from '#core/cart/cart.service.ts';
import type { QuickOrderService } from '#core/quick-order/quick-order.service.ts';
import { Err } from '#core/shared/result.ts';
import { service } from './a-quick-order.ts';

export const outcomes = ['answers', 'fails', 'breaks'] as const;
export type Outcome = (typeof outcomes)[number];

/** What a file always holds. */
const fileText = '62/22 3';
export const fileUnits = 3;

/** A counter and a cart that answer once they are let, in their turn as it goes, badly as it goes. */
export const aLateCounter = (turns: readonly Outcome[], onAdd: (rows: readonly RowToSet[]) => void) => {
  const waiting: (() => void)[] = [];
  let turn = 0;
  let isWell = false;
  const late = async <Answer>(answer: () => Promise<Answer>, refused: Answer): Promise<Answer> => {
    const outcome = isWell ? 'answers' : turns[turn++ % turns.length];
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (outcome === 'breaks') throw new Error('broken');
    return outcome === 'fails' ? refused : answer();
  };
  const lateService: QuickOrderService = {
    resolve: (caller, asked) => late(() => service.resolve(caller, asked), Err({ code: 'unreachable' })),
    readSheet: (caller) => late(() => service.resolve(caller, { text: fileText }), Err({ code: 'readers-busy' })),
  };
  return {
    service: lateService,
    add: (rows: readonly RowToSet[]) => {
      onAdd(rows);
      return late(async () => true, false);
    },
    /** Answers the request that waits longest. */
    answer: async () => {
      waiting.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
    recover: () => {
      isWell = true;
    },
  };
};
