/**
 * What somebody had typed and not saved when their session ended, by its place ('general', 'announce'), until they sign
 * in again in this tab. In memory only: there may be a password in it.
 */
export interface UnsavedWork {
  keep(userName: string, place: string, typed: unknown): void;
  /** The unsaved work of this user there; that of another is forgotten. */
  of(userName: string, place: string): unknown;
  forget(place: string): void;
}

export function createUnsavedWork(): UnsavedWork {
  let owner = '';
  const left = new Map<string, unknown>();
  const isOf = (userName: string) => {
    if (userName !== owner) left.clear();
    owner = userName;
  };
  return {
    keep(userName, place, typed) {
      isOf(userName);
      left.set(place, typed);
    },
    of(userName, place) {
      isOf(userName);
      return left.get(place);
    },
    forget: (place) => left.delete(place),
  };
}
