import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksForOutsidePayment } from './outside-payment.js';
import { continuesPhoneNumber, hasPhoneNumber } from './phone-in-text.js';
import { risksOf, risksShown } from './risks.js';

describe('a telephone number in a message', () => {
  it.each([
    '077000001',
    'Appelez-moi au 077 00 00 01 ce soir',
    'mon numéro : 07.70.00.00.1',
    '06-62-12-34-56',
    '074/12/34/56',
    '+241 77 00 00 01',
    '(+241) 077 00 00 01',
    '00241 66 12 34 56',
    '241 62 12 34 56',
    'whatsapp 77 12 34 56',
    '77123456',
    '0 7 7 1 2 3 4 5 6',
    '0_7_7_1_2_3_4_5_6',
    'O77 12 34 56',
    'o7 71 23 45 6',
    '0️⃣7️⃣7️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣',
    '０７７１２３４５６',
    'zéro sept sept un deux trois quatre cinq six',
    'zéro soixante-dix-sept douze trente-quatre cinquante-six',
    'zero six deux, vingt et un, quatre-vingt-dix-neuf, quatre-vingts, douze',
    'le zéro 7 7 puis rien : 0 soixante dix sept 12 34 56',
    '07 12 34 56',
    '011 76 12 34',
    '+33 6 12 34 56 78',
    '+237 6 99 12 34 56',
    '+33 (0)6 12 34 56 78',
    '077x12x34x56',
    'O77 l2 34 56',
    '٠٧٧ ١٢ ٣٤ ٥٦',
    'ze\u00adro sept sept 12 34 56',
    'zeroseptseptundeuxtroisquatrecinqsix',
    'zerosixvingtsix douze trente quatre dix',
    'zéro double sept, 12 34 56',
    '077 tiret 12 tiret 34 tiret 56',
    '077 point 12 point 34 ensuite 56',
    'Mes numéros, 1 : 077 12 34 56',
    'le 12, 077 12 34 56',
    '7 7 1 2 3 4 5 6',
    'whatsapp 77 123 456',
  ])('is found in « %s »', (text) => {
    expect(hasPhoneNumber(text)).toBe(true);
  });

  it.each([
    'Bonjour, la perceuse est-elle libre du 12 au 15 décembre ?',
    'Je la prends le 07/12/2026 et la rends le 09/12/2026.',
    'Le 07 12 2026 à 8h30 ou le 08/12/26 à 14:05',
    'du 2026-12-01 au 2026-12-07',
    '01.12.2026 - 07.12.2026, 03-01-2027 07-01-2027',
    'C’est 15 000 FCFA par jour, 75 000 la semaine.',
    'Entre 1 075 000 et 1 100 000 francs neuf',
    '10 000 75 000 12 000',
    'Caution de 20000, total 35000 XAF',
    'Référence LK0771234567890',
    'Location 0199a2d4-7712-7345-8671-077123456789',
    'Deux batteries, trois forets, un coffret, six chaises et sept tables',
    'Groupe électrogène 6500 W, 230 V, 50 Hz, 25 litres',
    'Taille 42, 1,80 m sur 2,40 m',
    'Réduction de 10 % dès 7 jours, 15 % dès 14 jours',
    'Modèle GSB 13 RE, numéro de série 8071234',
    'Le code est 4821',
    'On se voit à 9 h 00 ou 10 h 15 au PK 12 ?',
    'Entre 1 076 500, 100 000 et 75 000',
    'Pour 2 060 000 et 101 000',
    'J’ai 2 bidons de 5l, 1 de 20l et un i7',
    'Un double toit et un triple vitrage de 6 mm',
    'Le terrain vaut 65 000 000, ou 12 500 000 la moitié',
    'Décompte : 7, 6, 5, 4, 3, 2, 1',
  ])('is not found in « %s »', (text) => {
    expect(hasPhoneNumber(text)).toBe(false);
  });

  it('is found where it was sent in pieces', () => {
    expect(continuesPhoneNumber('12 34 56', ['077'])).toBe(true);
    expect(continuesPhoneNumber('34 56', ['mon num', '077', '12'])).toBe(true);
    expect(continuesPhoneNumber('et 56', ['zero sept sept', '12', '34'])).toBe(true);
    expect(continuesPhoneNumber('12 34 56', ['077', 'attendez', 'voilà la suite'])).toBe(true);
    expect(continuesPhoneNumber('Demain à 8 h ?', ['Il vaut 15 000 par jour.'])).toBe(false);
    expect(continuesPhoneNumber('Je la prends', ['077 12'])).toBe(false);
    expect(continuesPhoneNumber('À 8 heures', ['077 12 34 56'])).toBe(false);
  });
});

describe('a demand for money outside of Loka', () => {
  it.each([
    'Envoyez-moi l’argent par Airtel Money',
    'envoie l argent sur airtel money direct',
    'Paye par Western Union stp',
    'MoneyGram c’est mieux',
    'On fait ça hors Loka, c’est moins cher',
    'En dehors du site je fais un prix',
    'sans passer par Loka vous payez moins',
    'Payez-moi directement en espèces',
    'Faites un dépôt Moov Money à mon numéro',
    'Verse une avance sur mon compte',
    'Il faut envoyer la caution par mobile money avant',
    'Vous réglez en cash à la remise ?',
    'Achetez une carte PCS et donnez le code',
    'Par Airtel Money : envoyez 20 000',
    'envoie-moi un acompte',
    'Envoyez 20 000 au 077 12 34 56',
    'Transférez la moitié au +241 66 12 34 56 et c’est bon',
    'envoi moi l’argent',
    'Transfert moi 10 000 par airtel',
    'Envoyez 20 000 sur ce numéro',
    'Payez par Airtel Money, je valide sur Loka après',
    'Payez par Airtel Money avant que je valide sur Loka',
    'Payez avec l’appli Airtel Money',
    'Payez-moi par Moov au lieu de payer sur Loka',
    'Pour éviter les frais, on fait sans Loka',
    'On s’arrange entre nous',
    'Annulez la demande et payez directement',
    'La caution en espèces, s’il vous plaît',
    'Je prends seulement Airtel Money',
    'Vous payez en main propre',
    'Envoyez par Express Union',
  ])('is found in « %s »', (text) => {
    expect(asksForOutsidePayment(text)).toBe(true);
  });

  it.each([
    'J’ai payé sur Loka par Airtel Money, c’est confirmé.',
    'Vous pouvez payer sur Loka avec Moov Money.',
    'Le paiement est passé ce matin.',
    'La caution revient après le retour.',
    'Je peux envoyer une photo de la perceuse ?',
    'Combien coûte la livraison ?',
    'Je dépose l’objet à votre boutique Airtel de Louis.',
    'Avancez jusqu’au portail vert.',
    'Le prix est de 15 000 FCFA par jour.',
    'Réglez la hauteur avec la molette.',
    'Déposez-la directement chez le gardien.',
    'Envoyez-moi directement votre adresse.',
    'Envoyez-moi vos questions à l’avance.',
    'Envoyez la photo sur mon numéro, si vous voulez.',
    'Versez le liquide de refroidissement jusqu’au trait.',
    'J’ai déjà payé par Airtel Money.',
    'Sur Loka, vous payez par Moov Money.',
    'Je préfère Airtel Money pour payer sur Loka.',
    'Il reste 10 pcs de chaises et 2 pcs de tables.',
    'Rendez-la à l’heure pour éviter les frais de retard.',
    'Livraison sans frais à Akanda.',
    'Je viens la déposer en main propre.',
  ])('is not found in « %s »', (text) => {
    expect(asksForOutsidePayment(text)).toBe(false);
  });
});

describe('ordinary messages', () => {
  const price = fc
    .integer({ min: 1, max: 40_000 })
    .map((hundreds) => hundreds * 100)
    .chain((xaf) =>
      fc.constantFrom(
        `${xaf}`,
        `${xaf} FCFA`,
        xaf.toString().replaceAll(/\B(?=(\d{3})+$)/g, ' '),
        xaf.toString().replaceAll(/\B(?=(\d{3})+$)/g, '\u{202F}'),
        `${xaf.toString().replaceAll(/\B(?=(\d{3})+$)/g, '.')} F`,
      ),
    );
  const two = (value: number) => `${value}`.padStart(2, '0');
  const day = fc
    .tuple(
      fc.integer({ min: 1, max: 31 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 2025, max: 2035 }),
    )
    .chain(([d, m, y]) =>
      fc.constantFrom(
        `${two(d)}/${two(m)}/${y}`,
        `${two(d)}-${two(m)}-${y}`,
        `${y}-${two(m)}-${two(d)}`,
        `${two(d)}/${two(m)}`,
        `le ${d}`,
      ),
    );
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .chain(([h, m]) => fc.constantFrom(`${h}h${two(m)}`, `${two(h)}:${two(m)}`, `${h} h`));
  const reference = fc.oneof(
    fc.uuid(),
    fc.stringMatching(/^LK[0-9A-F]{13}$/),
    fc.integer({ min: 1000, max: 9999 }).map((code) => `code ${code}`),
  );
  const words = fc.constantFrom('pour', 'du', 'au', 'à', 'et', 'soit', 'contre', 'ou');
  const message = fc
    .array(fc.tuple(words, fc.oneof(price, day, time, reference)), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.map(([word, value]) => `${word} ${value}`).join(' '));

  it('with prices, days, times and references are not flagged', () => {
    fc.assert(
      fc.property(message, (text) => {
        expect(risksOf(text, [])).toEqual([]);
      }),
      { numRuns: 3_000 },
    );
  });

  it('with any of today’s numbers are, however the digits are set apart', () => {
    const number = fc
      .tuple(
        fc.constantFrom('062', '065', '066', '074', '076', '077'),
        fc.stringMatching(/^\d{6}$/),
      )
      .map(([prefix, rest]) => prefix + rest);
    const separators = fc.array(fc.constantFrom('', ' ', '.', '-', ' - ', '_'), {
      minLength: 8,
      maxLength: 8,
    });
    fc.assert(
      fc.property(number, separators, (digits, between) => {
        const text = [...digits].map((digit, at) => digit + (between[at] ?? '')).join('');
        expect(risksOf(`Voici : ${text}`, [])).toEqual(['phone-number']);
      }),
      { numRuns: 3_000 },
    );
  });

  it('with a number are no risk once the rental was accepted', () => {
    const found = risksOf('077 12 34 56, et payez par Western Union', []);
    expect(found).toEqual(['phone-number', 'outside-payment']);
    expect(risksShown(found, false)).toEqual(found);
    expect(risksShown(found, true)).toEqual(['outside-payment']);
  });
});
