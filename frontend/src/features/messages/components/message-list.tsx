import { dayOf, today } from '@loka/client';
import { Fragment, type Ref, useCallback, useEffect, useRef, useState } from 'react';
import type { Thread } from '@/api/types';
import { Button } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { Spinner } from '@/components/ui/spinner';
import { dayTitle } from '../message-days';
import type { Conversation } from '../use-conversation';
import { useStayAtEnd } from '../use-stay-at-end';
import { KeptBubble, MessageBubble } from './message-bubble';

type MessageListProps = { conversation: Conversation; thread: Thread };

/** All messages of a thread, the newest at the bottom, where the page stays as more arrive. */
export function MessageList({ conversation, thread }: MessageListProps) {
  const { messages, entries, older } = conversation;
  const end = useRef<HTMLDivElement>(null);
  const last = entries.at(-1)?.id ?? messages.at(-1)?.id;
  const scrollToEnd = useCallback(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is new at the end
  useEffect(scrollToEnd, [last]);
  useStayAtEnd(scrollToEnd);
  const now = today();

  // Pressed until the end, the button leaves the keyboard where it stood.
  const beginning = useRef<HTMLLIElement>(null);
  const [isPressed, setPressed] = useState(false);
  const isAll = isPressed && !older;
  useEffect(() => {
    if (isAll && document.activeElement === document.body)
      beginning.current?.focus({ preventScroll: true });
  }, [isAll]);

  return (
    <div className="grid gap-4">
      {older && <OlderButton {...older} onPress={() => setPressed(true)} />}
      {/* What arrives is read out. */}
      <div role="log" aria-label="Messages">
        <ul className="grid gap-3">
          {messages.map((message, index) => {
            const before = messages[index - 1];
            const isFirst = !before || dayKey(before.sent_at) !== dayKey(message.sent_at);
            return (
              <Fragment key={message.id}>
                {isFirst && (
                  <DayTitle
                    title={dayTitle(message.sent_at, now)}
                    ref={before ? undefined : beginning}
                  />
                )}
                <MessageBubble
                  message={message}
                  thread={thread}
                  isRead={message.number <= thread.other_read_number}
                />
              </Fragment>
            );
          })}
          {entries.map((entry) => (
            <KeptBubble key={entry.id} entry={entry} isClosed={thread.state === 'closed'} />
          ))}
        </ul>
      </div>
      <div ref={end} className="scroll-mb-60" />
    </div>
  );
}

const dayKey = (instant: string) => dayOf(new Date(instant));

type OlderButtonProps = NonNullable<Conversation['older']> & { onPress: () => void };

/** Busy, it is not disabled: a browser takes the focus away from what is. */
function OlderButton({ load, isLoading, error, onPress }: OlderButtonProps) {
  function press() {
    if (isLoading) return;
    onPress();
    load();
  }
  return (
    <div className="grid justify-items-center gap-3">
      {error && (
        <Failure message="Les messages précédents n'ont pas pu être chargés." error={error} />
      )}
      <Button
        variant="ghost"
        size="sm"
        aria-busy={isLoading || undefined}
        aria-disabled={isLoading || undefined}
        onClick={press}
        className="aria-disabled:opacity-55"
      >
        {isLoading && <Spinner />}
        <span>Messages précédents</span>
      </Button>
    </div>
  );
}

type DayTitleProps = { title: string; ref: Ref<HTMLLIElement> | undefined };

function DayTitle({ title, ref }: DayTitleProps) {
  return (
    <li
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className="mt-2 justify-self-center rounded-full bg-sand-100 px-3 py-1 text-ink-500 text-sm outline-none"
    >
      {title}
    </li>
  );
}
