import { formatFcfa } from '@loka/client';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { AccountDeletion } from '@/api/types';
import { paths } from '@/lib/paths';

type Obstacle = AccountDeletion['obstacles'][number];

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** What each is, and where it is settled; staff settle those without a place. */
const WORDS: Record<Obstacle['kind'], (count: number) => { text: string; to?: string }> = {
  'wallet-balance': (count) => ({
    text: `Votre argent sur Loka\u00a0: ${formatFcfa(count)}. Retirez-le d'abord\u00a0; pour un reste trop petit, écrivez-nous.`,
    to: paths.wallet,
  }),
  'payments-open': (count) => ({
    text: `${counted(count, 'paiement ou retrait en cours', 'paiements ou retraits en cours')}. Attendez son résultat.`,
    to: paths.wallet,
  }),
  'payments-received': (count) => ({
    text: `${counted(count, 'paiement en cours pour un de vos objets', 'paiements en cours pour vos objets')}. Attendez son résultat.`,
    to: paths.requests,
  }),
  'requests-sent': (count) => ({
    text: `${counted(count, 'demande envoyée', 'demandes envoyées')} sans réponse. Attendez ou annulez.`,
    to: paths.myRentals,
  }),
  'requests-received': (count) => ({
    text: `${counted(count, 'demande reçue', 'demandes reçues')} sans réponse. Répondez d'abord.`,
    to: paths.requests,
  }),
  'rentals-as-renter': (count) => ({
    text: `${counted(count, 'location à terminer', 'locations à terminer')}, caution rendue.`,
    to: paths.myRentals,
  }),
  'rentals-as-owner': (count) => ({
    text: `${counted(count, 'objet loué', 'objets loués')}, retour et caution à régler.`,
    to: paths.requests,
  }),
  'verification-pending': () => ({
    text: "La vérification de votre identité est en cours. L'équipe Loka vous répond bientôt.",
    to: paths.profile,
  }),
  'wallet-frozen': () => ({
    text: "Votre portefeuille est bloqué par l'équipe Loka. Écrivez-nous.",
  }),
  'team-member': () => ({
    text: "Vous faites partie de l'équipe Loka. Un administrateur doit d'abord retirer votre rôle.",
  }),
};

export function DeletionObstacles({ obstacles }: { obstacles: Obstacle[] }) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {obstacles.map(({ kind, count }) => {
        const { text, to } = WORDS[kind](count);
        const look = 'flex min-h-11 items-center gap-3 rounded-xl border border-sand-200 p-3';
        return (
          <li key={kind}>
            {to ? (
              <Link to={to} className={`${look} hover:border-lagoon-700`}>
                <span className="min-w-0 flex-1">{text}</span>
                <ArrowRight size={18} aria-hidden className="shrink-0 text-lagoon-700" />
              </Link>
            ) : (
              <p className={look}>{text}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
