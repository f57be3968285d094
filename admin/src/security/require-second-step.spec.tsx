import { refusal, server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SecondStep } from '../api/types';
import { show } from '../testing/render';
import { RequireSecondStep } from './require-second-step';

const link = '/api/auth/second-step/link';
const add = () => screen.queryByRole('button', { name: 'Associer une application' });

function open(state: Partial<SecondStep>) {
  server.on('get', '/api/auth/second-step', {
    ...{ isRequired: true, isProven: false, needsLink: true },
    ...{ passkeys: [], app: null, recoveryCodesLeft: 0, ...state },
  });
  return show(<RequireSecondStep>La console</RequireSecondStep>);
}

describe('whoever has a role and no second step', () => {
  it('has a link mailed before one can be added, and again', async () => {
    server.on('post', link, null);
    const user = open({});
    await user.click(await screen.findByRole('button', { name: 'Recevoir le lien' }));
    await screen.findByText(/Lien envoyé\./);
    screen.getByRole('button', { name: 'Renvoyer le lien' });
    expect(add()).toBeNull();
    expect(screen.queryByText('La console')).toBeNull();
  });

  it('is told when no more links are mailed', async () => {
    server.on('post', link, refusal(429, 'too-many-requests', { detail: 'Trop de tentatives.' }));
    const user = open({});
    await user.click(await screen.findByRole('button', { name: 'Recevoir le lien' }));
    await screen.findByText(/Trop de tentatives/);
  });

  it('adds one once the link was opened', async () => {
    open({ needsLink: false });
    await screen.findByRole('button', { name: 'Associer une application' });
    expect(screen.queryByRole('button', { name: 'Recevoir le lien' })).toBeNull();
  });
});
