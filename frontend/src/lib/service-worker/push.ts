/** What the server sends, as `backend/src/modules/notifications/push/send-push.ts` writes it. */
interface ShownPush {
  title: string;
  text: string;
  path: string;
  tag: string;
}

const HOME = '/tableau-de-bord/notifications';

/** Shows what was sent. One sent twice has the same tag, and takes the place of the first, silently. */
export async function showPush(
  { registration }: ServiceWorkerGlobalScope,
  sent: string,
): Promise<void> {
  const push = read(sent);
  await registration.showNotification(push.title, {
    body: push.text,
    tag: push.tag,
    lang: 'fr',
    icon: '/art/icon-192.png',
    data: { path: push.path },
  });
}

/** A browser takes the right to show any from who shows none: what cannot be read is told in general. */
function read(sent: string): ShownPush {
  const usual = {
    title: 'Loka',
    text: 'Vous avez une nouvelle notification.',
    path: HOME,
    tag: 'loka',
  };
  try {
    return { ...usual, ...(JSON.parse(sent) as Partial<ShownPush>) };
  } catch {
    return usual;
  }
}

/** Shows the page that a notification is about: a tab that has it, or a new one, for others hold what was begun. */
export async function openPage(
  { clients, location }: ServiceWorkerGlobalScope,
  notification: Notification,
): Promise<void> {
  notification.close();
  const { path = HOME } = (notification.data ?? {}) as { path?: string };
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = tabs.find((tab) => new URL(tab.url).pathname === url.pathname);
  await (shown ? shown.focus() : clients.openWindow(url));
}
