import { page, refusal, server } from '@loka/client/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StaffPlace } from '../../api/types';
import { show } from '../../testing/render';
import { PlaceDialog } from './place-dialog';

const path = '/api/admin/places';
const close = vi.fn();
const libreville: StaffPlace = {
  id: '0a000000-0000-4000-8000-000000000050',
  kind: 'city',
  name: 'Libreville',
  city: 'Libreville',
  quartier: null,
  landmark: '',
  point: { latitude: 0.39, longitude: 9.45 },
  active: true,
};
const glass: StaffPlace = {
  ...libreville,
  id: '0a000000-0000-4000-8000-000000000051',
  kind: 'quartier',
  name: 'Glass',
};

beforeEach(() => {
  close.mockClear();
  server.on('get', path, page([libreville]));
});

const submit = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the dialog of a place', () => {
  it('adds a quartier to a city, with degrees as people type them', async () => {
    server.on('post', path, glass);
    const user = show(<PlaceDialog onClose={close} />);
    expect(submit('Ajouter').disabled).toBe(true);
    await user.click(await screen.findByRole('combobox', { name: 'Ville' }));
    await user.click(await screen.findByRole('option', { name: 'Libreville' }));
    await user.type(screen.getByLabelText('Nom'), 'Glass');
    await user.type(screen.getByLabelText('Latitude'), '0,376');
    await user.type(screen.getByLabelText('Longitude'), '9.46');
    await user.click(submit('Ajouter'));
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(server.calls('post', path).map(({ body }) => body)).toEqual([
      {
        kind: 'quartier',
        within: libreville.id,
        name: 'Glass',
        landmark: '',
        point: { latitude: 0.376, longitude: 9.46 },
      },
    ]);
  });

  it('renames a place, and stays open with what was typed when the name is taken', async () => {
    const detail = 'Ce nom existe déjà à cet endroit.';
    server.on('put', `${path}/{id}`, refusal(409, 'place-name-taken', { detail }));
    const user = show(<PlaceDialog place={glass} onClose={close} />);
    const name = screen.getByLabelText<HTMLInputElement>('Nom');
    await user.clear(name);
    await user.type(name, 'Louis');
    await user.click(submit('Enregistrer'));
    expect(await screen.findByText(detail)).toBeDefined();
    expect(close).not.toHaveBeenCalled();
    expect(name.value).toBe('Louis');
  });
});
