import type { MailContent } from './mail-content.ts';

/** A file that goes with a mail, or, with a `cid`, a picture that stands in it. */
export interface MailFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly cid?: string;
}

/** A mail as it goes out: the same said as text and as HTML. */
export interface ComposedMail {
  readonly text: string;
  readonly html: string;
  /** Empty where answers go to the sender. */
  readonly replyTo: string;
  readonly files: readonly MailFile[];
}

/** Writes a mail when it is about to go out, so that the outbox holds no picture and no paper. */
export type MailComposer = (mail: {
  readonly subject: string;
  readonly body: string;
  readonly content: MailContent | null;
}) => Promise<ComposedMail>;
