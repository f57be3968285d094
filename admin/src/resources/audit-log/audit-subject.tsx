import Link from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import type { AuditEntry } from '../../api/types';

const pages: Record<string, { resource: string; label: string }> = {
  verification: { resource: 'verifications', label: 'Vérification' },
  user: { resource: 'users', label: 'Utilisateur' },
  item: { resource: 'items', label: 'Objet' },
  rental: { resource: 'rentals', label: 'Location' },
  report: { resource: 'reports', label: 'Signalement' },
  payment: { resource: 'payments', label: 'Paiement' },
};

/** What an act was about, leading to its page; a file has none, so to whoever it shows. */
export function AuditSubject({ entry }: { entry: AuditEntry }) {
  // Places have no page of their own.
  if (entry.subject === 'place') return 'Lieu';
  const isFile = entry.subject === 'upload';
  const page = pages[isFile ? 'user' : entry.subject];
  if (!page) return entry.subject;
  const id = isFile ? entry.detail.ownerId : entry.subjectId;
  return (
    <Link component={LinkBase} to={`/${page.resource}/${id}/show`}>
      {page.label}
    </Link>
  );
}
