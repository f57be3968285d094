import { aRental, page, server } from '@loka/client/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { show, signIn } from '@/testing/render';
import { MyRentalCard } from './my-rental-card';

beforeEach(() => {
  signIn();
  server.on('get', '/api/reviews/awaited', () => page([], { total: 0 }));
});

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const progress = (given: object) => ({ ...aRental().progress, ...given });

describe('the card of a rental', () => {
  it('says where the money is, who acts next, and each step with its sum', () => {
    const next = 'Réponse avant le 2 déc. à 09:00.';
    show(<MyRentalCard rental={aRental({ status: 'en attente', progress: progress({ next }) })} />);
    const section = within(screen.getByRole('region', { name: "Où en est l'argent" }));
    expect(section.getByText(/^Loka garde/)).toBeDefined();
    expect(section.getByText(next)).toBeDefined();
    const steps = within(section.getByRole('list', { name: 'Étapes' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => plain(textContent))).toEqual([
      'Payée (fait)35 000 FCFA par vous',
      'Acceptée15 000 FCFA réservés',
    ]);
    expect(steps[1]?.getAttribute('aria-current')).toBe('step');
  });

  it('leads to the wallet when money came back', () => {
    const at = '2026-12-02T09:30:00.000Z';
    const back = { status: 'refusée', refunds: [{ event: 'refuse', at, amount: 35_000 }] } as const;
    show(<MyRentalCard rental={aRental({ ...back, refunds: [...back.refunds] })} />);
    expect(screen.getByRole('link', { name: 'Voir mon portefeuille' })).toBeDefined();
  });

  it('has one button that stands out, and what is seldom done behind "Plus d\'actions"', () => {
    const rental = aRental({
      status: 'en cours',
      handover_status: 'done',
      actions: ['declare-return', 'photograph-handover', 'ask-extension'],
      progress: progress({ action: 'declare-return' }),
    });
    show(<MyRentalCard rental={rental} />);
    const card = screen.getByRole('article');
    const filled = [...card.querySelectorAll('a, button')].filter(({ className }) =>
      className.includes('bg-lagoon-700'),
    );
    expect(filled.map(({ textContent }) => textContent)).toEqual(['Déclarer le retour']);
    const more = screen.getByText("Plus d'actions").closest('details');
    expect(more?.open).toBe(false);
    for (const name of ['Prolonger', 'Ajouter des photos', 'Signaler un problème'])
      expect(within(more as HTMLElement).getByText(name)).toBeDefined();
    expect(more?.contains(screen.getByText('Contacter'))).toBe(false);
  });

  it('shows what an older version has kept, without its progress', () => {
    const { progress: _, ...older } = aRental({ status: 'acceptée' });
    show(<MyRentalCard rental={older as ReturnType<typeof aRental>} />);
    expect(screen.getByRole('article')).toBeDefined();
  });
});
