import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Err, Ok } from '#core/shared/result.ts';
import { answerUnderWay } from '#test/builders/answer-under-way.ts';
import { createSectionDraft, type UnsavedSection } from '#web/state/section-draft.ts';
import { createStore } from '#web/state/store.ts';

interface Note {
  readonly text: string;
}

type Step =
  | { readonly does: 'type' | 'colleague'; readonly text: string }
  | { readonly does: 'save' | 'answer' | 'refuse' | 'discard' };

const texts = fc.constantFrom('', 'a', 'b', ' a', 'b ');
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ does: fc.constantFrom('type', 'colleague'), text: texts }),
    fc.record({ does: fc.constantFrom('save', 'answer', 'refuse', 'discard') }),
  ),
  { maxLength: 30 },
);

/** The server: it trims, refuses what was not sent over what it holds, and its tag is what it holds. */
const createServer = () => {
  let held = 'start';
  return {
    read: () => ({ value: { text: held }, tag: `tag of ${held}` }),
    write: (text: string) => {
      held = text.trim();
    },
  };
};

it('loses nothing that was typed and not sent, and warns of nobody but a colleague', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (walk, tellsBefore) => {
      const server = createServer();
      const draft = createSectionDraft<Note>(
        createStore<UnsavedSection<Note>>(null),
        { text: 'start' },
        'tag of start',
      );
      const tell = () => {
        const { value, tag } = server.read();
        draft.follow(value, tag);
      };
      /** What a person typed last, until it is stored or thrown away; null where nothing of theirs is open. */
      let typed: string | null = null;
      let isAlone = true;
      let underWay: {
        readonly sent: string;
        /** Who goes back to it has typed nothing; null where a collision was asked about, which stays a question. */
        readonly before: string | null;
        end(isTaken: boolean): Promise<unknown>;
      } | null = null;
      for (const step of walk) {
        if (step.does === 'type') {
          draft.values.set({ text: step.text });
          typed = step.text;
        } else if (step.does === 'colleague') {
          server.write(step.text);
          tell();
          isAlone = false;
        } else if (step.does === 'discard' && underWay === null) {
          draft.discard();
          typed = null;
        } else if (step.does === 'save' && underWay === null && draft.view.get().isUnsaved) {
          const sent = draft.values.get().text;
          const before = draft.view.get().hasMoved ? null : server.read().value.text;
          const answers = answerUnderWay<boolean>();
          const saving = draft.save(async (note) => {
            if (!(await answers.answer)) return Err('refused');
            server.write(note.text);
            const { value } = server.read();
            if (tellsBefore) tell();
            return Ok(value);
          });
          underWay = {
            sent,
            before,
            end(isTaken) {
              answers.come(isTaken);
              return saving;
            },
          };
        } else if ((step.does === 'answer' || step.does === 'refuse') && underWay !== null) {
          await underWay.end(step.does === 'answer');
          if (step.does === 'answer') {
            if (!tellsBefore) tell();
            if (typed === underWay.sent) typed = null;
          } else if (typed === underWay.before) {
            typed = null;
          }
          underWay = null;
        }
        // What is as it is stored is no draft; while a save is under way nobody knows what will be stored.
        if (underWay === null && typed === server.read().value.text) typed = null;
        const { text } = draft.values.get();
        if (typed === null) expect(text).toBe(server.read().value.text);
        else expect(text).toBe(typed);
        if (isAlone) expect(draft.view.get().hasMoved).toBe(false);
      }
    }),
    { numRuns: 2000 },
  );
});
