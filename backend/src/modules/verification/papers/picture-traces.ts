import { keptPrints, keysOfKept, SoughtPicture } from '../../uploads/index.js';
import { isTelling } from '../domain/same-picture.js';

/** What pictures of papers are found again by. */
export interface PictureTraces {
  pictureHashes: readonly bigint[];
  /** Of each picture that shows something; null when one of them was sent before there were any. */
  prints: readonly Uint8Array[] | null;
}

export function tracesOfPictures(
  pictures: readonly { hash: bigint | null; prints: Uint8Array | null }[],
): PictureTraces {
  const prints = pictures.map((picture) => picture.prints).filter((each) => each !== null);
  return {
    pictureHashes: pictures.flatMap(({ hash }) => (hash !== null && isTelling(hash) ? hash : [])),
    prints: prints.length < pictures.length ? null : prints.filter(({ length }) => length > 0),
  };
}

/** What a submission keeps of them. Servers from before there were prints compare the hashes, also of what is sent now. */
export function keptOf<T extends PictureTraces>({ prints, ...others }: T) {
  const kept = prints?.map(keptPrints) ?? null;
  return {
    ...others,
    pictureHashes: [...others.pictureHashes],
    picturePrints: kept && Uint8Array.from(kept.flatMap((each) => [...each])),
    pictureKeys: [...new Set(kept?.flatMap(keysOfKept))],
  };
}

export const soughtOf = ({ prints }: PictureTraces): SoughtPicture[] =>
  (prints ?? []).map((each) => new SoughtPicture(each));
