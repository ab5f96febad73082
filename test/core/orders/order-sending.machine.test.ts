import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { orderSendingMachine } from '#core/orders/order-sending.machine.ts';
import { money } from '#core/shared/money.ts';
import { aCartLine } from '#test/builders/cart.builder.ts';

const started = () => createActor(orderSendingMachine).start();
type OrderSending = ReturnType<typeof started>;
const stateOf = (actor: OrderSending) => actor.getSnapshot().value;

const asSeen = [aCartLine()];
const moved = [aCartLine({ cost: money('2'), acceptedCost: money('1') })];
const order = (lines = asSeen, deliveryMethodId = '1', deliveryAddress: string | null = '') =>
  ({ type: 'order', deliveryMethodId, deliveryAddress, lines }) as const;

/** What ends when it is told to, and how often it was begun. */
const aTask = <Answer>() => {
  let end: (answer: Answer) => void = () => {};
  const ended = new Promise<Answer>((resolve) => {
    end = resolve;
  });
  const task = {
    begun: 0,
    end,
    run() {
      task.begun += 1;
      return ended;
    },
  };
  return task;
};

describe('sending an order', () => {
  it('asks for the delivery method first, then for the address, until there is one', () => {
    const actor = started();
    actor.send(order(moved, '', null));
    expect(stateOf(actor)).toEqual({ writing: 'lacksMethod' });
    actor.send(order(moved, '1', null));
    expect(stateOf(actor)).toEqual({ writing: 'lacksAddress' });
    actor.send(order());
    expect(stateOf(actor)).toBe('confirming');
    actor.send({ type: 'cancel' });
    expect(stateOf(actor)).toEqual({ writing: 'complete' });
  });

  it.each([
    [true, 'confirming'],
    [false, { writing: 'complete' }],
  ])('shows prices that moved before anything else; accepted: %s', async (isAccepted, next) => {
    const actor = started();
    actor.send(order(moved));
    expect(stateOf(actor)).toBe('askingPrices');
    // Nothing is sent over prices that nobody saw.
    actor.send({ type: 'send', send: () => Promise.reject(new Error('sent')) });
    const accepting = aTask<boolean>();
    actor.send({ type: 'accept', accept: accepting.run });
    actor.send({ type: 'accept', accept: accepting.run });
    expect([stateOf(actor), accepting.begun]).toEqual([{ accepting: 'shown' }, 1]);
    accepting.end(isAccepted);
    await waitFor(actor, (snapshot) => !snapshot.matches('accepting'));
    expect(stateOf(actor)).toEqual(next);
  });

  it('is sent once, however often it is confirmed, and goes on behind a question that was closed', async () => {
    const actor = started();
    const sending = aTask<void>();
    actor.send(order());
    for (let time = 0; time < 3; time += 1) actor.send({ type: 'send', send: sending.run });
    expect(stateOf(actor)).toEqual({ sending: 'shown' });
    actor.send({ type: 'cancel' });
    actor.send(order());
    actor.send({ type: 'send', send: sending.run });
    expect([stateOf(actor), sending.begun]).toEqual([{ sending: 'hidden' }, 1]);
    sending.end();
    await waitFor(actor, (snapshot) => snapshot.matches('writing'));
    actor.send(order());
    actor.send({ type: 'send', send: sending.run });
    expect(sending.begun).toBe(2);
  });
});
