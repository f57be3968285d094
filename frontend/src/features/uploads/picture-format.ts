/** What the server decodes. */
const SENT = /^image\/(?:jpeg|png|webp)$/;

/** Whether a file goes to the server in its own format, by what the device says of it. */
export const isSentAsItIs = ({ type }: Blob): boolean => SENT.test(type);

/** Of HEIC and HEIF, in the beginning of a file. */
const HEIC_BRANDS = /^ftyp(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

/** Whether it is a photo as iPhones and some Samsung telephones take it. */
export async function isHeic(file: Blob): Promise<boolean> {
  if (/^image\/hei[cf]/.test(file.type)) return true;
  const start = new Uint8Array(await file.slice(4, 12).arrayBuffer());
  return HEIC_BRANDS.test(String.fromCharCode(...start));
}

export const HEIC =
  "Ce navigateur ne sait pas lire les photos HEIC. Sur le téléphone qui l'a prise, choisissez «\u00a0Le plus compatible\u00a0» (iPhone\u00a0: Réglages, Appareil photo, Formats) ou désactivez HEIF (Samsung\u00a0: réglages de l'appareil photo), puis reprenez la photo. Sinon, envoyez-en une capture d'écran.";
