import { ContactLinks } from '@/app/layout/contact-links';
import { TextLink } from '@/components/ui/text-link';
import { paths } from '@/lib/paths';

/** For whoever has a link to protect their account that is of no use any more: nobody mails another. */
export function ProtectOtherwise() {
  return (
    <>
      <p className="mb-2">
        Si vous n'avez pas protégé votre compte avec ce lien,{' '}
        <TextLink to={paths.forgotPassword}>choisissez un nouveau mot de passe</TextLink>. Si vous
        n'y arrivez pas, écrivez-nous ou appelez-nous&nbsp;:
      </p>
      <ContactLinks />
    </>
  );
}
