import { expect, it } from 'vitest';
import { continuedRequestPath, paths } from '@/lib/paths';
import { signInReason } from './sign-in-reason';

it('is none for who came by themselves', () => {
  expect(signInReason(null)).toBeUndefined();
});

it.each([
  [continuedRequestPath('drill'), /pour louer cet objet. Ce que vous avez rempli est gardé/],
  [paths.addItem, /pour publier une annonce/],
  [paths.thread('1'), /pour lire vos messages/],
  [paths.numbers, /pour ouvrir votre portefeuille/],
  [paths.profile, /pour ouvrir votre tableau de bord/],
  [paths.item('drill'), /pour continuer/],
])('of %s is said', (to, reason) => {
  expect(signInReason(to)).toMatch(reason);
});
