import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { query } from './support/database.js';
import { newPerson, signIn } from './support/people.js';
import { acceptedRental, requestedRental } from './support/rentals.js';

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  permissions: ['notifications'],
});

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });

test('the bell counts what is new, and its list leads to it', async ({
  browser,
  page,
  request,
}) => {
  const { owner, renter, itemTitle } = await acceptedRental(request, 5);
  await signIn(page, renter);
  await page.goto('/');
  await expect(bell(page)).toHaveAccessibleName(/, 1\snon lue$/);
  await bell(page).tap();
  await page.getByRole('button', { name: 'Tout marquer comme lu' }).tap();
  await expect(bell(page)).toHaveAccessibleName('Notifications');

  const ofOwner = await newPerson(browser);
  await signIn(ofOwner, owner);
  await ofOwner.goto('/tableau-de-bord/notifications');
  const line = ofOwner.getByRole('link', { name: `Nouvelle demande pour « ${itemTitle} »` });
  await expect(line.first()).toContainText('Non lue');
  await line.first().click();
  await expect(ofOwner).toHaveURL(/demandes/);
  await bell(ofOwner).click();
  await expect(line.first()).not.toContainText('Non lue');
});

test('what is switched off by the link of a mail, or in the settings, stays off', async ({
  page,
  request,
}) => {
  const { renter } = await acceptedRental(request, 6);
  const [mail] = await query<{ url: string }>(
    'select unsubscribe_url as url from outbox_mails where "to" = $1 and unsubscribe_url is not null',
    [renter],
  );
  await page.goto(mail?.url ?? '');
  await page.getByRole('button', { name: 'Arrêter ces e-mails' }).tap();
  await expect(page.getByText("C'est fait.")).toBeVisible();

  await signIn(page, renter);
  await page.goto('/tableau-de-bord/parametres');
  await expect(
    page.getByRole('checkbox', { name: 'Demandes et réponses, E-mail' }),
  ).not.toBeChecked();
  const choice = page.getByRole('checkbox', { name: 'Messages, E-mail' });
  await choice.uncheck();
  await expect(page.getByRole('checkbox', { name: 'Argent et paiements, E-mail' })).toBeDisabled();
  await page.getByRole('switch', { name: 'Heures calmes' }).uncheck({ force: true });
  await page.reload();
  await expect(choice).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Heures calmes' })).not.toBeChecked();
});

test('a push is shown by the service worker, once for each tag', async ({ page, request }) => {
  const { renter } = await requestedRental(request, 7);
  await withoutPushService(page.context());
  await signIn(page, renter);
  await page.goto('/tableau-de-bord/parametres');
  await page.getByRole('button', { name: 'Afficher sur cet appareil' }).tap();
  await expect(
    page.getByRole('button', { name: 'Ne plus afficher sur cet appareil' }),
  ).toBeVisible();
  const subscriptions = await query('select id from push_subscriptions where user_id = $1', [
    await idOf(renter),
  ]);
  expect(subscriptions).toHaveLength(1);

  const first = { title: 'Location acceptée', text: 'Votre location est acceptée.', tag: 'a' };
  await deliver(page, { ...first, path: '/tableau-de-bord/mes-locations' });
  await deliver(page, { ...first, path: '/tableau-de-bord/mes-locations' });
  await deliver(page, { ...first, title: 'Retour confirmé', tag: 'b' });
  await expect.poll(() => shown(page)).toEqual(['Location acceptée', 'Retour confirmé']);
});

async function idOf(email: string): Promise<string> {
  const [user] = await query<{ id: string }>('select id from users where email = $1', [email]);
  return user?.id ?? '';
}

/** No push service can be reached from a test: the browser is given keys and an address at one. */
async function withoutPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript({
    content: `
      let subscription = null;
      const encode = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
      PushManager.prototype.getSubscription = async () => subscription;
      PushManager.prototype.subscribe = async () => {
        const curve = { name: 'ECDH', namedCurve: 'P-256' };
        const { publicKey } = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
        const keys = {
          p256dh: encode(await crypto.subtle.exportKey('raw', publicKey)),
          auth: encode(crypto.getRandomValues(new Uint8Array(16))),
        };
        const endpoint = 'https://fcm.googleapis.com/fcm/send/' + crypto.randomUUID();
        subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
        return subscription;
      };`,
  });
}

/** As the browser hands a message of its push service to the service worker. */
async function deliver(page: Page, push: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registrations: string[] = [];
  devtools.on('ServiceWorker.workerRegistrationUpdated', (update) =>
    registrations.push(...update.registrations.map(({ registrationId }) => registrationId)),
  );
  await devtools.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: registrations[0] ?? '',
    data: JSON.stringify(push),
  });
  await devtools.detach();
}

/** The titles that the browser shows. */
const shown = (page: Page): Promise<string[]> =>
  page.evaluate(`navigator.serviceWorker.ready
    .then((registration) => registration.getNotifications())
    .then((shown) => shown.map(({ title }) => title).sort())`);
