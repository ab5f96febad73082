import { createStore, type Readable } from './store.ts';

/** Whether something is being sent, also after its screen was left. */
export interface UnderWay {
  readonly isUnderWay: Readable<boolean>;
  during<Answer>(work: () => Promise<Answer>): Promise<Answer>;
}

export function createUnderWay(): UnderWay {
  const isUnderWay = createStore(false);
  return {
    isUnderWay,
    async during(work) {
      isUnderWay.set(true);
      try {
        return await work();
      } finally {
        isUnderWay.set(false);
      }
    },
  };
}
