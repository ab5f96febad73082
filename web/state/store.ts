import { useSyncExternalStore } from 'react';

/** A value outside React that components follow. */
export interface Readable<Value> {
  get(): Value;
  subscribe(listener: () => void): () => void;
}

export interface Store<Value> extends Readable<Value> {
  set(next: Value | ((before: Value) => Value)): void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      // A function is how to get the next value: no store holds functions.
      const changed = typeof next === 'function' ? (next as (before: Value) => Value)(value) : next;
      if (Object.is(changed, value)) return;
      value = changed;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <Value>(store: Readable<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.get);

/** A part of the value that compares by identity (a text, a number, a kept object). */
export const useSelected = <Value, Part>(store: Readable<Value>, select: (value: Value) => Part): Part => {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
};
