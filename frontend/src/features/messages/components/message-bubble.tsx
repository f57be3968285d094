import { formatTime } from '@loka/client';
import { clsx } from 'clsx';
import { Check, CheckCheck, Clock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { reasonOf } from '@/api/problem';
import type { Message, Thread } from '@/api/types';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { RentalPhotos } from '@/features/rentals';
import { ReportButton } from '@/features/reports';
import { KeptPhoto } from '@/features/uploads';
import { type Entry, outbox } from '@/lib/offline';
import { mayBeTaken, postAgain, textOf } from '../api/kept-messages';
import { RiskNotice } from './risk-notice';

type MessageBubbleProps = { message: Message; thread: Thread; isRead: boolean };

/** A message as both have it. */
export function MessageBubble({ message, thread, isRead }: MessageBubbleProps) {
  const { id, mine, body, pictures, risks, sent_at } = message;
  const isRisky = risks.length > 0;
  return (
    <li className={clsx('grid gap-1.5', mine ? 'justify-items-end' : 'justify-items-start')}>
      <Bubble
        mine={mine}
        aside={
          !mine &&
          !isRisky && (
            <ReportButton kind="message" subjectId={id} isQuiet>
              Signaler ce message
            </ReportButton>
          )
        }
      >
        <span className="sr-only">{mine ? 'Vous\u00a0: ' : 'Reçu\u00a0: '}</span>
        {body && <Words>{body}</Words>}
        <RentalPhotos
          addresses={pictures.map((id) => `/api/threads/${thread.id}/pictures/${id}`)}
          label="Photos du message"
        />
        <Stamp mine={mine}>
          {formatTime(sent_at)}
          {mine &&
            (isRead ? (
              <>
                <CheckCheck size={16} aria-hidden />
                <span>Lu</span>
              </>
            ) : (
              <>
                <Check size={16} aria-hidden />
                <span className="sr-only">Envoyé</span>
              </>
            ))}
        </Stamp>
      </Bubble>
      {isRisky && <RiskNotice risks={risks} messageId={id} party={thread.party} />}
    </li>
  );
}

type KeptBubbleProps = {
  entry: Entry;
  /** Whether nobody may write in its conversation now. */
  isClosed: boolean;
};

/** A message that is still on this phone. */
export function KeptBubble({ entry, isClosed }: KeptBubbleProps) {
  const { refusal, photos } = entry;
  return (
    <li className="grid justify-items-end gap-1.5">
      <Bubble mine isFaint>
        <span className="sr-only">Vous&nbsp;: </span>
        {textOf(entry) && <Words>{textOf(entry)}</Words>}
        {photos.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-2">
            {photos.map((photo, index) => (
              <li key={photo.id}>
                <KeptPhoto
                  photo={photo}
                  alt={`photo ${index + 1}`}
                  className="size-20 rounded-xl object-cover"
                />
              </li>
            ))}
          </ul>
        )}
        <Stamp mine>
          {refusal ? (
            <>
              <TriangleAlert size={16} aria-hidden />
              <span>Non envoyé</span>
            </>
          ) : (
            <>
              <Clock size={16} aria-hidden />
              <span>{waitingWord()}</span>
            </>
          )}
        </Stamp>
      </Bubble>
      {refusal && (
        <div role="alert" className="grid max-w-[85%] justify-items-end gap-2 text-right text-sm">
          <p className="font-medium text-clay-600">{refusal.detail}</p>
          <div className="flex gap-2">
            <Button variant="ghost" size="sm" onClick={() => void outbox.remove(entry)}>
              Supprimer
            </Button>
            {!isClosed && mayBeTaken(refusal) && (
              <Button variant="secondary" size="sm" onClick={() => void sendAgain(entry)}>
                Réessayer
              </Button>
            )}
          </div>
        </div>
      )}
    </li>
  );
}

/** Where nothing can be kept and there is no network, it stays as it is. */
const sendAgain = (entry: Entry) =>
  postAgain(entry).catch((error: Error) => toast.error(reasonOf(error) ?? 'Message non envoyé.'));

const waitingWord = () => (navigator.onLine ? 'Envoi…' : 'Partira dès le retour du réseau');

type BubbleProps = {
  mine: boolean;
  isFaint?: boolean;
  children: ReactNode;
  /** What stands beside it. */
  aside?: ReactNode;
};

function Bubble({ mine, isFaint = false, children, aside }: BubbleProps) {
  const bubble = (
    <div
      className={clsx(
        'max-w-[85%] rounded-2xl px-4 py-2.5 sm:max-w-[70%]',
        mine
          ? 'rounded-br-md bg-lagoon-700 text-white'
          : 'rounded-bl-md border border-sand-200 bg-surface text-ink-900',
        isFaint && 'opacity-80',
      )}
    >
      {children}
    </div>
  );
  if (!aside) return bubble;
  return (
    <div className="flex w-full items-end gap-0.5">
      {bubble}
      {aside}
    </div>
  );
}

function Words({ children }: { children: string }) {
  return <p className="wrap-anywhere whitespace-pre-wrap leading-snug">{children}</p>;
}

function Stamp({ mine, children }: { mine: boolean; children: ReactNode }) {
  return (
    <p
      className={clsx(
        'mt-1 flex items-center justify-end gap-1.5 text-xs',
        mine ? 'text-lagoon-100' : 'text-ink-500',
      )}
    >
      {children}
    </p>
  );
}
