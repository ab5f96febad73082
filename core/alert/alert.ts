/** What the distributor tells every customer once. A blank text means no alert. */
export interface Alert {
  readonly title: string;
  readonly message: string;
}

export const isBlank = ({ title, message }: Alert): boolean => title.trim() === '' && message.trim() === '';

/** The paragraphs of a message: its lines, without the empty ones. */
export const paragraphsOf = (message: string): readonly string[] =>
  message
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
