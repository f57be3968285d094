import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { query } from '../support/database.js';
import { freeItem } from '../support/items.js';
import { newPerson, signIn } from '../support/people.js';
import { acceptedRental, changeStatus, requestedRental } from '../support/rentals.js';

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
  const { id, owner, renter, itemTitle } = await acceptedRental(request, 5);
  await signIn(page, renter);
  await page.goto('/');
  await expect(bell(page)).toHaveAccessibleName(/, 2\snon lues$/);
  await bell(page).tap();
  await page.getByRole('button', { name: 'Tout marquer comme lu' }).tap();
  await expect(bell(page)).toHaveAccessibleName('Notifications');

  // The page is open while it happens.
  await changeStatus(request, { id, as: owner, status: 'annulée' });
  await expect(bell(page)).toHaveAccessibleName(/, 1\snon lue$/);

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

test('a push is shown by the service worker, once for each tag', async ({ page }) => {
  const { id, owner } = await freeItem('any');
  await withoutPushService(page.context());
  await signIn(page, owner);
  // Asked once there is something to be told of.
  await page.goto(`/tableau-de-bord/mes-objets/${id}/modifier`);
  await page.getByRole('button', { name: 'Enregistrer' }).tap();
  await expect(page.getByText("Voulez-vous être prévenu quand quelqu'un demande")).toBeVisible();
  await page.getByRole('button', { name: 'Oui, me prévenir' }).tap();
  await expect(page.getByRole('button', { name: 'Oui, me prévenir' })).toBeHidden();
  const subscriptions = await query('select id from push_subscriptions where user_id = $1', [
    await idOf(owner),
  ]);
  expect(subscriptions).toHaveLength(1);

  const first = { title: 'Location acceptée', text: 'Votre location est acceptée.', tag: 'a' };
  await deliver(page, { ...first, path: '/tableau-de-bord/mes-locations' });
  await deliver(page, { ...first, path: '/tableau-de-bord/mes-locations' });
  await deliver(page, { ...first, title: 'Retour confirmé', tag: 'b' });
  await expect.poll(() => shown(page)).toEqual(['Location acceptée', 'Retour confirmé']);
});

test('an owner without data reads a request on the phone, and accepts it by SMS', async ({
  browser,
  page,
  request,
}) => {
  const item = await freeItem('any');
  await signIn(page, item.owner);
  await page.goto('/tableau-de-bord/parametres');
  // In the night the SMS would wait for the morning.
  await page.getByRole('switch', { name: 'Heures calmes' }).uncheck({ force: true });
  await page.getByLabel('Numéro de téléphone').fill('077 55 44 33');
  await page.getByRole('button', { name: 'Recevoir un code' }).tap();
  await page.getByLabel('Code reçu par SMS').fill(await smsWith(/code est (\d{6})/));
  await page.getByRole('button', { name: 'Confirmer ce numéro' }).tap();
  await expect(page.getByText('Numéro confirmé')).toBeVisible();

  const { renter } = await requestedRental(request, 8, item);
  const code = await smsWith(/OUI (\d{4})/);
  const phones = await newPerson(browser);
  await phones.goto(phonesUrl);
  await phones.getByLabel('Réponse de +24177554433').fill(`oui ${code}`);
  await phones.getByRole('button', { name: 'Répondre' }).first().click();
  await expect.poll(() => smsWith(/vous avez (accepté)/)).toBe('accepté');

  const ofRenter = await newPerson(browser);
  await signIn(ofRenter, renter);
  await ofRenter.goto('/tableau-de-bord/mes-locations');
  await expect(ofRenter.getByRole('heading', { name: 'Code de remise' })).toBeVisible();
});

const phonesUrl = new URL('/', process.env.SMS_URL).href;

/** What stands in the newest SMS of this form, once the phone of the test has it. */
async function smsWith(form: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(new URL('/sms', phonesUrl));
      const lines = (await answer.json()) as { number: string; text: string }[];
      const texts = lines.filter(({ number }) => number === '+24177554433').map(({ text }) => text);
      found = texts.flatMap((text) => form.exec(text)?.[1] ?? [])[0];
      return found;
    })
    .toBeDefined();
  return found ?? '';
}

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
