/** Events of a quick order. */

import type { Caller } from '#core/access/caller.ts';
import type { RowToSet } from '#core/cart/cart.service.ts';
import type { Mending, OpenedList, OrderDraft, OrderDraftMemory } from './order-draft.ts';
import type { AskedLine, QuickOrderService } from './quick-order.service.ts';
import type { QuickOrder } from './quick-order.ts';

export type QuickOrderEvent =
  | { readonly type: 'type'; readonly text: string }
  /** The lines of the text come after those that are there. */
  | { readonly type: 'readText' }
  | { readonly type: 'readFile'; readonly content: AsyncIterable<Uint8Array> }
  | { readonly type: 'mend'; readonly line: number; readonly part: Mending }
  | { readonly type: 'remove'; readonly lines: readonly number[] }
  /** Prices or the cart may have changed: the lines are asked again. */
  | { readonly type: 'refresh' }
  /** The lines are a saved list's from now on. */
  | { readonly type: 'saved'; readonly list: OpenedList }
  /** A saved list's lines, after those that are there. */
  | { readonly type: 'open'; readonly lines: readonly AskedLine[]; readonly list: OpenedList }
  /** Restores the lines that were removed. */
  | { readonly type: 'restore'; readonly draft: OrderDraft }
  | { readonly type: 'clear' }
  /**
   * All lines into the cart as they are shown, or none. Lines that are other than what is shown are asked for first.
   */
  | { readonly type: 'add' }
  /** The screen was left: answers under way are not awaited. */
  | { readonly type: 'leave' };

export type QuickOrderEmitted = { readonly type: 'read'; readonly order: QuickOrder } | { readonly type: 'added' };

export interface QuickOrderPorts {
  readonly service: QuickOrderService;
  readonly caller: Caller;
  readonly memory: OrderDraftMemory;
  /** Sets all rows in the cart, or none, and tells the person of it. Answers whether they were set. */
  readonly add: (rows: readonly RowToSet[]) => Promise<boolean>;
  /** Called with a fault of the program. */
  readonly onDefect: (defect: unknown) => void;
}
