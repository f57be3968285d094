import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '@/testing/render';
import { MobileMenu } from './mobile-menu';

it('has the switch that saves data, which a phone would look for far below otherwise', async () => {
  const user = show(<MobileMenu onSignOut={vi.fn()} />);
  const saves = screen.getByRole('switch', { name: 'Mode économie de données' });
  await user.click(saves);
  expect(saves).toHaveProperty('checked', true);
  await user.click(saves);
});
