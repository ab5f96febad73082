/** Puts the focus on the first field that is not right. */
export const focusFirstWrong = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
