import { sender, smtpUrl, webUrl } from '../types/addresses.js';
import { publicHosts } from '../types/hosts.js';
import { headerSecret, secret, vapidKey } from '../types/secrets.js';
import { emailAddress, telephoneNumber } from '../types/texts.js';

/** By what members are reached, and by what they reach us. */
export const messages = {
  SMTP_URL: smtpUrl,
  MAIL_FROM: sender,
  CONTACT_EMAIL: emailAddress,
  CONTACT_PHONE: telephoneNumber,
  /** The service that sends SMS: docs/sms-contract.md. */
  SMS_URL: webUrl,
  /** What we show it. */
  SMS_KEY: headerSecret(16),
  /** With which it signs the answers that it delivers to `/api/sms/answers`. */
  SMS_WEBHOOK_SECRET: secret(16),
  /** The pair of keys that signs what we send to browsers: `npx web-push generate-vapid-keys`. */
  VAPID_PUBLIC_KEY: vapidKey(65),
  VAPID_PRIVATE_KEY: vapidKey(32),
  /** Hosts of the browsers' push services, and of none else, that we send to. */
  PUSH_SERVICES: publicHosts.default([
    'fcm.googleapis.com',
    'push.services.mozilla.com',
    'notify.windows.com',
    'push.apple.com',
  ]),
};
