/** How something stands: under way, well, or not. */
export type StateTone = 'waiting' | 'under-way' | 'good' | 'bad';

const classes: Readonly<Record<StateTone, string>> = {
  waiting: '',
  'under-way': 'received',
  good: 'delivered',
  bad: 'cancelled',
};

/** A dot and a word. */
export function StateSign({ tone, text }: { readonly tone: StateTone; readonly text: string }) {
  return (
    <span className={`state ${classes[tone]}`}>
      <i />
      {text}
    </span>
  );
}
