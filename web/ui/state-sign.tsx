/** How something stands: under way, well, or not. */
export type StateLook = 'waiting' | 'under-way' | 'good' | 'bad';

const classes: Readonly<Record<StateLook, string>> = {
  waiting: '',
  'under-way': 'received',
  good: 'delivered',
  bad: 'cancelled',
};

/** A dot and a word. */
export function StateSign({ look, text }: { readonly look: StateLook; readonly text: string }) {
  return (
    <span className={`state ${classes[look]}`}>
      <i />
      {text}
    </span>
  );
}
