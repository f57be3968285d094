import { places } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { City } from '@/api/types';
import { show } from '@/testing/render';
import { QuartierMap } from './quartier-map';

const [libreville] = places as [City];
const [glass, louis] = libreville.quartiers as [City, City];
const near = { ...louis, id: 'near', name: 'Batterie IV' };

function open(quartiers: City['quartiers']) {
  const onToggle = vi.fn();
  const user = show(
    <QuartierMap
      city={{ ...libreville, quartiers }}
      countOf={(name) => (name === 'Louis' ? 41 : name === 'Owendo' ? 0 : 12)}
      isChosen={(name) => name === 'Glass'}
      onToggle={onToggle}
    />,
  );
  return { user, onToggle };
}

const marker = (name: RegExp) => screen.getByRole('button', { name });

describe('the map of the quartiers', () => {
  it('has a button for each that has objects, pressed when it is chosen', async () => {
    const far = { ...glass, point: { latitude: 0.3, longitude: 9.5 } };
    const { user, onToggle } = open([far, louis, { ...far, id: 'owendo', name: 'Owendo' }]);
    expect(screen.getAllByRole('button')).toHaveLength(2);
    expect(marker(/^Glass/).getAttribute('aria-pressed')).toBe('true');
    expect(marker(/^Louis.*41.objets$/).getAttribute('aria-pressed')).toBe('false');
    await user.click(marker(/^Louis/));
    expect(onToggle).toHaveBeenCalledExactlyOnceWith('Louis');
  });

  it('is looked at more closely where they lie together, and as a whole again', async () => {
    const point = { latitude: louis.point.latitude + 0.01, longitude: louis.point.longitude };
    const { user, onToggle } = open([louis, { ...near, point }]);
    await user.click(marker(/^Louis, Batterie IV.*53.objets, voir de plus près$/));
    expect(onToggle).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toBe('Voir toute la ville');
    await user.click(marker(/^Batterie IV.*12.objets$/));
    expect(onToggle).toHaveBeenCalledExactlyOnceWith('Batterie IV');
    await user.click(marker(/^Voir toute/));
    expect(marker(/voir de plus près$/)).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Carte de Libreville' }));
  });
});
