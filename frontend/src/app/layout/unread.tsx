import { useUnread } from '@/features/messages/api/use-unread';

const MOST_SHOWN = 99;

/** How many messages a member has not read, at the place of the messages. */
export function Unread() {
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <span className="absolute top-1 left-1/2 ml-1.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-clay-600 px-1 font-semibold text-[0.65rem] text-white tabular-nums">
      <span>{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</span>
      <span className="sr-only"> {unread > 1 ? 'non lus' : 'non lu'}</span>
    </span>
  );
}
