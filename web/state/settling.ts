/** Steps that become one: what comes after a pause of so many milliseconds is the last of them. */
export interface Settling<Value> {
  step(value: Value): void;
  /** What waits for its pause is acted on at once, or dropped. */
  end(isMeant: boolean): void;
}

export function createSettling<Value>(ms: number, act: (value: Value) => unknown): Settling<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: { readonly value: Value } | null = null;
  const settle = () => {
    const settled = last;
    last = null;
    if (settled !== null) act(settled.value);
  };
  return {
    step(value) {
      clearTimeout(timer);
      last = { value };
      timer = setTimeout(settle, ms);
    },
    end(isMeant) {
      clearTimeout(timer);
      if (isMeant) settle();
      last = null;
    },
  };
}
