import type { ReactNode } from 'react';
import { DashboardTitle } from '@/app/layout/dashboard-title';
import { Card } from '@/components/ui/card';
import { TextLink } from '@/components/ui/text-link';
import { AccountDeletion, DeletionStanding, GraceDays, PostponedDays } from '@/features/account';
import { paths } from '@/lib/paths';

export default function DeleteAccount() {
  return (
    <>
      <DashboardTitle title="Supprimer mon compte" />
      <DeletionStanding />
      <Part title="Dès votre demande">
        <ul className="grid list-disc gap-2 pl-5">
          <li>Vos objets ne sont plus proposés et votre page n'est plus visible.</li>
          <li>Vous êtes déconnecté de tous vos appareils.</li>
          <li>
            Vous avez <GraceDays /> pour changer d'avis&nbsp;: reconnectez-vous, puis choisissez
            «&nbsp;Garder mon compte&nbsp;».
          </li>
          <li>
            Si quelque chose est encore en cours d'examen, la suppression peut prendre jusqu'à{' '}
            <PostponedDays /> de plus. Vous pouvez changer d'avis jusque-là.
          </li>
        </ul>
      </Part>
      <Part
        title={
          <>
            Supprimé au bout de <GraceDays />
          </>
        }
      >
        <ul className="grid list-disc gap-2 pl-5">
          <li>Votre nom, votre adresse e-mail, votre téléphone, votre adresse et votre photo.</li>
          <li>Votre mot de passe, vos appareils, vos favoris et vos notifications.</li>
          <li>Vos pièces d'identité et la photo prise pour les vérifier.</li>
          <li>Vos annonces, avec leurs photos, leur description et leur quartier.</li>
          <li>Vos numéros de mobile money, sauf ceux vers lesquels un retrait est parti.</li>
        </ul>
      </Part>
      <Part title="Conservé, et pourquoi">
        <ul className="grid list-disc gap-2 pl-5">
          <li>
            <strong>Les écritures d'argent et les reçus</strong>, avec le numéro qui a payé ou
            reçu&nbsp;: 10&nbsp;ans, car la loi demande de tenir les comptes.
          </li>
          <li>
            <strong>Vos locations et leurs contrats</strong>, qui portent votre nom&nbsp;:
            10&nbsp;ans, car l'autre partie y a droit aussi.
          </li>
          <li>
            <strong>Vos messages, vos avis et les photos de remise ou de retour</strong>&nbsp;: les
            autres les voient signés «&nbsp;Compte supprimé&nbsp;».
          </li>
          <li>
            <strong>Les signalements et des empreintes de vos pièces d'identité</strong>, dont on ne
            peut pas les retrouver&nbsp;: contre la fraude.
          </li>
        </ul>
        <p className="text-ink-500 text-sm">
          Plus de détails dans <TextLink to={paths.privacy}>Confidentialité</TextLink>.
        </p>
      </Part>
      <AccountDeletion />
    </>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Card className="grid grid-cols-1 gap-4 p-5 sm:p-7">
      <h2 className="text-xl">{title}</h2>
      {children}
    </Card>
  );
}
