import type { LastChange } from '#core/audit/last-change.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { factName } from './activity-facts.es.ts';

/** Texts that a colleague's save brought and took away. */
interface Changed {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

const maxTexts = 3;
const maxLetters = 40;

const quoted = (texts: readonly string[]): string => {
  const shown = texts
    .slice(0, maxTexts)
    .map((text) => `«${text.length > maxLetters ? `${text.slice(0, maxLetters)}…` : text}»`);
  return `${shown.join(', ')}${texts.length > maxTexts ? '…' : ''}`;
};

/** Who saved since the caller read it, empty where nobody knows; and what they changed, as far as it is known. */
export const movedText = (by: string, changed?: Changed): string => {
  const who = `${by === '' ? 'otra persona' : by} guardó cambios mientras tanto`;
  if (changed === undefined || (changed.added.length === 0 && changed.removed.length === 0)) return who;
  const parts = [
    ...(changed.added.length === 0 ? [] : [`ahora dice ${quoted(changed.added)}`]),
    ...(changed.removed.length === 0 ? [] : [`ya no dice ${quoted(changed.removed)}`]),
  ];
  return `${who}: ${parts.join(' y ')}`;
};

/**
 * Says which of the fields that were typed into here somebody saved too, and who saved last and when, as far as it is
 * known: who changed a field may be somebody before them.
 */
export const collidedText = (fields: readonly string[] = [], changed?: LastChange | null): string => {
  const who = changed ? `${changed.by} guardó cambios el ${formatDateTime(changed.at)}` : movedText('');
  if (fields.length === 0) return who;
  const where = new Intl.ListFormat('es', { type: 'conjunction' }).format(fields.map((field) => factName(field)));
  return changed
    ? `otra persona cambió también ${where}. El último en guardar fue ${changed.by}, el ${formatDateTime(changed.at)}`
    : `${who}, también en ${where}`;
};
