import Link from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import type { AuditEntry } from '../../api/types';
import { listName } from './audit-words';

type Subject = AuditEntry['subject'];

/** Of what is called by no page of its own. */
type Unlisted = 'list' | 'reconciliation' | 'place' | 'incident' | 'treasury' | 'upload';

const pages: Record<Exclude<Subject, Unlisted>, { resource: string; label: string }> = {
  verification: { resource: 'verifications', label: 'Vérification' },
  user: { resource: 'users', label: 'Utilisateur' },
  item: { resource: 'items', label: 'Objet' },
  rental: { resource: 'rentals', label: 'Location' },
  report: { resource: 'reports', label: 'Signalement' },
  review: { resource: 'reviews', label: 'Avis' },
  payment: { resource: 'payments', label: 'Paiement' },
};

/** What an act was about, by its name, leading to its page; a file has none, so to whoever it shows. */
export function AuditSubject({ entry }: { entry: AuditEntry }) {
  const { subject, subjectId, subjectName, detail } = entry;
  if (subject === 'list') return `Liste «\u00a0${listName(subjectId)}\u00a0»`;
  if (subject === 'reconciliation') return 'Rapprochement';
  // Places have no page of their own.
  if (subject === 'place') return subjectName ?? 'Lieu';
  if (subject === 'incident')
    return (
      <Link component={LinkBase} to="/incidents">
        Panne
      </Link>
    );
  if (subject === 'treasury')
    return (
      <Link component={LinkBase} to="/treasury">
        Trésorerie
      </Link>
    );
  const isFile = subject === 'upload';
  const page = isFile ? { resource: 'users', label: 'Pièce' } : pages[subject];
  const id = isFile ? detail.ownerId : subjectId;
  return (
    <>
      <Link component={LinkBase} to={`/${page.resource}/${id}/show`}>
        {subjectName ?? page.label}
      </Link>
      <span>{subjectName && subject !== 'user' && ` (${page.label.toLowerCase()})`}</span>
    </>
  );
}
