import Link from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import type { AuditEntry } from '@/api/types';
import { subjectName } from './audit-words';

const resources: Record<string, string> = {
  verification: 'verifications',
  user: 'users',
  item: 'items',
  rental: 'rentals',
  payment: 'payments',
};

/** What an act was about, leading to its page when it has one. */
export function AuditSubject({ entry: { subject, subjectId } }: { entry: AuditEntry }) {
  const resource = resources[subject];
  if (!resource) return subjectName(subject);
  return (
    <Link component={LinkBase} to={`/${resource}/${subjectId}/show`}>
      {subjectName(subject)}
    </Link>
  );
}
