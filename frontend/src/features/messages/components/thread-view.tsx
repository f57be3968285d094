import { formatInstant } from '@loka/client';
import { useEffect, useSyncExternalStore } from 'react';
import type { Thread } from '@/api/types';
import { Alert } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';
import { lastSeen } from '@/lib/offline';
import { useStickyBar } from '@/lib/use-sticky-bar';
import { threadName } from '../api/get-thread';
import { useMarkRead } from '../api/mark-read';
import type { Conversation } from '../use-conversation';
import { Composer } from './composer';
import { MessageList } from './message-list';
import { ThreadHeader } from './thread-header';

type ThreadViewProps = { conversation: Conversation; thread: Thread };

/** A whole conversation: what it is about above, the field to write in below, both always in sight. */
export function ThreadView({ conversation, thread }: ThreadViewProps) {
  const bar = useStickyBar<HTMLDivElement>();
  useMarkRead(thread, conversation.messages);
  const stale = useSyncExternalStore(lastSeen.subscribe, lastSeen.get)[threadName(thread.id)];
  useEffect(() => {
    // What stays in sight above and below.
    document.documentElement.style.scrollPaddingBlock = '11rem 15rem';
    return () => {
      document.documentElement.style.scrollPaddingBlock = '';
    };
  }, []);
  const isEmpty = conversation.messages.length === 0 && conversation.entries.length === 0;

  return (
    // With text twice as large a phone is less than 14rem wide: nothing stays, or no message could be read.
    <div className="@container mx-auto flex min-h-[calc(100dvh-var(--top-bar)-var(--tab-bar))] w-full max-w-3xl flex-col bg-sand-50">
      <title>{`${thread.other.name} · Loka`}</title>
      <div className="sticky top-(--top-bar) z-20 border-sand-200 border-b bg-surface px-4 py-2.5 @max-[14rem]:static short:static">
        <ThreadHeader thread={thread} />
      </div>
      <div className="flex flex-1 flex-col justify-end gap-4 px-4 py-5">
        {stale && (
          <Alert tone="warning" title={stale.isOffline ? 'Pas de réseau' : 'Loka ne répond pas'}>
            <p>Voici ce que vous avez vu le {formatInstant(stale.at)}.</p>
          </Alert>
        )}
        {conversation.isPending && <MessagesSkeleton />}
        {isEmpty && !conversation.isPending && <Beginning thread={thread} />}
        <MessageList conversation={conversation} thread={thread} />
      </div>
      <div
        ref={bar}
        className="sticky bottom-(--tab-bar) z-20 border-sand-200 border-t bg-surface px-4 py-3 @max-[14rem]:static"
      >
        {thread.state === 'closed' ? (
          <Closed thread={thread} />
        ) : (
          <div className="grid gap-2.5">
            {thread.state === 'ending' && (
              <p className="text-ink-500 text-sm">
                <span>{thread.other.blocked && 'Vous avez bloqué ce membre. '}</span>Cette location
                continue&nbsp;: vous pouvez vous écrire jusqu'à ce qu'elle soit terminée.
              </p>
            )}
            <Composer thread={thread} />
          </div>
        )}
      </div>
    </div>
  );
}

function MessagesSkeleton() {
  return (
    <div className="grid gap-3" aria-busy>
      <Skeleton className="h-16 w-3/5 rounded-2xl" />
      <Skeleton className="h-12 w-2/5 justify-self-end rounded-2xl" />
      <Skeleton className="h-20 w-3/5 rounded-2xl" />
    </div>
  );
}

/** What can be asked, and where money stays. */
function Beginning({ thread }: { thread: Thread }) {
  const whom = thread.party === 'owner' ? 'au locataire' : 'au propriétaire';
  return (
    <p className="mx-auto max-w-sm text-balance text-center text-ink-500">
      Écrivez {whom} au sujet de «&nbsp;{thread.item.title}&nbsp;». Gardez vos échanges et vos
      paiements sur Loka.
    </p>
  );
}

/** Who blocks whom is nobody's business but of who did. */
function Closed({ thread }: { thread: Thread }) {
  return (
    <p className="py-1 text-center text-ink-500">
      {thread.other.blocked
        ? 'Vous avez bloqué ce membre. Débloquez-le pour lui écrire.'
        : "Il n'est plus possible d'écrire dans cette conversation."}
    </p>
  );
}
