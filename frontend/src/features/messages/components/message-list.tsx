import { dayOf, today } from '@loka/client';
import { Fragment, useCallback, useEffect, useRef } from 'react';
import type { Thread } from '@/api/types';
import { Button } from '@/components/ui/button';
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

  return (
    <div className="grid gap-4">
      {older && (
        <Button
          variant="ghost"
          size="sm"
          busy={older.isLoading}
          onClick={older.load}
          className="justify-self-center"
        >
          Messages précédents
        </Button>
      )}
      {/* What arrives is read out. */}
      <div role="log" aria-label="Messages">
        <ul className="grid gap-3">
          {messages.map((message, index) => {
            const before = messages[index - 1];
            const isFirst = !before || dayKey(before.sent_at) !== dayKey(message.sent_at);
            return (
              <Fragment key={message.id}>
                {isFirst && <DayTitle title={dayTitle(message.sent_at, now)} />}
                <MessageBubble
                  message={message}
                  threadId={thread.id}
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

function DayTitle({ title }: { title: string }) {
  return (
    <li className="mt-2 justify-self-center rounded-full bg-sand-100 px-3 py-1 text-ink-500 text-sm">
      {title}
    </li>
  );
}
