import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '@/testing/render';
import { Avatar } from './avatar';

it('is the first letter of the name where its picture cannot be had', () => {
  show(<Avatar name="Awa Moussavou" src="/images/absent.jpg" />);
  fireEvent.error(document.querySelector('img') as HTMLImageElement);
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByText('A')).toBeDefined();
});
