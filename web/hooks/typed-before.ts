import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The fields' texts by name. */
export type Typed = Readonly<Record<string, string>>;

/**
 * Takes over what was typed into a form of the drawn page before the program came alive: the fields show it, and only
 * they know. `take` is not called where nothing was typed.
 */
export const useTypedBefore = (form: RefObject<HTMLFormElement | null>, take: (typed: Typed) => void): void => {
  const onTaken = useEffectEvent(take);
  useEffect(() => {
    if (form.current === null) return;
    const fields = [...new FormData(form.current)].filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
    );
    if (fields.length > 0) onTaken(Object.fromEntries(fields));
  }, [form]);
};
