import { anItem } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StaffItem } from '../../api/types';
import { show } from '../../testing/render';
import { admin } from '../../testing/signed-in';
import { Moderation } from './moderation';

const item = (ownerId: string): StaffItem => ({ ...anItem({ ownerId }), state: 'offered' });

it('of an object is offered to staff', async () => {
  show(<Moderation item={item('0a000000-0000-4000-8000-000000000077')} />);
  expect(await screen.findByRole('button', { name: "Masquer l'objet" })).toBeDefined();
});

it('of their own object is left to others', async () => {
  show(<Moderation item={item(admin.id)} />);
  expect(await screen.findByText(/Cet objet est le vôtre/)).toBeDefined();
  expect(screen.queryByRole('button', { name: "Masquer l'objet" })).toBeNull();
});
