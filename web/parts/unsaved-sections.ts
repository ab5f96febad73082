/**
 * What somebody had typed and not saved when their session ended, by section, until they sign in again in this tab. In memory only: there
 * may be a password in it.
 */
export interface UnsavedSections {
  keep(userName: string, section: string, draft: unknown): void;
  /** What this person left in this section; what another one left is forgotten. */
  of(userName: string, section: string): unknown;
  forget(section: string): void;
}

export function createUnsavedSections(): UnsavedSections {
  let owner = '';
  const drafts = new Map<string, unknown>();
  const isOf = (userName: string) => {
    if (userName !== owner) drafts.clear();
    owner = userName;
  };
  return {
    keep(userName, section, draft) {
      isOf(userName);
      drafts.set(section, draft);
    },
    of(userName, section) {
      isOf(userName);
      return drafts.get(section);
    },
    forget: (section) => drafts.delete(section),
  };
}
