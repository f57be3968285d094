import { hash } from '@node-rs/argon2';
import type { Prisma, Role } from '../../backend/src/platform/database/generated/client.js';
import { stableId } from './stable.js';

/** Everybody's, and only here. */
export const password = 'LokaDemo2026!';

export interface Person {
  id: string;
  name: string;
  email: string;
  role: Role;
  verified: boolean;
  /** `Quartier, Ville`: where their objects are. */
  place: string;
  phone: string;
}

const account = (
  address: string,
  name: string,
  place: string,
  traits: { role?: Role; verified?: boolean; phone?: string } = {},
): Person => ({
  id: stableId(`person ${address}`),
  name,
  email: `${address}@loka.example`,
  role: traits.role ?? 'member',
  verified: traits.verified ?? false,
  place,
  phone: traits.phone ?? '074 00 00 00',
});

/** The accounts that the README names. */
export const renter = account('locataire', 'Grâce Nzamba', 'Akébé, Libreville', {
  phone: '077 00 00 01',
});
export const owner = account('proprietaire', 'Jean-Marc Obiang', 'Louis, Libreville', {
  verified: true,
  phone: '066 12 34 56',
});
/** They approve what the other one proposes. */
export const admins: readonly [Person, Person] = [
  account('admin', 'Patrick Ndong', 'Glass, Libreville', { role: 'admin' }),
  account('admin2', 'Laure Mengue', 'Louis, Libreville', { role: 'admin' }),
];

const team = [
  account('staff', 'Sylvie Moussavou', 'Glass, Libreville', { role: 'staff' }),
  account('staff2', 'Régis Mbongo', 'Louis, Libreville', { role: 'staff' }),
  ...admins,
  account('ops', 'Kevin Ella', 'Glass, Libreville', { role: 'ops' }),
];

const owners: [name: string, place: string][] = [
  ['Alphonsine Mba', 'Nzeng-Ayong, Libreville'],
  ['Bertrand Nguema', 'Akébé, Libreville'],
  ['Chantal Mouketou', 'Batterie IV, Libreville'],
  ['Désiré Ondo', 'Lalala, Libreville'],
  ['Estelle Boukandou', 'Angondjé, Libreville'],
  ['Fabrice Ella Minko', 'Okala, Libreville'],
  ['Georgette Makaya', 'Charbonnages, Libreville'],
  ['Hervé Mintsa', 'Montagne Sainte, Libreville'],
  ['Irène Koumba', 'Mont-Bouët, Libreville'],
  ['Judicaël Nzé', 'Oloumi, Libreville'],
  ['Karine Bivigou', 'Glass, Libreville'],
  ['Landry Essono', 'Louis, Libreville'],
  ['Mireille Tchibinda', 'Balise, Port-Gentil'],
  ['Narcisse Rapontchombo', 'Grand Village, Port-Gentil'],
  ['Odette Igassela', 'Château, Port-Gentil'],
  ['Pamphile Ogandaga', 'Matanda, Port-Gentil'],
  ['Quentin Lefèvre', 'Cité Shell, Port-Gentil'],
  ['Rosine Anguilé', 'Salsa, Port-Gentil'],
  ['Serge Rogombé', 'Ntchengué, Port-Gentil'],
  ['Thérèse Nyingone', 'Sud, Port-Gentil'],
  ['Ulrich Biyoghé', 'Nzeng-Ayong, Libreville'],
  ['Véronique Mavoungou', 'Angondjé, Libreville'],
  ['Wilfried Ntoutoume', 'Okala, Libreville'],
  ['Yolande Moundounga', 'Akébé, Libreville'],
  ['Zéphyrin Mbadinga', 'Lalala, Libreville'],
  ['Aïcha Diallo', 'Mont-Bouët, Libreville'],
  ['Brice Boussougou', 'Batterie IV, Libreville'],
  ['Clarisse Ngoua', 'Louis, Libreville'],
  ['Dieudonné Allogo', 'Charbonnages, Libreville'],
  ['Élodie Martin', 'Batterie IV, Libreville'],
  ['Firmin Nkoghé', 'Oloumi, Libreville'],
  ['Gisèle Ondimba', 'Glass, Libreville'],
  ['Hugues Moubamba', 'Montagne Sainte, Libreville'],
  ['Isabelle Rénamy', 'Balise, Port-Gentil'],
  ['Joël Mihindou', 'Grand Village, Port-Gentil'],
  ['Léa Obame', 'Angondjé, Libreville'],
  ['Modeste Pambo', 'Château, Port-Gentil'],
  ['Nadège Eyang', 'Nzeng-Ayong, Libreville'],
  ['Rodrigue Zomo', 'Okala, Libreville'],
];

/** Verified members whose objects fill the market. */
export const market: Person[] = owners.map(([name, place], index) =>
  account(`membre${index + 1}`, name, place, { verified: true }),
);

/** Members whose identity waits for a decision of staff. */
export const applicants: Person[] = [
  account('candidat1', 'Prisca Mouity', 'Akébé, Libreville'),
  account('candidat2', 'Steeve Moussounda', 'Salsa, Port-Gentil'),
  account('candidat3', 'Nathalie Ebang', 'Okala, Libreville'),
];

export const everybody: Person[] = [renter, owner, ...team, ...market, ...applicants];

/** @param joined when they signed up */
export async function userRows(joined: Date): Promise<Prisma.UserCreateManyInput[]> {
  const passwordHash = await hash(password);
  const pending = new Set(applicants);
  return everybody.map((person) => ({
    id: person.id,
    name: person.name,
    email: person.email,
    passwordHash,
    role: person.role,
    phone: person.phone,
    city: person.place.split(', ').at(-1) ?? null,
    emailConfirmedAt: joined,
    verificationStatus: person.verified ? 2 : pending.has(person) ? 1 : 0,
    termsAcceptedAt: joined,
    createdAt: joined,
  }));
}

/** As `make-admin --approves-now` gives roles: both admins approve what the other one proposes. */
export function roleGrantRows(joined: Date): Prisma.RoleGrantCreateManyInput[] {
  return team.map(({ id: userId, role }) => ({
    ...{ userId, role, source: 'command', at: joined, since: joined },
    approvesFrom: role === 'admin' ? joined : null,
  }));
}

/** What the audit log says of them. */
export function roleEntryRows(joined: Date): Prisma.AuditLogCreateManyInput[] {
  return team.map(({ id: actorId, role }) => ({
    ...{ actorId, action: 'change-role', subject: 'user', subjectId: actorId, at: joined },
    detail: { from: 'member', to: role, by: 'command' },
  }));
}

/** What was announced of them. */
export function roleEventRows(joined: Date): Prisma.DomainEventCreateManyInput[] {
  return team.map(({ id: subjectId, role }) => ({
    ...{ kind: 'user.role-changed', subject: 'user', subjectId, actor: 'system', at: joined },
    facts: { from: 'member', to: role },
  }));
}
