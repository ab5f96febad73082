import { useState } from 'react';
import { useSubmission } from '#web/hooks/submission.ts';

/** What is saved as soon as it is chosen: it is shown at once, and what is stored again once that was answered. */
export function useSavedAtOnce<Value>(stored: Value) {
  const { submit, isUnderWay } = useSubmission();
  const [wanted, setWanted] = useState(stored);
  return {
    shown: isUnderWay ? wanted : stored,
    isUnderWay,
    /** Nothing while another one is being saved. */
    save: (value: Value, work: () => Promise<void>) =>
      submit(() => {
        setWanted(value);
        return work();
      }),
  };
}
