import type { ComponentProps, MouseEvent } from 'react';
import { createPath, type To, useHref, useLocation, useNavigate } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of the site. What is elsewhere is a plain `a`. */
  to: To;
  /** Takes the place of the page in the history. */
  replace?: boolean;
  state?: unknown;
  /** What it does instead where there are scripts; without them it leads to its address. */
  onFollow?: (() => unknown) | undefined;
};

/**
 * A link that shows another page without loading the site again. The router's own one does much more, and weighs as
 * much as all that the site uses of it (docs/decisions/0071-lighter-first-visits.md).
 */
export function Link({ to, replace, state, onFollow, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const shown = createPath(useLocation());
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isForThisPage(event)) return undefined;
    event.preventDefault();
    if (onFollow) return onFollow();
    // As browsers do: what is shown already makes no second entry of the history.
    return navigate(to, { replace: replace ?? href === shown, state });
  }

  return <a {...rest} href={href} onClick={follow} />;
}

/** Any other press is the browser's: it opens a tab or a window, or saves the page. */
const isForThisPage = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 &&
  !(metaKey || altKey || ctrlKey || shiftKey) &&
  ['', '_self'].includes(currentTarget.target);
