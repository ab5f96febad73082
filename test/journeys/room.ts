import type { Page } from '@playwright/test';

/** A screen: how a person gets there, what it is called, and that it does what it is for. */
export interface Room {
  /** The menu, and the item in it; one word where the menu is that item. */
  readonly menu: readonly [menu: string, item?: string];
  readonly heading: string | RegExp;
  readonly does: (page: Page, sells: boolean) => Promise<void>;
  /** What a manager does there instead, where only administrators act. */
  readonly reads?: (page: Page) => Promise<void>;
}
