import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '@/testing/render';
import { ShortStars, Stars } from './stars';

const star = () => document.querySelector('svg')?.getAttribute('class');
/** What a screen reader says, or what is seen. */
function said(hidden: '[aria-hidden]' | '.sr-only') {
  const copy = document.querySelector('svg')?.parentElement?.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll(hidden)) element.remove();
  return copy.textContent?.replaceAll(/\s+/g, ' ');
}

describe('a mark', () => {
  it('without reviews is the one of the beginning, beside an empty star', () => {
    show(<Stars average={4} count={0} />);
    expect(said('[aria-hidden]')).toBe('Note : 4,0· note de départ, aucun avis');
    expect(star()).not.toContain('fill-sun-400');
  });

  it('without reviews is new where there is little room', () => {
    show(<ShortStars average={4} count={0} />);
    expect(said('.sr-only')).toBe('4,0nouveau');
    expect(said('[aria-hidden]')).toBe('Note : 4,0, note de départ, aucun avis');
    expect(star()).not.toContain('fill-sun-400');
  });

  it('is not broken where the words beside it are', () => {
    show(<Stars average={4} count={0} />);
    expect(screen.getByText('4,0').className).toContain('shrink-0');
  });

  it('of reviews has a full star and their number', () => {
    show(<ShortStars average={4.4} count={6} />);
    expect(said('.sr-only')).toBe('4,4(6)');
    expect(said('[aria-hidden]')).toBe('Note : 4,4, 6 avis');
    expect(star()).toContain('fill-sun-400');
  });
});
