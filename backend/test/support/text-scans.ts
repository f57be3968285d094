import { baseLetters } from '../../src/kernel/base-letters.js';
import { nationalNumber } from '../../src/kernel/phone-number.js';
import { plainText } from '../../src/kernel/plain-text.js';
import { readSearchTerms } from '../../src/kernel/search-terms.js';
import { isReserved, nameOf, nameProblem } from '../../src/kernel/texts/name.js';
import { readAnswer, shortTitle, toSmsText } from '../../src/kernel/texts/sms.js';
import { unwritableLetter, writableText } from '../../src/kernel/texts/writable.js';
import { oneLine, seenLength, severalLines } from '../../src/kernel/texts/written.js';
import { usersMatching } from '../../src/modules/accounts/users-matching.js';
import { appCode, signUpBody } from '../../src/modules/auth/auth.schema.js';
import { deviceOf } from '../../src/modules/auth/domain/device.js';
import {
  isMostlyPersonal,
  isRepetitive,
  withoutEnds,
} from '../../src/modules/auth/domain/guessable-password.js';
import { readRecoveryCode } from '../../src/modules/auth/domain/recovery-code.js';
import { mailboxOf } from '../../src/modules/auth/email-links/wanted-addresses.js';
import { usedPasskey } from '../../src/modules/auth/passkeys/passkeys.schema.js';
import { iCalendar } from '../../src/modules/catalogue/domain/icalendar.js';
import { isProgram } from '../../src/modules/catalogue/domain/programs.js';
import { soundOf } from '../../src/modules/catalogue/looser/domain/spelling.js';
import { singular, wordsOf } from '../../src/modules/catalogue/looser/domain/words.js';
import { newItem } from '../../src/modules/items/items.schema.js';
import { digitRuns } from '../../src/modules/messages/domain/digits.js';
import {
  withoutMoments,
  withoutPrices,
} from '../../src/modules/messages/domain/moments-and-prices.js';
import { asksForOutsidePayment } from '../../src/modules/messages/domain/outside-payment.js';
import {
  continuesPhoneNumber,
  hasPhoneNumber,
} from '../../src/modules/messages/domain/phone-in-text.js';
import { failureOfRefusal } from '../../src/modules/mobile-money/domain/failure.js';
import { subscriptionBody } from '../../src/modules/notifications/push/push.schema.js';
import { codeBody } from '../../src/modules/notifications/sms/sms.schema.js';
import { numberCode } from '../../src/modules/payments/numbers/number-codes.schema.js';
import { newPlace } from '../../src/modules/places/places.schema.js';
import { findProhibitedWords } from '../../src/modules/reports/domain/find-prohibited-words.js';
import { savedFilters } from '../../src/modules/saved-searches/domain/saved-filters.js';
import { isPublicKey, uploadIdIn } from '../../src/modules/uploads/domain/files.js';
import {
  comparableNumber,
  isNumber,
  maskedNumber,
} from '../../src/modules/verification/domain/paper-number.js';
import { plainLetters } from '../../src/modules/verification/domain/plain-letters.js';
import { normalizeName } from '../../src/modules/verification/domain/same-person.js';
import { escapeLike } from '../../src/platform/database/like.js';
import { csvOf, phoneCell } from '../../src/platform/http/csv.js';
import { namesTag } from '../../src/platform/http/etag.js';
import { redactText } from '../../src/platform/logging/redact.js';
import { acceptRequestId } from '../../src/platform/logging/request-id.js';
import { renderEmail } from '../../src/platform/mail/render-email.js';
import { networkOf } from '../../src/platform/rate-limits/network-of.js';

/** Whether a schema takes a text: a length that is refused does not keep its patterns from reading it. */
const takes =
  (schema: { safeParse: (value: unknown) => unknown }, field?: string) => (text: string) =>
    schema.safeParse(field ? { [field]: text } : text);

/** By file of `backend/src`, all that reads a text of a member, a visitor or another program on the event loop. */
export const scans: Record<string, Record<string, (text: string) => unknown>> = {
  'kernel/base-letters.ts': {
    NFD: (text) => baseLetters(text, 'NFD'),
    NFKD: (text) => baseLetters(text, 'NFKD'),
  },
  'kernel/phone-number.ts': { 'a number': nationalNumber },
  'kernel/search-terms.ts': { 'a search of the console': readSearchTerms },
  'kernel/texts/name.ts': { 'a name': nameOf, problems: nameProblem, 'a reserved one': isReserved },
  'kernel/texts/sms.ts': { 'an answer': readAnswer, 'an SMS': toSmsText, 'a title': shortTitle },
  'kernel/texts/writable.ts': { 'a letter': unwritableLetter, 'what is left': writableText },
  'kernel/texts/written.ts': { 'a line': oneLine, lines: severalLines, 'its length': seenLength },
  'modules/accounts/users-matching.ts': { 'a search': usersMatching, 'its letters': plainText },
  'modules/auth/auth.schema.ts': {
    'an address': takes(signUpBody, 'email'),
    'a password': takes(signUpBody, 'password'),
    'a code': takes(appCode),
  },
  'modules/auth/domain/device.ts': { 'a browser': deviceOf },
  'modules/auth/domain/guessable-password.ts': {
    'a repetition': isRepetitive,
    'its ends': withoutEnds,
    'a password with words of its owner': (text) => isMostlyPersonal(text, ['loka', 'Awa Mba']),
    'the words of an owner': (text) => isMostlyPersonal('motdepasse', ['loka', text]),
  },
  'modules/auth/domain/recovery-code.ts': { 'a code': readRecoveryCode },
  'modules/auth/email-links/wanted-addresses.ts': { 'a mailbox': mailboxOf },
  'modules/auth/passkeys/passkeys.schema.ts': { 'a passkey': takes(usedPasskey, 'id') },
  'modules/catalogue/domain/icalendar.ts': { 'a name': (text) => iCalendar(text, []) },
  'modules/catalogue/domain/programs.ts': { 'a program': isProgram },
  'modules/catalogue/looser/domain/spelling.ts': { 'a sound': soundOf },
  'modules/catalogue/looser/domain/words.ts': { words: wordsOf, 'a singular': singular },
  'modules/items/items.schema.ts': {
    'a title': takes(newItem, 'title'),
    'a place': takes(newItem, 'location'),
    'a description': takes(newItem, 'description'),
    pictures: takes(newItem, 'images'),
  },
  'modules/messages/domain/digits.ts': { digits: digitRuns },
  'modules/messages/domain/moments-and-prices.ts': {
    moments: withoutMoments,
    prices: withoutPrices,
  },
  'modules/messages/domain/outside-payment.ts': { 'a demand': asksForOutsidePayment },
  'modules/messages/domain/phone-in-text.ts': {
    'a number': hasPhoneNumber,
    'a last piece': (text) => continuesPhoneNumber(text, ['077', '12']),
    'pieces before': (text) => continuesPhoneNumber('12', [text]),
  },
  'modules/mobile-money/domain/failure.ts': {
    'a refusal': (message) => failureOfRefusal({ httpStatus: 400, message }),
  },
  'modules/notifications/push/push.schema.ts': {
    'an address': takes(subscriptionBody, 'endpoint'),
  },
  'modules/notifications/sms/sms.schema.ts': { 'a code': takes(codeBody, 'code') },
  'modules/payments/numbers/number-codes.schema.ts': { 'a code': takes(numberCode, 'code') },
  'modules/places/places.schema.ts': { 'a name': takes(newPlace, 'name') },
  'modules/reports/domain/find-prohibited-words.ts': {
    'prohibited words': (text) => findProhibitedWords(text),
  },
  'modules/saved-searches/domain/saved-filters.ts': {
    'a search': (q) => savedFilters({ q, category: 'tous', location: [], city: [] }),
  },
  'modules/uploads/domain/files.ts': { 'a reference': uploadIdIn, 'a key': isPublicKey },
  'modules/verification/domain/paper-number.ts': {
    'a number': comparableNumber,
    'a number that is shown': maskedNumber,
    'whether it is one': isNumber,
  },
  'modules/verification/domain/plain-letters.ts': { letters: plainLetters },
  'modules/verification/domain/same-person.ts': { 'a name': normalizeName },
  'platform/database/like.ts': { 'a search': escapeLike },
  'platform/http/csv.ts': {
    'a number': phoneCell,
    'a cell': async (text) => {
      for await (const part of csvOf({ text: (row: string) => row }, onePage(text))) void part;
    },
  },
  'platform/http/etag.ts': { 'known tags': (text) => namesTag(text, 'W/"1"') },
  'platform/logging/redact.ts': { 'a line of the log': redactText },
  'platform/logging/request-id.ts': { 'an id': acceptRequestId },
  'platform/mail/render-email.ts': {
    'a mail': (text) =>
      renderEmail(
        { subject: text, name: text, paragraphs: [text] },
        { why: 'essai', unsubscribeUrl: null },
      ),
  },
  'platform/rate-limits/network-of.ts': { 'an address': networkOf },
};

async function* onePage(text: string): AsyncGenerator<string[], void> {
  yield [text];
}

const ofOperators = 'settings, which those who operate the product write';
const ofUs = 'names, addresses and statements that the code writes';
const shortHeader =
  'part of one header or address, 16 kB at most: one class of characters, or anchored';

/** By file, why its patterns are not fed here: whose texts they read. */
export const readElsewhere: Record<string, string> = {
  'env/types/addresses.ts': ofOperators,
  'env/types/hosts.ts': ofOperators,
  'env/types/secrets.ts': ofOperators,
  'env/types/texts.ts': ofOperators,
  'env/types/trusted-proxies.ts': ofOperators,
  'env/types/whole-number.ts': ofOperators,
  'kernel/day.ts': ofUs,
  'kernel/texts/unbroken.ts': ofUs,
  'modules/auth/domain/relying-party.ts': shortHeader,
  'modules/auth/sessions/access-token.ts': shortHeader,
  'modules/catalogue/calendar/calendar-feed.queries.ts': shortHeader,
  'modules/catalogue/item-view.ts': ofUs,
  'modules/documents/render/draw-block.ts': 'documents, which are drawn in a process of their own',
  'modules/mobile-money/domain/operators.ts': 'a national number, of nine digits',
  'modules/mobile-money/gateway/gateway-callbacks.ts': 'fifteen signs, anchored',
  'modules/ops/staff-pages.ts': ofUs,
  'modules/payments/payments.controller.ts': shortHeader,
  'modules/payments/settle/post-payment.ts': ofUs,
  'modules/payments/statement/wallet.schema.ts': ofUs,
  'modules/reconciliation/invariants/guards.ts': ofUs,
  'modules/rentals/handover/handovers.schema.ts': 'four digits, anchored',
  'modules/reports/domain/prohibited-objects.ts': ofUs,
  'modules/site/page-failures.controller.ts': '300 characters at most: one class of characters',
  'modules/site/share-card/card-text.ts': 'titles, of one class of characters at a time',
  'modules/site/share-card/share-card.controller.ts': shortHeader,
  'modules/site/site-pages.ts': shortHeader,
  'modules/site/sitemap.controller.ts': shortHeader,
  'modules/site/template.ts': 'the page that is built, once',
  'platform/database/connection-string.ts': ofOperators,
  'platform/database/database-errors.ts':
    'codes and messages of PostgreSQL: anchored, or after a fixed word',
  'platform/database/like-pattern.ts': 'one class of characters, once',
  'platform/database/plain-sql.ts': 'instants that PostgreSQL writes',
  'platform/database/rows.ts': ofUs,
  'platform/database/statement-names.ts': ofUs,
  'platform/http/accept-one-click.ts': ofUs,
  'platform/http/api-document.ts': ofUs,
  'platform/http/document-headers.ts': shortHeader,
  'platform/http/kept-answers.ts': shortHeader,
  'platform/http/page-cursor.ts': 'a cursor, of 200 characters',
  'platform/http/sites.ts': shortHeader,
  'platform/logging/logger.ts': 'stacks of our own errors',
  'platform/mail/refusals.ts': 'answers of the mail server',
  'platform/mail/smtp.ts': ofOperators,
  'platform/redis/redis-nodes.ts': ofOperators,
  'platform/task-processes/code-reserve.ts': 'a file of the system',
  'platform/task-processes/task-process.ts': ofUs,
};
