import { flushSync } from 'react-dom';

/**
 * Sends a form that keeps its values itself; the focus goes to the first field that is wrong, if one is.
 * A group of choices or of photos, or a button, which have no `aria-invalid`, say it by `data-wrong`.
 */
export function sendOrFocus(form: HTMLFormElement, send: () => void): void {
  flushSync(send);
  focusWrong(form);
}

export function focusWrong(form: HTMLFormElement): void {
  const wrong = '[aria-invalid="true"], [data-wrong] input, button[data-wrong]';
  form.querySelector<HTMLElement>(wrong)?.focus();
}
