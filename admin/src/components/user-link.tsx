import Link from '@mui/material/Link';
import { LinkBase } from 'react-admin';

/** A person's name, leading to their account. */
export function UserLink({ id, name }: { id: string; name: string }) {
  return (
    <Link component={LinkBase} to={`/users/${id}/show`}>
      {name}
    </Link>
  );
}
