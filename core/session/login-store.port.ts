import type { Login } from './session.service.ts';

/**
 * Where a browser or a terminal keeps its login between visits (key `login` of local storage in a browser). It never
 * throws.
 */
export interface LoginStore {
  /** What is kept, which may be incomplete or expired; null when there is nothing, or nothing that can be read. */
  read(): Partial<Login> | null;
  /** Answers whether it was kept: storage may be full, or not be allowed. */
  keep(login: Login): boolean;
  /** Answers whether nothing is kept any more. */
  forget(): boolean;
  /** Tells when somebody else, such as another tab, signed in or out. Answers how to stop listening. */
  onChange(changed: () => void): () => void;
}
