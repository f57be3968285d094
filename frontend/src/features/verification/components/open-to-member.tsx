import { Check, Lock } from 'lucide-react';
import { VERIFIER } from '../verifier';

const ALWAYS = [
  'Louer des objets et écrire à leurs propriétaires',
  'Recevoir un remboursement sur le numéro qui a payé',
] as const;
const VERIFIED = [
  'Louer les objets réservés aux membres vérifiés',
  'Proposer vos objets à la location',
  "Déposer de l'argent, le retirer et enregistrer vos numéros",
] as const;

/** What a status of the verification allows, and what waits for it. */
export function OpenToMember({ verifier }: { verifier: number }) {
  const isVerified = verifier === VERIFIER.verified;
  const rights = [
    ...ALWAYS.map((label) => ({ label, isOpen: true })),
    { label: 'Consulter votre portefeuille', isOpen: verifier !== VERIFIER.none },
    ...VERIFIED.map((label) => ({ label, isOpen: isVerified })),
  ];
  return (
    <section aria-labelledby="droits" className="mt-6">
      <h3 id="droits" className="mb-2 text-lg">
        Ce que vous pouvez faire
      </h3>
      <ul className="grid gap-2">
        {rights.map(({ label, isOpen }) => (
          <li key={label} className={`flex gap-3 ${isOpen ? 'text-ink-900' : 'text-ink-500'}`}>
            {isOpen ? (
              <Check size={20} className="mt-0.5 shrink-0 text-lagoon-700" aria-hidden />
            ) : (
              <Lock size={18} className="mt-1 shrink-0" aria-hidden />
            )}
            <span>
              {label}
              {!isOpen && <span className="block text-sm">Une fois votre identité vérifiée</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
