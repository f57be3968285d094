import type { VerificationDetail } from '../../api/types';
import { Callout } from '../../components/callout';
import { Panel } from '../../components/panel';
import { PrivatePicture } from '../../components/private-picture';
import { documentNames } from './verification-status';

/** What the number typed by the person is checked against. */
export function DocumentPicture({ submission }: { submission: VerificationDetail }) {
  const { documentUrl, type, numero } = submission;
  return (
    <Panel title="Document">
      <PrivatePicture key={documentUrl} url={documentUrl} alt="Document d'identité" />
      <Callout>
        {documentNames[type]}, numéro saisi : <strong>{numero}</strong>
      </Callout>
    </Panel>
  );
}

/** Shows that the person was there: the gesture was drawn at random just before. */
export function LivePicture({
  submission: { photoUrl, prompt },
}: {
  submission: VerificationDetail;
}) {
  return (
    <Panel title="Photo en direct">
      <PrivatePicture key={photoUrl} url={photoUrl} alt="Photo prise en direct" />
      <Callout>
        {prompt ? (
          <>
            Geste demandé : <strong>{prompt}</strong>
          </>
        ) : (
          'Aucun geste enregistré avec cette photo.'
        )}
      </Callout>
    </Panel>
  );
}
