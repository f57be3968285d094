/** A place as it is shown: no line ends in the hyphen of `Port-Gentil`. */
export const placeName = (place: string) => place.replaceAll('-', '\u2011');
