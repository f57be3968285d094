import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '@/testing/render';
import { emptyPlace, type PlaceDraft } from '../place-draft';
import { PlaceField } from './place-field';

const changed = vi.fn<(place: PlaceDraft) => void>();
const last = () => changed.mock.lastCall?.[0];

function Form({ begin }: { begin: PlaceDraft }) {
  const [place, setPlace] = useState(begin);
  const change = (next: PlaceDraft) => {
    changed(next);
    setPlace(next);
  };
  return <PlaceField value={place} onChange={change} />;
}

async function open(begin: Partial<PlaceDraft> = {}) {
  const user = show(<Form begin={{ ...emptyPlace, ...begin }} />);
  await screen.findByRole('option', { name: 'Port\u2011Gentil' });
  return user;
}

const quartier = () => screen.getByLabelText<HTMLSelectElement>(/^Quartier/);
const options = () => [...quartier().options].map(({ text }) => text);

describe('where an object is', () => {
  it('is chosen among the quartiers of the city', async () => {
    const user = await open();
    expect(options()).toEqual(['Choisissez un quartier', 'Glass', 'Louis', 'Autre quartier...']);
    await user.selectOptions(quartier(), 'Glass');
    expect(last()).toMatchObject({ city: 'Libreville', quartier: 'Glass' });
    await user.selectOptions(screen.getByLabelText('Ville'), 'Port-Gentil');
    expect(last()).toMatchObject({ city: 'Port-Gentil', quartier: '', point: null });
    expect(options()).toEqual(['Choisissez un quartier', 'Balise', 'Autre quartier...']);
  });

  it('may be the city alone, and says so', async () => {
    await open();
    expect(screen.getByText('Quartier').textContent).toBe('Quartier (facultatif)');
  });

  it('is typed when the list lacks the quartier', async () => {
    const user = await open();
    await user.selectOptions(quartier(), 'Autre quartier...');
    await user.type(screen.getByLabelText('Nom du quartier'), 'Plein Ciel');
    expect(last()?.quartier).toBe('Plein Ciel');
    await user.selectOptions(quartier(), 'Louis');
    expect(screen.queryByLabelText('Nom du quartier')).toBeNull();
    expect(last()?.quartier).toBe('Louis');
  });

  it('shows a quartier that was typed earlier', async () => {
    await open({ quartier: 'Plein Ciel' });
    expect(screen.getByLabelText<HTMLInputElement>('Nom du quartier').value).toBe('Plein Ciel');
  });

  it('gets its point by the arrows of a keyboard, which move it, and loses it again', async () => {
    const user = await open({ quartier: 'Glass' });
    await user.click(screen.getByText('Placer un point sur la carte'));
    (await screen.findByRole('button', { name: 'Carte de Glass' })).focus();
    await user.keyboard('{Enter}');
    expect(last()?.point).toEqual({ latitude: 0.376, longitude: 9.46 });
    expect(screen.getByText(/^Point placé à moins de 100 m du milieu de Glass/)).toBeDefined();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}');
    const { latitude = 0, longitude = 0 } = last()?.point ?? {};
    expect(latitude).toBeGreaterThan(0.376);
    expect(longitude).toBeGreaterThan(9.46);
    await user.click(screen.getByRole('button', { name: 'Retirer le point' }));
    expect(last()?.point).toBeNull();
  });
});
