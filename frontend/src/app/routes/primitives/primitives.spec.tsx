import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '@/testing/render';
import Primitives from './index';
import source from './index.tsx?raw';

// The list of a menu is loaded with the menu that it belongs to; parts that are loaded late have no look of their own.
const files = import.meta.glob([
  '../../../components/ui/*.tsx',
  '!**/*.spec.tsx',
  '!**/menu-list.tsx',
  '!**/part.tsx',
  '!**/when-near.tsx',
]);
const names = Object.keys(files).map((file) => file.replace(/^.*\/(.*)\.tsx$/, '$1'));

it('shows every primitive', () => {
  show(<Primitives />);
  expect(screen.getByRole('heading', { level: 1, name: 'Composants' })).toBeDefined();
  expect(names).toContain('button');
  expect(names.filter((name) => !source.includes(`@/components/ui/${name}'`))).toEqual([]);
});
