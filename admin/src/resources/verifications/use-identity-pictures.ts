import type { VerificationDetail } from '../../api/types';
import { type PrivateFile, usePrivateFile } from '../../components/use-private-file';

export interface IdentityPicture extends PrivateFile {
  alt: string;
  /** The key that turns it. */
  turnKey: string;
}

/** The pictures of a submission; null of one that was not sent, or is gone. */
export interface IdentityPictures {
  document: IdentityPicture | null;
  back: IdentityPicture | null;
  photo: IdentityPicture | null;
}

function urlsOf(
  { documentUrl, documentBackUrl, photoUrl }: VerificationDetail,
  reason: string | null,
) {
  const withReason = (url: string | null) =>
    reason === null ? null : url && `${url}?reason=${encodeURIComponent(reason)}`;
  return {
    document: withReason(documentUrl),
    back: withReason(documentBackUrl),
    photo: withReason(photoUrl),
  };
}

/**
 * Reads the pictures of a submission, each once as long as its page is open.
 *
 * @param reason why, which is on record; none is read before it is said
 */
export function useIdentityPictures(
  submission: VerificationDetail,
  reason: string | null,
): IdentityPictures {
  const urls = urlsOf(submission, reason);
  const document = usePrivateFile(urls.document);
  const back = usePrivateFile(urls.back);
  const photo = usePrivateFile(urls.photo);
  return {
    document: urls.document ? { ...document, alt: "Document d'identité", turnKey: 'D' } : null,
    back: urls.back ? { ...back, alt: 'Verso du document', turnKey: 'V' } : null,
    photo: urls.photo ? { ...photo, alt: 'Photo prise en direct', turnKey: 'P' } : null,
  };
}

/** Whether all that there is to see is on the screen. */
export const areShown = (pictures: IdentityPictures): boolean =>
  Object.values(pictures).every((picture) => picture === null || picture.source);
