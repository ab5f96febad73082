import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { StateSign, type StateTone } from '#web/ui/state-sign.tsx';
import type { ImportExample } from './import-example.ts';

const tones: Readonly<Record<ImportExample['what'], StateTone>> = {
  Nueva: 'good',
  Cambia: 'good',
  Rechazada: 'bad',
  'No figura': 'under-way',
  'Cambia mucho': 'bad',
  'Cambió antes': 'bad',
  'Cambió antes, y cambia mucho': 'bad',
};

const lineText = ({ line }: ImportExample): string => (line === null ? '—' : formatCount(line));

/** The columns of what becomes of the rows of a sheet. */
export const importExampleColumns: readonly OfficeColumn<ImportExample>[] = [
  { id: 'line', header: 'Fila', isNumber: true, isMono: true, card: 'left', cardLabel: 'Fila', text: lineText },
  {
    id: 'what',
    header: 'Qué pasa',
    card: 'state',
    text: ({ what }) => what,
    cell: ({ what }) => <StateSign tone={tones[what]} text={what} />,
  },
  {
    id: 'text',
    header: 'Detalle',
    lines: 'several',
    card: 'title',
    text: ({ text }) => text,
    cell: ({ text, cells }) => (
      <>
        {text}
        {cells !== undefined && <span className="sub muted">{cells}</span>}
      </>
    ),
  },
];
