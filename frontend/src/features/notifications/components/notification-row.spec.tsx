import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Notification } from '@/api/types';
import { show, signIn } from '@/testing/render';
import { NotificationRow } from './notification-row';

const notification: Notification = {
  id: 'n',
  category: 'money',
  title: 'Paiement confirmé : « Perceuse »',
  text: 'Votre paiement de 35\u202f000 FCFA est confirmé.',
  path: '/tableau-de-bord/portefeuille',
  createdAt: '2026-12-01T09:00:00.000Z',
  isRead: false,
};

it('breaks no line between an amount and its currency, or before a sign', () => {
  signIn();
  show(<NotificationRow notification={notification} onRead={vi.fn()} />);
  const { textContent } = screen.getByRole('link');
  expect(textContent).toContain('35\u202f000\u00a0FCFA');
  expect(textContent).toContain('confirmé\u00a0: «\u00a0Perceuse\u00a0»');
});

it('shows scales for no papers that were received or accepted', () => {
  signIn();
  const approved: Notification = {
    ...notification,
    category: 'decisions',
    title: 'Identité vérifiée',
  };
  show(<NotificationRow notification={approved} onRead={vi.fn()} />);
  expect(screen.getByRole('link').querySelector('.lucide-scale')).toBeNull();
});
