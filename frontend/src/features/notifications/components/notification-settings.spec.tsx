import { server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { NotificationSettings as Settings } from '@/api/types';
import { show, signIn } from '@/testing/render';
import { NotificationSettings } from './notification-settings';

const path = '/api/notifications/settings';
const settings: Settings = {
  categories: [
    { id: 'messages', label: 'Messages', hasOptionalMails: true },
    { id: 'reviews', label: 'Avis', hasOptionalMails: true },
    { id: 'money', label: 'Argent et paiements', hasOptionalMails: false },
  ],
  off: [],
  quietHours: null,
  hasDevice: true,
};
const choice = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('the choices of channels', () => {
  it('that are made faster than the server answers are all kept, in their order', async () => {
    signIn();
    server.on('get', path, settings);
    server.on('get', '/api/sms/number', { phoneNumber: '077 00 00 01', isConfirmed: true });
    const answers: (() => void)[] = [];
    server.on('put', path, async ({ body }) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return { ...settings, ...body } as Settings;
    });
    const user = show(<NotificationSettings />);
    await user.click(await screen.findByRole('checkbox', { name: 'Messages, E-mail' }));
    await user.click(choice('Avis, E-mail'));
    const sent = () => server.calls('put', path).map(({ body }) => body?.off);
    await waitFor(() => expect(sent()).toEqual([['messages:mail']]));

    answers.shift()?.();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(choice('Avis, E-mail').checked).toBe(false);
    await user.click(choice('Messages, SMS'));
    answers.shift()?.();
    await waitFor(() => expect(sent()).toHaveLength(3));
    answers.shift()?.();
    await waitFor(() => expect(choice('Messages, SMS').checked).toBe(false));
    expect(sent().at(-1)).toEqual(['messages:mail', 'reviews:mail', 'messages:sms']);
    expect(choice('Argent et paiements, E-mail').disabled).toBe(true);
  });

  it('are not those of SMS while no number is confirmed', async () => {
    signIn();
    server.on('get', path, settings);
    server.on('get', '/api/sms/number', { phoneNumber: null, isConfirmed: false });
    show(<NotificationSettings />);
    await screen.findByText("Pour choisir des SMS, confirmez d'abord votre numéro.");
    const { checked, disabled } = choice('Messages, SMS');
    expect({ checked, disabled }).toEqual({ checked: false, disabled: true });
    expect(choice('Messages, E-mail').checked).toBe(true);
    expect(choice('Messages, Appareil').checked).toBe(true);
  });

  it('are not those of devices while no browser was allowed to show notifications', async () => {
    signIn();
    server.on('get', path, { ...settings, hasDevice: false });
    server.on('get', '/api/sms/number', { phoneNumber: '077 00 00 01', isConfirmed: true });
    show(<NotificationSettings />);
    await screen.findByRole('checkbox', { name: 'Messages, Appareil' });
    const { checked, disabled } = choice('Messages, Appareil');
    expect({ checked, disabled }).toEqual({ checked: false, disabled: true });
    expect(choice('Messages, E-mail').checked).toBe(true);
  });
});
