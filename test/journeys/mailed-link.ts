/**
 * The link in the newest mail to an address, as a person takes it out of the mail: the lines of a long text are put
 * together again.
 */
export const linkIn = (mails: readonly string[], to: string): string => {
  const mail = mails.filter((each) => each.includes(`To: ${to}`)).at(-1) ?? '';
  const text = mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
  return /http:\/\/\S+\/password#[\w-]+/.exec(text)?.[0] ?? '';
};
