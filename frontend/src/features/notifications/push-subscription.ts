import { body } from '@loka/client';
import { api } from '@/api/client';

/** Whether this browser can show notifications; iPhones can once the site is on their home screen. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registration = () => navigator.serviceWorker.getRegistration();

/** Whether this browser shows the notifications of whoever uses it. */
export async function isSubscribed(): Promise<boolean> {
  if (!canPush() || Notification.permission !== 'granted') return false;
  return (await current()) != null;
}

const current = async () => (await registration())?.pushManager.getSubscription();

/**
 * Tells the server that this browser is signed in anew: what an ended sign-in allowed shows nothing any more. What is
 * refused or lost here is told the next time.
 */
export async function renewSubscription(): Promise<void> {
  if (!(await isSubscribed())) return;
  const subscription = await current();
  if (subscription) await tell(subscription).catch(() => undefined);
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await api.POST('/api/push/subscribe', { body: { endpoint, keys: { p256dh, auth } } });
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
  await tell(subscription);
  return 'on';
}

/** This browser shows nothing more: of a member who leaves it, say. */
export async function unsubscribe(): Promise<void> {
  if (!canPush()) return;
  const subscription = await current();
  if (!subscription) return;
  const { endpoint } = subscription;
  await api.POST('/api/push/unsubscribe', { body: { endpoint } }).catch(() => undefined);
  await subscription.unsubscribe();
}
