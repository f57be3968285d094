import { dayOf, today } from '@loka/client';
import { ArrowDown } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { Thread } from '@/api/types';
import { Button } from '@/components/ui/button';
import { dayTitle } from '../message-days';
import type { Conversation } from '../use-conversation';
import { KeptBubble, MessageBubble } from './message-bubble';

type MessageListProps = { conversation: Conversation; thread: Thread };

/**
 * All messages of a thread, the newest at the bottom, where the page stays as more arrive. Whoever reads
 * older ones stays there, and is told of the new one.
 */
export function MessageList({ conversation, thread }: MessageListProps) {
  const { messages, entries, older } = conversation;
  const end = useRef<HTMLDivElement>(null);
  const [isBehind, setBehind] = useState(false);
  const shown = useRef<string>(undefined);
  const last = entries.at(-1)?.id ?? messages.at(-1)?.id;
  // What is kept on the phone may be there before what the server has.
  const hasMessages = messages.length > 0;
  const isOwn = entries.length > 0 || messages.at(-1)?.mine;
  const showEnd = () => end.current?.scrollIntoView({ block: 'end' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is new at the end
  useEffect(() => {
    const isFirst = shown.current === undefined;
    shown.current = last;
    if (isFirst || isOwn || isNear(end.current)) showEnd();
    else setBehind(true);
  }, [last, hasMessages]);

  useEffect(() => {
    if (!isBehind || !end.current) return;
    const observer = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting) setBehind(false);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isBehind]);
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
      {/* What arrives is read out; the list is a log. */}
      <ul role="log" aria-label="Messages" className="grid gap-3">
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
          <KeptBubble key={entry.id} entry={entry} />
        ))}
      </ul>
      {isBehind && (
        <Button size="sm" onClick={showEnd} className="sticky bottom-40 z-10 justify-self-center">
          Nouveau message
          <ArrowDown size={18} aria-hidden />
        </Button>
      )}
      <div ref={end} className="scroll-mb-60" />
    </div>
  );
}

/** Less than half a screen below what is in sight. */
const isNear = (end: Element | null) =>
  end !== null && end.getBoundingClientRect().top < innerHeight * 1.5;

const dayKey = (instant: string) => dayOf(new Date(instant));

function DayTitle({ title }: { title: string }) {
  return (
    <li className="mt-2 justify-self-center rounded-full bg-sand-100 px-3 py-1 text-ink-500 text-sm">
      {title}
    </li>
  );
}
