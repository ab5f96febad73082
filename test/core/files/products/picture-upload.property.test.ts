import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { PictureChoice } from '#core/files/products/match-picture.ts';
import { createPictureUploadMachine, type PictureUploadPorts } from '#core/files/products/picture-upload.machine.ts';
import { maxPicturesAtOnce } from '#core/files/products/product-picture.service.ts';
import type { LocalFile } from '#core/files/sending/local-file.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { aPng } from '#test/builders/picture.builder.ts';

const bytes = Uint8Array.from(aPng);
const aFile = (name: string): LocalFile => ({
  name,
  size: bytes.length,
  arrayBuffer: async () => bytes.buffer,
  slice: () => ({ arrayBuffer: async () => bytes.buffer }),
});
/** A folder, or a file that is gone. */
const gone = (name: string): LocalFile => ({
  ...aFile(name),
  arrayBuffer: () => Promise.reject(new Error('gone')),
});

const choiceOf = (code: string): PictureChoice => ({
  product: { id: asId(code), brand: 'M', code, internalCode: '', description: '', pictures: [] },
  place: 1,
});

/** 'A.png' is of the product A; 'A B.png' of A or of B; a name that begins with '-' is of none. */
const matchOf = (name: string) => {
  const stem = name.replace(/\.png$/, '');
  return { name, named: [], choices: stem.startsWith('-') ? [] : stem.split(' ').map(choiceOf) };
};

const unreachable = Err({ code: 'unreachable' } as const);

/** A server that takes everything, but for what the test says of it. */
const aWorld = (other: Partial<PictureUploadPorts> = {}) => {
  const sent: string[] = [];
  const placed: string[] = [];
  const waiting: string[] = [];
  const ports: PictureUploadPorts = {
    match: async (names) => Ok(names.map(matchOf)),
    async send({ name }) {
      sent.push(name);
      return Ok({ name: `kept ${name}` });
    },
    async place(pictures) {
      placed.push(...pictures.map(({ name, productId }) => `${name} of ${productId}`));
      return Ok({ products: pictures.length, added: pictures.length, replaced: 0, same: 0, missing: 0 });
    },
    async wait(pictures) {
      waiting.push(...pictures.map(({ fileName }) => fileName));
      return Ok({ waiting: pictures.length });
    },
    onDefect: (defect) => {
      throw defect;
    },
    ...other,
  };
  const actor = createActor(createPictureUploadMachine(ports)).start();
  const settle = () => new Promise<void>((done) => setTimeout(done));
  const take = async (...files: readonly LocalFile[]) => {
    actor.send({ type: 'take', files });
    await settle();
  };
  const send = async (type: 'send' | 'retry') => {
    actor.send({ type });
    await settle();
  };
  return { ...{ actor, sent, placed, waiting, take, send, settle }, state: () => actor.getSnapshot() };
};

describe('pictures of many products', () => {
  it('are looked over before anything is sent, then given to their products, or kept where there is none', async () => {
    const { take, send, state, sent, placed, waiting } = aWorld();
    await take(aFile('A.png'), aFile('B.png'), aFile('-later.png'));
    expect(state().value).toBe('planned');
    expect(sent).toEqual([]);
    await send('send');
    expect(state().value).toBe('done');
    expect(placed).toEqual(['kept A.png of A', 'kept B.png of B']);
    expect(waiting).toEqual(['-later.png']);
    expect(state().context).toMatchObject({ placed: { added: 2 }, waiting: 1, failed: [], sent: 3 });
  });

  it('one of two products is sent once somebody says of which', async () => {
    const { actor, take, send, state, placed } = aWorld();
    await take(aFile('A B.png'));
    await send('send');
    expect(state().value).toBe('planned');
    actor.send({ type: 'choose', key: 0, chosen: 1 });
    await send('send');
    expect(placed).toEqual(['kept A B.png of B']);
  });

  it('what failed is told by its name and sent once more, and nothing else is', async () => {
    let isDown = true;
    const sent: string[] = [];
    const { take, send, state } = aWorld({
      async send({ name }) {
        sent.push(name);
        return isDown && name !== 'A.png' ? unreachable : Ok({ name });
      },
    });
    await take(aFile('A.png'), aFile('B.png'), gone('C.png'));
    await send('send');
    expect(state().context.failed).toEqual([
      { file: 1, name: 'B.png', failure: { code: 'unreachable' } },
      { file: 2, name: 'C.png', failure: { code: 'picture-unreadable' } },
    ]);
    isDown = false;
    await send('retry');
    expect(state().context.failed.map(({ name }) => name)).toEqual(['C.png']);
    expect(sent).toEqual(['A.png', 'B.png', 'B.png']);
  });

  it('a defect of the sending is told, and said of its picture', async () => {
    const defects: unknown[] = [];
    const { take, send, state } = aWorld({
      send: async ({ name }) => {
        if (name === 'B.png') throw new Error('a defect');
        return Ok({ name });
      },
      onDefect: (defect) => defects.push(String(defect)),
    });
    await take(aFile('A.png'), aFile('B.png'));
    await send('send');
    expect(defects).toEqual(['Error: a defect']);
    expect(state().context).toMatchObject({ placed: { added: 1 }, failed: [{ name: 'B.png' }] });
    expect(state().context.failed[0]?.failure).toEqual({ code: 'unreachable' });
  });

  it('where none arrived, or they were not taken, the plan is there again and says why', async () => {
    const down = aWorld({ send: async () => unreachable });
    await down.take(aFile('A.png'));
    await down.send('send');
    expect(down.state()).toMatchObject({ value: 'planned', context: { failure: { code: 'unreachable' } } });
    const refusing = aWorld({ place: async () => Err({ code: 'not-allowed' }) });
    await refusing.take(aFile('A.png'));
    await refusing.send('send');
    expect(refusing.state()).toMatchObject({ value: 'planned', context: { failure: { code: 'not-allowed' } } });
  });

  it('what waits for its product and is not kept failed, what has one did not', async () => {
    const { take, send, state } = aWorld({ wait: async () => Err({ code: 'too-many-waiting', max: 1 }) });
    await take(aFile('A.png'), aFile('-later.png'));
    await send('send');
    expect(state().value).toBe('done');
    expect(state().context).toMatchObject({ placed: { added: 1 }, waiting: 0, failed: [{ name: '-later.png' }] });
  });

  it('too many are none, and names that cannot be matched are said', async () => {
    const { take, state } = aWorld();
    await take(...Array.from({ length: maxPicturesAtOnce + 1 }, (_, at) => aFile(`${at}.png`)));
    expect(state()).toMatchObject({ value: 'choosing', context: { isTooMany: true, files: [] } });
    const named = aWorld({ match: async (names) => Ok(names.map((name) => ({ ...matchOf(name), named: many }))) });
    const many = Array.from({ length: maxPicturesAtOnce + 1 }, (_, at) => choiceOf(String(at)));
    await named.take(aFile('A.png'));
    expect(named.state()).toMatchObject({ value: 'choosing', context: { isTooMany: true } });
    const down = aWorld({ match: async () => unreachable });
    await down.take(aFile('A.png'));
    expect(down.state()).toMatchObject({ value: 'choosing', context: { failure: { code: 'unreachable' } } });
  });

  it('given up, no more of them is sent, and what is answered afterwards changes nothing', async () => {
    const open: (() => void)[] = [];
    const { actor, take, send, settle, state, placed } = aWorld({
      send: ({ name }) => new Promise((answer) => open.push(() => answer(Ok({ name })))),
    });
    await take(...Array.from({ length: 9 }, (_, at) => aFile(`${at}.png`)));
    await send('send');
    const begun = open.length;
    expect(begun).toBeLessThan(9);
    open[0]?.();
    await settle();
    expect(state().context.sent).toBe(1);
    actor.send({ type: 'give-up' });
    for (const answer of open) answer();
    await settle();
    expect(state().value).toBe('planned');
    expect(open).toHaveLength(begun + 1);
    expect(placed).toEqual([]);
  });

  it('another choice while the first is still matched is the one that is shown', async () => {
    const open: (() => void)[] = [];
    const { actor, settle, state } = aWorld({
      match: (names) => new Promise((answer) => open.push(() => answer(Ok(names.map(matchOf))))),
    });
    actor.send({ type: 'take', files: [aFile('A.png')] });
    await settle();
    actor.send({ type: 'begin' });
    open[0]?.();
    await settle();
    expect(state().value).toBe('choosing');
  });
});

it('every file that is sent ends in its product, waiting, or told as failed', async () => {
  const name = fc.constantFrom('A.png', 'B.png', 'C.png', '-one.png', '-two.png', 'A B.png');
  const file = fc.record({ name, isGone: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(file, { minLength: 1, maxLength: 8 }), async (files) => {
      const { take, send, state, placed, waiting } = aWorld();
      await take(...files.map(({ name, isGone }) => (isGone ? gone(name) : aFile(name))));
      await send('send');
      const { value, context } = state();
      if (value === 'done') expect(placed.length + waiting.length).toBeGreaterThan(0);
      else expect([value, placed, waiting]).toEqual(['planned', [], []]);
      const failed = value === 'done' ? context.failed : context.delivery.failed;
      expect(placed.length + waiting.length + failed.length).toBe(context.pictures.length);
      expect(failed.every(({ file }) => files[file]?.isGone)).toBe(true);
    }),
    { numRuns: 60 },
  );
});
