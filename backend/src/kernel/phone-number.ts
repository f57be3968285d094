const gabonese = /^(?:(?:\+|00)241)?0?([1-9]\d{7})$/;

/**
 * A Gabonese number as it is dialled at home: nine digits, the first a zero. Separators and the
 * country code are accepted; which operators exist is not our business here.
 *
 * @returns null when it is no such number
 */
export function nationalNumber(text: string): string | null {
  const digits = gabonese.exec(text.trim().replace(/[\s.()]|(?<=.)-/g, ''))?.[1];
  return digits ? `0${digits}` : null;
}

/** A number that its owner recognises and nobody else learns, on one line: `077 •• •• 01`. */
export function maskedNumber(national: string): string {
  return `${national.slice(0, 3)}\u00a0••\u00a0••\u00a0${national.slice(-2)}`;
}
