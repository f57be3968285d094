import type { Page } from '@playwright/test';
import { signInToConsole } from '../support/console.js';
import { newAddress, newMember, signIn } from '../support/people.js';
import type { Person } from './catalogue.js';
import { staffAddresses } from './console-screens.js';

let newcomer: string | undefined;

/** The page is opened next as that person sees it. */
export async function signInAs(page: Page, person: Person): Promise<void> {
  if (person === 'visitor') return;
  const staffAddress = staffAddresses[person];
  if (staffAddress) return signInToConsole(page, staffAddress);
  if (person === 'newcomer') newcomer ??= await register(page);
  const addresses: Partial<Record<Person, string>> = {
    owner: 'proprietaire@loka.example',
    renter: 'locataire@loka.example',
    newcomer,
  };
  await signIn(page, addresses[person] ?? '');
}

async function register(page: Page): Promise<string> {
  const address = newAddress('nouvelle');
  await newMember(page.request, 'Nadège Ondo', address);
  return address;
}
