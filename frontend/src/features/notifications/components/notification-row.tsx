import { formatAge } from '@loka/client';
import { clsx } from 'clsx';
import {
  Bell,
  CalendarDays,
  ClipboardCheck,
  Heart,
  Inbox,
  type LucideIcon,
  MessageCircle,
  ShieldCheck,
  Star,
  Wallet,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Notification } from '@/api/types';

const ICONS: Record<Notification['category'], LucideIcon> = {
  requests: Inbox,
  rentals: CalendarDays,
  messages: MessageCircle,
  reviews: Star,
  favourites: Heart,
  money: Wallet,
  security: ShieldCheck,
  // Papers that were received or accepted are among them.
  decisions: ClipboardCheck,
};

type NotificationRowProps = { notification: Notification; onRead: () => void };

const ROW = 'flex w-full gap-3 px-4 py-4 text-left sm:px-5';

/** One thing that the member was told; pressing it goes where it leads, and marks it read. */
export function NotificationRow({ notification, onRead }: NotificationRowProps) {
  const { path, isRead } = notification;
  const look = clsx(ROW, !isRead && 'bg-lagoon-50', 'hover:bg-sand-100');
  const read = () => !isRead && onRead();
  // The console is another site.
  if (path?.startsWith('/admin/')) {
    return (
      <a href={path} onClick={read} className={look}>
        <Content notification={notification} />
      </a>
    );
  }
  if (path) {
    return (
      <Link to={path} onClick={read} className={look}>
        <Content notification={notification} />
      </Link>
    );
  }
  return isRead ? (
    <div className={ROW}>
      <Content notification={notification} />
    </div>
  ) : (
    <button type="button" onClick={read} className={look}>
      <Content notification={notification} />
    </button>
  );
}

/** A sign stays with its word, and a currency with its amount. */
const unbroken = (text: string) => text.replaceAll(/(?<=«) | (?=[:;!?»]|FCFA)/g, '\u00a0');

function Content({ notification }: { notification: Notification }) {
  const { category, title, text, createdAt, isRead } = notification;
  const Icon = ICONS[category] ?? Bell;
  return (
    <>
      <span
        className={clsx(
          'relative grid size-10 shrink-0 place-items-center rounded-full',
          isRead ? 'bg-sand-100 text-ink-500' : 'bg-lagoon-100 text-lagoon-800',
        )}
      >
        <Icon size={20} aria-hidden />
        {!isRead && (
          <span className="absolute -top-0.5 -right-0.5 size-3 rounded-full border-2 border-lagoon-50 bg-lagoon-600">
            <span className="sr-only">Non lue</span>
          </span>
        )}
      </span>
      <span className="grid min-w-0 flex-1 gap-1">
        <span className={clsx('wrap-anywhere text-ink-900', !isRead && 'font-semibold')}>
          {unbroken(title)}
        </span>
        <span className="wrap-anywhere text-[0.95rem] text-ink-700">{unbroken(text)}</span>
        <span className="text-ink-500 text-sm">{formatAge(createdAt)}</span>
      </span>
    </>
  );
}
