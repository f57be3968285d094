import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { Panel } from '../components/panel';

/** An address that is no page of the console. */
export function NoSuchPage() {
  return (
    <MessagePage title="Page introuvable">Cette page n'existe pas, ou n'existe plus.</MessagePage>
  );
}

/** A page of which the role of whoever is signed in has no part. */
export function NotTheirs() {
  return (
    <MessagePage title="Accès refusé">Votre rôle ne donne pas accès à cette page.</MessagePage>
  );
}

function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Title title={title} />
      <Panel title={title}>
        <p style={{ marginTop: 0 }}>{children}</p>
        <Button component={Link} to="/" variant="outlined">
          Revenir à l'aperçu
        </Button>
      </Panel>
    </>
  );
}
