import { useQuery } from '@tanstack/react-query';
import { publicConfigQuery } from '@/api/get-public-config';
import { TextLink } from '@/components/ui/text-link';
import { paths } from '@/lib/paths';

/** That a button accepts the contract too, which opens beside the page to be read. */
export function ContractConsent({ by }: { by: 'En payant' | 'En acceptant' }) {
  const version = useQuery(publicConfigQuery).data?.contractVersion;
  return (
    <>
      {by}, vous acceptez le{' '}
      <TextLink to={paths.rentalContract} target="_blank">
        contrat de location<span>{version && ` (version\u00a0${version})`}</span>
      </TextLink>
      .
    </>
  );
}
