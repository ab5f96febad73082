interface Followed<State> {
  getSnapshot(): State;
  subscribe(next: (state: State) => void): { unsubscribe(): void };
}

/**
 * The first state of a machine for which `isMeant` says so, the present one where it does. xstate's own `waitFor` would
 * weigh on every page: all pages share one file with what any of them takes of xstate.
 */
export const firstState = <State>(machine: Followed<State>, isMeant: (state: State) => boolean): Promise<State> =>
  new Promise((resolve) => {
    const present = machine.getSnapshot();
    if (isMeant(present)) {
      resolve(present);
      return;
    }
    const subscription = machine.subscribe((state) => {
      if (!isMeant(state)) return;
      subscription.unsubscribe();
      resolve(state);
    });
  });
