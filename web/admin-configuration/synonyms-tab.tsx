import { useRef } from 'react';
import { newItemId } from '#core/configuration/shop-configuration.ts';
import { phraseKey } from '#core/search/synonyms/synonym-list.ts';
import type { Synonym } from '#core/search/synonyms/synonyms.ts';
import { useFocusAfterRender } from '#web/hooks/focus-after-render.ts';
import { BuiltInSynonyms } from './built-in-synonyms.tsx';
import { RowsEditor, type TypedRow, type TypedRows } from './rows-editor.tsx';
import { SectionFrame } from './section-frame.tsx';
import { type SectionForm, useSection } from './use-section.ts';

const typedRow = ({ typed, means }: Synonym): TypedRow => ({ id: newItemId, typed, means: means.join(', ') });

const phrasesOf = (typed: string): readonly string[] =>
  typed
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

const synonymsForm: SectionForm<'searchSynonyms', TypedRows> = {
  section: 'searchSynonyms',
  title: 'Sinónimos',
  write: (synonyms) => ({ rows: synonyms.map(typedRow) }),
  read: ({ rows }) => rows.map(({ typed = '', means = '' }) => ({ typed, means: phrasesOf(means) })),
};

/** The tab of synonyms: the distributor's own, and those built in. */
export function SynonymsTab() {
  const own = useSection(synonymsForm);
  const editor = useRef<HTMLDivElement>(null);
  const focusMeanings = useFocusAfterRender<string>((key) => {
    const place = own.form.values.rows.findIndex(({ typed = '' }) => phraseKey(typed) === key);
    const row = editor.current?.querySelectorAll('.field-rows > ul > li')[place];
    return row?.querySelectorAll('input')[1] ?? null;
  });
  /** Where the distributor has one of that name already, it is the one to change. */
  const copy = (synonym: Synonym) => {
    const key = phraseKey(synonym.typed);
    focusMeanings(key);
    own.form.change(({ rows }) => ({
      rows: rows.some(({ typed = '' }) => phraseKey(typed) === key) ? [...rows] : [...rows, typedRow(synonym)],
    }));
  };
  return (
    <>
      <SectionFrame
        title={own.title}
        isUnsaved={own.isUnsaved}
        problem={own.problem}
        hint="Cómo le dicen a una pieza en el mostrador y cómo está en tu catálogo. Quien busque lo primero encuentra también lo segundo."
      >
        <div ref={editor}>
          <RowsEditor
            section={own}
            noun="sinónimo"
            addLabel="Agregar sinónimo"
            empty="Todavía no agregaste ninguno: valen los que vienen con el programa."
            columns={[
              { name: 'typed', label: 'Lo que se escribe', width: 'minmax(0, 1fr)' },
              {
                name: 'means',
                label: 'También busca (separado por comas)',
                width: 'minmax(0, 2fr)',
                maxLength: 4000,
              },
            ]}
          />
        </div>
      </SectionFrame>
      <BuiltInSynonyms own={own.form.values.rows} onChange={copy} />
    </>
  );
}
