import { flushSync } from 'react-dom';

/**
 * Sends a form that keeps its values itself; the focus goes to the first field that is wrong, if one is.
 * A group of choices or of photos, which has no `aria-invalid`, says it by `data-wrong`.
 */
export function sendOrFocus(form: HTMLFormElement, send: () => void): void {
  flushSync(send);
  form.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input')?.focus();
}
