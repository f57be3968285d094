/** What an owner sent by SMS. */
export interface SmsAnswer {
  accepts: boolean;
  code: string;
}

/** `OUI 4821` or `NON 4821`: case, spaces and a final point are forgiven. Null for anything else. */
export function readAnswer(text: string): SmsAnswer | null {
  const [, word = '', code = ''] =
    /^(OUI|NON)(\d{4})$/.exec(text.toUpperCase().replace(/[\s.,!:;-]/g, '')) ?? [];
  return code ? { accepts: word === 'OUI', code } : null;
}

/** What a phone's SMS can say in its small alphabet, in which twice as much fits into one. */
export function toSmsText(text: string): string {
  return text
    .replace(/[«»“”]\s?|\s?[»]/g, '"')
    .replace(/[’]/g, "'")
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[^\n -~éèàùìòÉ]/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/[^\n -~éèàùìòÉ]/gu, '?');
}

/** A title as it fits beside the rest of an SMS. */
export function shortTitle(title: string): string {
  return title.length > 30 ? `${title.slice(0, 29)}.` : title;
}
