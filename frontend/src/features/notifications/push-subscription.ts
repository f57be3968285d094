import { body } from '@loka/client';
import { api } from '@/api/client';

/** Whether this browser can show notifications; iPhones can once the site is on their home screen. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registration = () => navigator.serviceWorker.getRegistration();

/** Whether this browser shows the notifications of whoever uses it. */
export async function isSubscribed(): Promise<boolean> {
  if (!canPush() || Notification.permission !== 'granted') return false;
  return (await (await registration())?.pushManager.getSubscription()) != null;
}

/**
 * Asks the member's permission, then tells the server of this browser. Only by a press: browsers refuse
 * those who ask unasked.
 */
export async function subscribe(): Promise<'on' | 'refused'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused';
  const worker = await navigator.serviceWorker.ready;
  const { publicKey } = await body(api.GET('/api/push/key'));
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = '', keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await api.POST('/api/push/subscribe', { body: { endpoint, keys: { p256dh, auth } } });
  return 'on';
}

/** This browser shows nothing more: of a member who leaves it, say. */
export async function unsubscribe(): Promise<void> {
  if (!canPush()) return;
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await api.POST('/api/push/unsubscribe', { body: { endpoint } }).catch(() => undefined);
  await subscription.unsubscribe();
}
