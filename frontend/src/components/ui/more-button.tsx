import { formatNumber } from '@loka/client';
import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from './button';
import { Failure } from './failure';
import { Spinner } from './spinner';

/** The rest of a list. */
type NextPage = {
  hasMore: boolean;
  isLoading?: boolean;
  /** Why the next page did not come. */
  error?: Error | null;
  onMore: () => unknown;
};

type MoreButtonProps = NextPage & {
  label?: string;
  /** Which list, for those who hear the button alone. */
  about?: string;
  /** How much of it is loaded. */
  progress?: { shown: number; total: number };
  /** Where the next page is without scripts; search engines follow it. */
  to?: string | undefined;
  className?: string;
};

/** The pages of a query as a {@link MoreButton} takes them. */
export const nextPageOf = (list: {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: Error | null;
  fetchNextPage: () => unknown;
}): NextPage => ({
  hasMore: list.hasNextPage,
  isLoading: list.isFetchingNextPage,
  error: list.isFetchNextPageError ? list.error : null,
  onMore: () => list.fetchNextPage(),
});

/** Loads the next page of a list. Pressed until the end, it leaves the keyboard where it stood. */
export function MoreButton(props: MoreButtonProps) {
  const { hasMore, isLoading = false, error, onMore, label = 'Voir plus' } = props;
  const { about, progress, to } = props;
  const [isPressed, setPressed] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);
  const isEnd = isPressed && !hasMore;
  useEffect(() => {
    if (isEnd && document.activeElement === document.body) end.current?.focus();
  }, [isEnd]);

  function press() {
    if (isLoading) return;
    setPressed(true);
    onMore();
  }

  if (!hasMore && !isEnd) return null;
  return (
    <div className={clsx('grid justify-items-center gap-3', props.className)}>
      {error && <Failure message="La suite de la liste n'a pas pu être chargée." error={error} />}
      {progress && hasMore && (
        <p role="status" className="text-ink-500 text-sm">
          {formatNumber(progress.shown)} sur {formatNumber(progress.total)}
        </p>
      )}
      {isEnd ? (
        <p ref={end} tabIndex={-1} className="text-ink-500 text-sm outline-none">
          Tout est affiché.
        </p>
      ) : (
        // Busy, it is not disabled: a browser takes the focus away from what is.
        <More to={to} about={about && `${label}, ${about}`} isLoading={isLoading} onPress={press}>
          {isLoading && <Spinner />}
          <span>{label}</span>
        </More>
      )}
    </div>
  );
}

type MoreProps = {
  to: string | undefined;
  about: string | undefined;
  isLoading: boolean;
  onPress: () => void;
  children: ReactNode;
};

function More({ to, about, isLoading, onPress, children }: MoreProps) {
  const look = {
    variant: 'secondary',
    'aria-label': about,
    'aria-busy': isLoading || undefined,
    'aria-disabled': isLoading || undefined,
    className: 'aria-disabled:opacity-55',
    children,
  } as const;
  return to ? (
    <ButtonLink
      {...look}
      to={to}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onPress();
      }}
    />
  ) : (
    <Button {...look} onClick={onPress} />
  );
}

/** As a tab or a window, or is saved: that is the browser's. */
const opensElsewhere = ({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  metaKey || altKey || ctrlKey || shiftKey;
