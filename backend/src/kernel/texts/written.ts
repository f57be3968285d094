/**
 * An emoji, which two signs that are not seen hold together; or what a keyboard, a copy or an app puts
 * into a text and no reader sees.
 */
const emojiOrInvisible =
  /(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?(?:\u200D\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?)*)|[\p{Default_Ignorable_Code_Point}\p{Co}\uFFF9-\uFFFB]/gu;
/** Looked at before marks are put in order, which takes as long as the square of their number (UAX #15). */
const marksBeyondThirty = /(\p{M}{30})\p{M}+/gu;
/** No script of a member puts more on one letter; a tower of marks covers the lines around it. */
const marksBeyondThree = /(\p{M}{3})\p{M}+/gu;
const apostrophes =
  /[\u2018\u2019\u201B\u02B9\u02BB\u02BC\u02BE\u02C8\u2032\u00B4\u0060\uFF07\uA78C]/g;
const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/** In composed form, without what is not seen, and with the one apostrophe that keyboards have. */
const seen = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(emojiOrInvisible, '$1')
    .replaceAll(marksBeyondThirty, '$1')
    .normalize('NFC')
    .replaceAll(marksBeyondThree, '$1')
    .replaceAll(apostrophes, "'");

/** A text of one line as it is stored: a title, a place, an address, a name. */
export const oneLine = (text: string): string =>
  seen(text)
    .replaceAll(dashes, '-')
    .replaceAll(/[\s\p{Cc}\u2800]+/gu, ' ')
    .trim();

/** A text of several lines as it is stored: a description, a message, a reason. */
export const severalLines = (text: string): string =>
  seen(text)
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll(/[^\S\n\u00A0\u202F]|[\p{Cc}\u2800]/gu, (sign) => (sign === '\n' ? sign : ' '))
    .trim();

/** How many signs a reader sees: spaces, marks and what joins an emoji do not count. */
export const seenLength = (text: string): number => text.replaceAll(/[\s\p{M}\u200D]/gu, '').length;
