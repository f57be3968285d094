import { eventKind } from '../../events/index.js';

/** `077 •• •• 01` */
type Number = { maskedNumber: string };

/** The subject of each is the member. It accepts and refuses requests from now on. */
export const smsNumberConfirmed = eventKind<Number>('user.sms-number-confirmed');
export const smsNumberRemoved = eventKind<Number>('user.sms-number-removed');
/** Another member has confirmed the same number, and reads its SMS. */
export const smsNumberTaken = eventKind<Number>('user.sms-number-taken');
