import { anItem, aUser } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '@/testing/render';
import { mustBeVerified, VERIFIER } from '../verifier';
import { VerifiedRenterNote } from './verified-renter-note';

const valuable = anItem({ requiresVerifiedRenter: true });

describe('an object for verified renters alone', () => {
  it.each([
    ['nobody who is signed in', null, true],
    ['a member', aUser({ verifier: VERIFIER.none }), true],
    ['one whose papers are being looked at', aUser({ verifier: VERIFIER.pending }), true],
    ['a verified member', aUser({ verifier: VERIFIER.verified }), false],
  ])('must verify %s first: %#', (_, user, expected) => {
    expect(mustBeVerified(valuable, user)).toBe(expected);
    expect(mustBeVerified(anItem(), user)).toBe(false);
  });

  it('leads a member to the verification', () => {
    show(<VerifiedRenterNote user={aUser({ verifier: VERIFIER.none })} />);
    expect(screen.getByRole('link', { name: 'Vérifier mon identité' })).toBeDefined();
  });

  it('says so to whoever has sent papers already, and to visitors', () => {
    show(<VerifiedRenterNote user={aUser({ verifier: VERIFIER.pending })} />);
    expect(screen.getByRole('link', { name: 'Voir ma vérification' })).toBeDefined();
    show(<VerifiedRenterNote user={null} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
