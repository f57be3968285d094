import type { Page } from '@playwright/test';
import { newAddress, newMember, signIn } from '../support/people.js';
import type { Person } from './catalogue.js';

let newcomer: string | undefined;

/** The page is opened next as that person sees it. */
export async function signInAs(page: Page, person: Person): Promise<void> {
  if (person === 'visitor') return;
  if (person === 'newcomer') newcomer ??= await register(page);
  const addresses = {
    owner: 'proprietaire@loka.example',
    renter: 'locataire@loka.example',
    newcomer: newcomer ?? '',
  };
  await signIn(page, addresses[person]);
}

async function register(page: Page): Promise<string> {
  const address = newAddress('nouvelle');
  await newMember(page.request, 'Nadège Ondo', address);
  return address;
}
