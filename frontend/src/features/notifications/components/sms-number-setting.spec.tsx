import { refusal, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show, signIn } from '@/testing/render';
import { SmsNumberSetting } from './sms-number-setting';

const path = '/api/sms/number';

it('a number that cannot be one says what is wrong with it, at its field', async () => {
  const message = 'Ce numéro doit avoir 9 chiffres.';
  signIn();
  server.on('get', path, { phoneNumber: null, isConfirmed: false });
  server.on(
    'post',
    path,
    refusal(400, 'invalid-request', { errors: [{ path: 'phoneNumber', message }] }),
  );
  const user = show(<SmsNumberSetting />);
  await user.type(await screen.findByLabelText('Numéro de téléphone'), '12');
  await user.click(screen.getByRole('button', { name: 'Recevoir un code' }));
  expect(await screen.findByText(message)).toBeDefined();
});

it('a form sent with nothing in it says what is missing in our words, at its field', async () => {
  signIn();
  server.on('get', path, { phoneNumber: '077 00 00 01', isConfirmed: false });
  const user = show(<SmsNumberSetting />);
  await user.click(await screen.findByRole('button', { name: 'Confirmer ce numéro' }));
  expect(screen.getByText('Indiquez le code reçu par SMS.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Code reçu par SMS'));
  const number = screen.getByLabelText('Numéro de téléphone');
  await user.clear(number);
  await user.click(screen.getByRole('button', { name: 'Renvoyer un code' }));
  expect(screen.getByText('Indiquez un numéro de téléphone.')).toBeDefined();
  expect(document.activeElement).toBe(number);
  expect(server.calls('post', path)).toEqual([]);
});
