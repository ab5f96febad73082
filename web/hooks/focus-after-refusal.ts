interface Focusable {
  readonly isConnected: boolean;
}

/**
 * What takes the focus once a form was refused: the first wrong field; else, where the focus was lost, what the form
 * was sent by, as it was switched off in between, and where that is gone, as the answer to a question is, the form's
 * own key. Null where the focus stays.
 */
export const focusAfterRefusal = <Element extends Focusable>(
  form: { querySelector(selectors: string): Element | null },
  sender: Element | null,
  isLost: boolean,
): Element | null => {
  const wrong = form.querySelector('[aria-invalid="true"]');
  if (wrong !== null || !isLost) return wrong;
  return sender?.isConnected === true ? sender : form.querySelector('[type="submit"]');
};
