import type { TextEdit } from './text-field.ts';

/** Events of a screen's machine. */
export type ScreenEvent =
  | { readonly type: 'move'; readonly by: number }
  | { readonly type: 'scroll'; readonly to: number }
  | { readonly type: 'scroll-help'; readonly to: number }
  /** `back` closes what is open, `dismiss` what is in front of it; `all` takes the filter away. */
  | {
      readonly type:
        | 'open'
        | 'back'
        | 'dismiss'
        | 'find'
        | 'all'
        | 'submit'
        | 'mark'
        | 'mark-all'
        | 'help'
        | 'refresh'
        | 'narrow';
    }
  /** Sent by the machine to itself: the list came, another is wanted, or something was done. */
  | { readonly type: 'taken' | 'asked' | 'acted' }
  /** By a live event, or because the connection is there again; that it came back, and that the session is over. */
  | { readonly type: 'outdated' | 'connected-again' | 'session-over' }
  | { readonly type: 'tab'; readonly by: number }
  /** Moves to another part of the board. */
  | { readonly type: 'lane'; readonly by: number }
  | { readonly type: 'resized'; readonly isWide: boolean }
  /** The row after, or before, the open one. */
  | { readonly type: 'next'; readonly by: number }
  | { readonly type: 'typed'; readonly edit: TextEdit }
  /** Pasted where there is no field; or a key that acts at once came in one piece with others. */
  | { readonly type: 'pasted-aside' | 'not-alone' }
  | { readonly type: 'act'; readonly key: string }
  | { readonly type: 'choose'; readonly by: number }
  | { readonly type: 'choose'; readonly index: number }
  /** The next one that begins so. */
  | { readonly type: 'choose'; readonly letter: string }
  | { readonly type: 'answer'; readonly isYes: boolean };
