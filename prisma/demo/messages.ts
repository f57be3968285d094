import { risksOf } from '../../backend/src/modules/messages/domain/risks.js';
import type { Db } from '../../backend/src/platform/database/prisma.js';
import type { Offer } from './listings.js';
import { market, owner, type Person, renter } from './people.js';
import type { RentalHistory } from './rentals.js';
import { stableId } from './stable.js';

/** Who says what, how many minutes ago; the first speaker is the asker. */
type Line = [by: 'asker' | 'owner', minutesAgo: number, text: string];

interface Talk {
  itemId: string;
  rentalId: string | null;
  asker: Person;
  lines: Line[];
  /** How many of the last messages the other party has not read. */
  unread?: number;
}

const day = 24 * 60;

/** By what became of the rental, what its parties wrote. */
const ofRentals: Partial<Record<RentalHistory['ending'], Pick<Talk, 'lines' | 'unread'>>> = {
  requested: {
    lines: [
      ['asker', 42, "Bonjour, c'est pour un anniversaire samedi. Je peux passer vers 9 h\u00a0?"],
      ['owner', 31, "Bonjour Madame. Oui, 9 h c'est bon. Je regarde la demande tout de suite."],
      ['asker', 4, 'Merci beaucoup\u00a0! On se retrouve bien devant le centre commercial\u00a0?'],
    ],
    unread: 1,
  },
  accepted: {
    lines: [
      ['owner', day - 50, "Bonjour, j'ai accepté votre demande. Tout est prêt et nettoyé."],
      ['asker', day - 64, 'Parfait. Est-ce que les piquets sont dans le sac\u00a0?'],
      ['owner', day - 75, 'Oui, il y en a douze, avec le maillet.'],
      ['asker', 6 * 60, "D'accord, merci\u00a0! À lundi."],
    ],
  },
  lent: {
    lines: [
      ['asker', 26 * 60, "J'arrive dans dix minutes."],
      ['owner', 25 * 60 + 55, 'Je vous attends au portail vert.'],
      ['asker', 3 * 60, 'Tout marche très bien, merci. Je le rapporte comme prévu.'],
    ],
  },
  returned: {
    lines: [
      ['asker', 16 * day, "Je l'ai rapporté ce matin, votre frère l'a pris."],
      ['owner', 16 * day - 40, "C'est noté, retour confirmé. Merci et à bientôt\u00a0!"],
    ],
  },
};

/** Threads of the two demo accounts: of their rentals, and questions before any. */
export async function loadThreads(
  db: Db,
  now: Date,
  offers: Offer[],
  rentals: { history: RentalHistory; id: string }[],
): Promise<void> {
  const talks = [...questions(offers), ...talksOf(rentals)];
  for (const talk of talks) await loadThread(db, now, talk);
}

function talksOf(rentals: { history: RentalHistory; id: string }[]): Talk[] {
  const own = rentals.filter(({ history }) => history.renter === renter);
  return Object.entries(ofRentals).flatMap(([ending, talk]) => {
    const found = own.find(({ history }) => history.ending === ending);
    if (!found) return [];
    return { itemId: found.history.itemId, rentalId: found.id, asker: renter, ...talk };
  });
}

function questions(offers: Offer[]): Talk[] {
  const [first, second] = offers.filter((offer) => offer.owner === owner);
  if (!first || !second) return [];
  return [
    {
      itemId: first.id,
      rentalId: null,
      asker: market[6] as Person,
      lines: [
        ['asker', 2 * day, 'Bonjour, est-il libre le week-end du 12\u00a0?'],
        [
          'owner',
          2 * day - 20,
          'Bonjour, oui il est libre. Vous pouvez faire votre demande sur Loka.',
        ],
        [
          'asker',
          8,
          "Appelez-moi plutôt au 074 12 34 56, on s'arrange hors Loka, c'est moins cher.",
        ],
      ],
      unread: 1,
    },
    {
      itemId: second.id,
      rentalId: null,
      asker: renter,
      lines: [
        ['asker', 5 * day, 'Bonjour, la batterie tient combien de temps\u00a0?'],
        ['owner', 5 * day - 90, 'Environ 25 minutes. Je vous en prête une deuxième, chargée.'],
        ['asker', 5 * day - 95, 'Super, merci pour la réponse.'],
      ],
    },
  ];
}

async function loadThread(db: Db, now: Date, talk: Talk): Promise<void> {
  const { itemId, rentalId, asker, lines, unread = 0 } = talk;
  const id = stableId(`thread ${itemId} ${rentalId ?? asker.id}`);
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * 60_000);
  const ids = { asker: asker.id, owner: owner.id };
  await db.thread.create({
    data: {
      id,
      itemId,
      rentalId,
      askerId: asker.id,
      ownerId: owner.id,
      createdAt: at(lines[0]?.[1] ?? 0),
    },
  });
  await db.threadMember.createMany({
    data: [asker.id, owner.id].map((userId) => ({ threadId: id, userId })),
  });
  for (const [index, [by, minutesAgo, body]] of lines.entries()) {
    const risks = risksOf(body, []);
    // The database gives the number.
    await db.message.create({
      data: {
        id: stableId(`message ${id} ${index}`),
        ...{ threadId: id, number: 1, senderId: ids[by], body, sentAt: at(minutesAgo) },
        hasPhoneNumber: risks.includes('phone-number'),
        asksOutsidePayment: risks.includes('outside-payment'),
      },
    });
  }
  const last = lines.at(-1)?.[0] ?? 'asker';
  for (const by of ['asker', 'owner'] as const) {
    await db.threadMember.update({
      where: { threadId_userId: { threadId: id, userId: ids[by] } },
      data: { readNumber: by === last ? lines.length : lines.length - unread },
    });
  }
}
