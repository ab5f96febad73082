import { useEffect, useRef } from 'react';
import { cartProblem } from '#adapters/texts/problems.es.ts';
import type { NamedLine } from '#core/cart/named-line.ts';
import { parseQuantity } from '#core/cart/quantity.ts';
import { useUnsaved } from '#web/hooks/use-unsaved.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { commit, isQuantity } from '#web/state/quantity-field.ts';
import { useSelected } from '#web/state/store.ts';
import { announce } from '#web/ui/announcer.tsx';
import { keyOfLine } from './cart-store.ts';

export interface QuantityOf {
  readonly line: NamedLine;
  /** The code and brand of a product, or the title of a combo. */
  readonly name: string;
  readonly multiple: number;
  /** The quantity in the cart. */
  readonly saved: number;
  /** The quantity of the field while nothing was typed. */
  readonly offered: number;
}

/** A quantity field: what is offered until something else is typed, and what happens when it is meant. */
export function useQuantity({ line, name, multiple, saved, offered }: QuantityOf) {
  const { cart } = useServices();
  const { toaster } = usePublicServices();
  const isSending = useSelected(cart.view, ({ sending }) => sending.has(keyOfLine(line)));
  /** Null: nothing was typed since the cart last changed here. */
  const [edited, setEdited] = useUnsaved<string>(`quantity of ${keyOfLine(line)}`);
  const typed = edited ?? String(offered);
  const revert = () => setEdited(null);
  /** A text that is no quantity does not stay once the field was left. */
  const leave = () => {
    if (!isQuantity(typed)) revert();
  };

  // A change of the line by another window or a colleague is shown before it is written over.
  const seen = useRef(saved);
  useEffect(() => {
    if (seen.current === saved) return;
    seen.current = saved;
    if (edited === null || isSending || parseQuantity(edited) === saved) return;
    toaster.show({ kind: 'Info', title: name, message: changedText(saved) });
  }, [saved, edited, isSending, name, toaster]);

  /** Answers the quantity that was set, or null when nothing was. */
  const act = async (text = typed): Promise<number | null> => {
    const wanted = commit(text, saved, multiple);
    if (isSending) return null;
    if (wanted.kind === 'nothing') {
      revert();
      return null;
    }
    if (wanted.kind === 'refused') {
      toaster.show({ kind: 'Info', title: name, message: cartProblem(wanted.failure) });
      revert();
      return null;
    }
    const answer = await cart.setQuantity(line, wanted.quantity);
    if (!answer.ok) {
      toaster.show({ kind: 'Error', title: name, message: cartProblem(answer.val) });
      return null;
    }
    // A quantity that was typed while the change was being sent is kept.
    setEdited((now) => (now === null || parseQuantity(now) === wanted.quantity ? null : now));
    announce(wanted.quantity === 0 ? `Quitaste ${name} del carrito` : `En el carrito: ${wanted.quantity} de ${name}`);
    return wanted.quantity;
  };

  return { typed, type: setEdited, revert, leave, act, isSending, isUnsaved: parseQuantity(typed) !== saved };
}

const changedText = (saved: number): string =>
  saved === 0 ? 'Lo quitaron del carrito mientras escribías' : `Mientras escribías pasó a ${saved} en el carrito`;
