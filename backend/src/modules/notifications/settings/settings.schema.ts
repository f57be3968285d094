import { z } from 'zod';
import { categories } from '../domain/category.js';
import { type Choice, channels } from '../domain/channels.js';

const choices = categories.flatMap((category) =>
  channels.map((channel): Choice => `${category}:${channel}`),
);

const hour = z.number().int().min(0).max(23);
const off = z.array(z.enum(choices)).max(choices.length);
const quietHours = z
  .object({ from: hour, to: hour })
  .refine(({ from, to }) => from !== to, {
    message: 'Choisissez deux heures différentes.',
    path: ['to'],
  })
  .nullable();

export const settingsBody = z.object({ off, quietHours });
export type SettingsBody = z.infer<typeof settingsBody>;

export const settingsView = z
  .object({
    off: z.array(z.string()).describe('What is switched off, as `messages:mail`'),
    quietHours: z
      .object({ from: hour, to: hour })
      .nullable()
      .describe('Hours in Gabon at which what may wait is not sent'),
    hasDevice: z.boolean().describe('Whether a browser was allowed to show notifications'),
    categories: z.array(
      z.object({
        id: z.enum(categories),
        label: z.string(),
        hasOptionalMails: z.boolean().describe('Whether its mails can be switched off'),
      }),
    ),
  })
  .meta({ id: 'NotificationSettings' });
export type SettingsView = z.infer<typeof settingsView>;

export const unsubscribeParams = z.object({ token: z.string().min(1).max(200) });

export const unsubscriptionView = z
  .object({ label: z.string(), isOff: z.boolean() })
  .meta({ id: 'Unsubscription' });
