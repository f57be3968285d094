import {
  aNumber,
  anItem,
  aPayment,
  aQuote,
  aUser,
  aWallet,
  refusal,
  server,
} from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useAuth } from '@/features/account';
import { show, signIn } from '@/testing/render';
import type { BillingRequest } from '../billing-request';
import type { Payer } from '../use-payer';
import { Checkout } from './checkout';

const { id, title, images, price, priceUnit, deposit, location } = anItem();
const request: BillingRequest = {
  item: { id, title, images, price, priceUnit, deposit, location },
  totalPrice: 35_000,
  pieces: 1,
  totalDays: 3,
  startDate: '2026-12-10',
  endDate: '2026-12-13',
  handover: { fulfilment: 'pickup', meetingPointId: null },
  message: 'Adresse : Louis',
};

beforeEach(() => {
  signIn();
  server.on('get', '/api/wallet/numbers', [aNumber()]);
  server.on('get', '/api/items/{id}/quote', aQuote());
  server.on('post', '/api/payment', aPayment());
  server.on('get', '/api/wallet', aWallet({ withdrawable: 0 }));
});

function Till() {
  const [payer, setPayer] = useState<Payer>();
  const [started, setStarted] = useState('');
  if (started) return <p>Paiement {started}</p>;
  return (
    <>
      <Checkout request={request} payer={payer} onPayer={setPayer} onStarted={setStarted} />
      <Member />
    </>
  );
}

/** What the page knows of the address, as when a window gets the focus again. */
function Member() {
  const { user, refetchUser } = useAuth();
  return (
    <button type="button" onClick={refetchUser}>
      {user?.emailVerified ? 'confirmée' : 'pas confirmée'}
    </button>
  );
}

/** The till of a member with so much in the wallet, in francs. */
async function openTill(withdrawable: number) {
  server.on('get', '/api/wallet', aWallet({ withdrawable }));
  const user = show(<Till />);
  const pay = await screen.findByRole('button', { name: 'Payer 35\u00a0000\u00a0FCFA' });
  return { user, pay };
}

const useWallet = () => screen.getByRole('checkbox', { name: /Utiliser mon portefeuille/ });
const sent = () => server.calls('post', '/api/payment').map(({ body }) => body);

describe('the till', () => {
  it('tells the payer of an object that is not given back yet, above the button', async () => {
    server.on('get', '/api/items/{id}/quote', aQuote({ late: true }));
    const { pay } = await openTill(0);
    const note = screen.getByText(/^L'objet n'est pas encore rendu par son locataire actuel/);
    expect(note.compareDocumentPosition(pay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('asks the preferred number for all when the wallet is empty', async () => {
    const { user, pay } = await openTill(0);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(pay);
    await screen.findByText(/^Paiement /);
    expect(sent()).toEqual([
      {
        totalPrice: 35_000,
        deposit: 20_000,
        walletAmount: 0,
        item: 'Perceuse à percussion',
        phoneNumber: '077000001',
        operationAccountCode: 'ACC_AIRTEL',
        itemId: id,
        startDate: '2026-12-10',
        endDate: '2026-12-13',
        pieces: 1,
        notes: 'Adresse : Louis',
        fulfilment: 'pickup',
        meetingPointId: null,
      },
    ]);
  });

  it.each([
    ['none', '', 'Indiquez un numéro de téléphone.'],
    ['one too short', '0771', 'Indiquez un numéro du Gabon à 9 chiffres, comme 077 12 34 56.'],
  ])(
    'says in our words, before anything is sent, what is wrong of a number: %s',
    async (_what, typed, message) => {
      const { user, pay } = await openTill(0);
      const number = screen.getByLabelText(/^Numéro /);
      await user.clear(number);
      if (typed) await user.type(number, typed);
      await user.click(pay);
      expect(screen.getByText(message)).toBeDefined();
      expect(document.activeElement).toBe(number);
      expect(sent()).toEqual([]);
    },
  );

  it('leaves to the phone what the wallet does not hold', async () => {
    const { user, pay } = await openTill(30_000);
    await user.click(useWallet());
    expect(screen.getByText('À compléter par mobile money').nextSibling).toHaveProperty(
      'textContent',
      '5\u00a0000\u00a0FCFA',
    );
    await user.click(pay);
    await screen.findByText(/^Paiement /);
    expect(sent()).toMatchObject([{ walletAmount: 30_000, phoneNumber: '077000001' }]);
  });

  it('leaves to the phone the least that the server says an operator moves', async () => {
    const { user, pay } = await openTill(34_900);
    await user.click(useWallet());
    await user.click(pay);
    await screen.findByText(/^Paiement /);
    expect(sent()).toMatchObject([{ walletAmount: 34_500 }]);
  });

  it('needs no phone when the wallet holds enough', async () => {
    const { user, pay } = await openTill(50_000);
    expect(screen.getByLabelText('Numéro Airtel Money')).toBeDefined();
    await user.click(useWallet());
    expect(screen.queryByLabelText('Numéro Airtel Money')).toBeNull();
    await user.click(pay);
    await screen.findByText(/^Paiement /);
    expect(sent()).toMatchObject([
      { walletAmount: 35_000, phoneNumber: '', operationAccountCode: '' },
    ]);
  });

  it.each([
    [250_000, /Ajoutez d'abord au moins 50\s000\sFCFA à/],
    [300_000, /Cochez «\u00a0Utiliser mon portefeuille\u00a0» pour payer le reste/],
  ])(
    'says how to pay more than the operator takes at once with %s F in the wallet',
    async (withdrawable, way) => {
      server.on('get', '/api/items/{id}/quote', aQuote({ rent: 500_000, total: 700_000 }));
      server.on('get', '/api/wallet', aWallet({ withdrawable }));
      show(<Till />);
      const pay = await screen.findByRole('button', { name: 'Payer 700\u00a0000\u00a0FCFA' });
      expect(screen.getByText(/à payer par mobile money/).textContent).toMatch(way);
      expect(pay).toHaveProperty('disabled', true);
    },
  );

  it('shows the new price when that has changed', async () => {
    const { user, pay } = await openTill(0);
    server.on('post', '/api/payment', refusal(422, 'wrong-total'));
    server.on(
      'get',
      '/api/items/{id}/quote',
      aQuote({ unitPrice: 6_000, rent: 18_000, total: 38_000 }),
    );
    await user.click(pay);
    await screen.findByRole('button', { name: 'Payer 38\u00a0000\u00a0FCFA' });
    expect(screen.getByText('Le prix a changé. Vérifiez le montant avant de payer.')).toBeDefined();
  });

  it('says of a wrong number at the number, and elsewhere leads on', async () => {
    const { user, pay } = await openTill(0);
    server.on('post', '/api/payment', refusal(422, 'wrong-phone-number'));
    await user.click(pay);
    await waitFor(() =>
      expect(screen.getByLabelText('Numéro Airtel Money').getAttribute('aria-invalid')).toBe(
        'true',
      ),
    );
    server.on('post', '/api/payment', refusal(409, 'dates-taken'));
    await user.click(pay);
    const back = await screen.findByRole('link', { name: "Retour à l'objet" });
    expect(back.getAttribute('href')).toBe(`/objet/${id}`);
  });

  it.each([
    [422, 'start-in-past'],
    [409, 'too-few-pieces'],
    [422, 'delivery-not-offered'],
  ] as const)(
    'keeps the bill and leads on when the price is refused for the same reason: %s %s',
    async (status, code) => {
      const { user, pay } = await openTill(0);
      server.on('post', '/api/payment', refusal(status, code));
      server.on('get', '/api/items/{id}/quote', refusal(status, code));
      await user.click(pay);
      await screen.findByRole('link', { name: "Retour à l'objet" });
      await waitFor(() =>
        expect(server.calls('get', '/api/items/{id}/quote').length).toBeGreaterThan(1),
      );
      expect(screen.getByRole('link', { name: "Retour à l'objet" })).toBeDefined();
      expect(screen.getByRole('button', { name: 'Payer 35\u00a0000\u00a0FCFA' })).toBeDefined();
    },
  );

  it('leads on where there is no price', async () => {
    server.on('get', '/api/items/{id}/quote', refusal(409, 'item-unavailable'));
    show(<Till />);
    await screen.findByRole('link', { name: "Retour à l'objet" });
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });
});

const path = '/api/payment';
const session = '/api/auth/session';
const unconfirmed = aUser({ email: 'awa@loka.example', emailVerified: false });
const payButton = () => screen.findByRole('button', { name: 'Payer 35\u00a0000\u00a0FCFA' });

describe('a first payment of a member whose address is not confirmed', () => {
  async function pressPay() {
    signIn(unconfirmed);
    server.on('post', path, refusal(403, 'email-not-confirmed'));
    const user = show(<Till />);
    const number = await screen.findByLabelText(/^Numéro /);
    await user.clear(number);
    await user.type(number, '077000001');
    await user.click(await payButton());
    await screen.findByText('Confirmez votre adresse e-mail pour payer');
    return user;
  }
  function confirmElsewhere() {
    server.on('post', path, aPayment());
    server.on('get', session, aUser({ ...unconfirmed, emailVerified: true }));
  }

  it('stays on the bill, names the address, and is sent by itself once that is confirmed', async () => {
    const user = await pressPay();
    expect(screen.getAllByText('awa@loka.example')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Corriger' })).toBeDefined();
    expect(screen.getByLabelText(/^Numéro /)).toHaveProperty('value', '077000001');
    server.on('post', '/api/auth/resend-confirmation', null);
    await user.click(screen.getByRole('button', { name: "Renvoyer l'e-mail" }));
    expect(await screen.findByText(/nouvel email de vérification/)).toBeDefined();
    expect(sent()).toHaveLength(1);
    confirmElsewhere();
    expect(await screen.findByText(/^Paiement /, {}, { timeout: 5_000 })).toBeDefined();
    expect(sent()).toEqual([sent()[0], sent()[0]]);
  });

  it.each(['is taken back', 'gets another number'])(
    'is not sent when the press %s',
    async (how) => {
      const user = await pressPay();
      if (how === 'is taken back')
        await user.click(screen.getByRole('button', { name: 'Ne plus attendre' }));
      else await user.type(screen.getByLabelText(/^Numéro /), '2');
      expect(screen.queryByText('Confirmez votre adresse e-mail pour payer')).toBeNull();
      confirmElsewhere();
      await user.click(screen.getByRole('button', { name: 'pas confirmée' }));
      await screen.findByRole('button', { name: 'confirmée' });
      expect(await payButton()).toHaveProperty('disabled', false);
      expect(sent()).toHaveLength(1);
    },
  );

  it('is not sent without a press', async () => {
    signIn(unconfirmed);
    const user = show(<Till />);
    await payButton();
    confirmElsewhere();
    await user.click(screen.getByRole('button', { name: 'pas confirmée' }));
    await screen.findByRole('button', { name: 'confirmée' });
    expect(sent()).toHaveLength(0);
  });

  it('is refused once and not again and again when the page knows the address as confirmed', async () => {
    signIn(aUser({ emailVerified: true }));
    server.on('post', path, refusal(403, 'email-not-confirmed'));
    const user = show(<Till />);
    await user.click(await payButton());
    await screen.findByText('Confirmez votre adresse e-mail pour payer');
    expect(sent()).toHaveLength(1);
  });
});

describe('a number that refused payments', () => {
  const code = '/api/payment/number/code';
  const confirm = '/api/payment/number/confirm';

  it('pays once its holder has typed the code of the SMS, and the form keeps its content', async () => {
    signIn();
    server.on('post', path, refusal(429, 'number-refused'));
    server.on('post', code, null);
    server.on('post', confirm, refusal(422, 'sms-code-wrong'));
    const user = show(<Till />);
    await user.click(await payButton());
    await user.click(await screen.findByRole('button', { name: 'Recevoir un code par SMS' }));
    const field = await screen.findByLabelText('Code reçu par SMS');
    await user.click(screen.getByRole('button', { name: 'Confirmer et payer' }));
    expect(screen.getByText('Indiquez le code reçu par SMS.')).toBeDefined();
    await user.type(field, '123456{Enter}');
    expect(await screen.findByText(/Ce code n'est pas le bon/)).toBeDefined();
    expect(sent()).toHaveLength(1);
    server.on('post', confirm, null);
    server.on('post', path, aPayment());
    await user.click(screen.getByRole('button', { name: 'Confirmer et payer' }));
    await screen.findByText(/^Paiement /);
    expect(server.calls('post', code).map(({ body }) => body)).toEqual([
      { phoneNumber: '077000001' },
    ]);
    expect(sent()).toEqual([sent()[0], sent()[0]]);
  });

  it('is asked for no code once another one is typed', async () => {
    signIn();
    server.on('post', path, refusal(429, 'number-refused'));
    const user = show(<Till />);
    await user.click(await payButton());
    await screen.findByRole('button', { name: 'Recevoir un code par SMS' });
    await user.type(screen.getByLabelText(/^Numéro /), '{Backspace}2');
    expect(screen.queryByRole('button', { name: 'Recevoir un code par SMS' })).toBeNull();
  });

  it.each([
    ['number-busy', /Répondez-y d'abord/],
    ['number-charged-often', /payez avec un autre numéro/],
    ['too-many-charges', /depuis une autre connexion/],
  ] as const)(
    'keeps the bill and says what to do when it is refused: %s',
    async (reason, words) => {
      signIn();
      server.on('post', path, refusal(429, reason));
      const user = show(<Till />);
      await user.click(await payButton());
      expect(await screen.findByText(words)).toBeDefined();
      expect(screen.getByLabelText(/^Numéro /)).toHaveProperty('value', '077000001');
      expect(await payButton()).toHaveProperty('disabled', false);
    },
  );
});
