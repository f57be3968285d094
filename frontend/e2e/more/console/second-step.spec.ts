import { expect, type Page, test } from '@playwright/test';
import { addAuthenticator } from '../../support/authenticator.js';
import { openOwnMenu, openUser, panel, signInToConsole } from '../../support/console.js';
import { query } from '../../support/database.js';
import { mailedLink } from '../../support/mailbox.js';
import {
  newAddress,
  newMember,
  newPerson,
  password,
  signInByForm,
  tryToSignIn,
} from '../../support/people.js';

async function givePassword(page: Page, address: string): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Adresse e-mail').fill(address);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
}

test('somebody of the staff adds a second step before anything else, and signs in with it', async ({
  page,
}) => {
  await addAuthenticator(page);
  const address = `serge-${Date.now()}@equipe.example`;
  await newMember(page.request, 'Serge Ondo', address);
  await query(
    `with appointed as (update users set role = 'staff' where email = $1 returning id),
     recorded as (
       insert into audit_log (id, actor_id, action, subject, subject_id, detail, at)
       select gen_random_uuid(), id, 'change-role', 'user', id::text,
         '{"from": "member", "to": "staff", "by": "command"}', now() from appointed
     )
     insert into role_grants (id, user_id, role, source, at, since)
     select gen_random_uuid(), id, 'staff', 'command', now(), now() from appointed`,
    [address],
  );
  await page.context().clearCookies();

  await givePassword(page, address);
  await expect(page.getByRole('heading', { name: 'Protégez votre compte' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Aperçu' })).toBeHidden();
  await expect(page.getByRole('button', { name: "Ajouter une clé d'accès" })).toBeHidden();
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText('Lien envoyé.')).toBeVisible();
  await page.goto(await mailedLink(address, '/admin/securite'));
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: "Ajouter une clé d'accès" }).click();
  const codes = page.getByRole('list', { name: 'Codes de secours' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await page.getByRole('button', { name: "J'ai gardé mes codes" }).click();
  await expect(page.getByRole('heading', { name: 'À traiter' })).toBeVisible();

  await openOwnMenu(page);
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
  await givePassword(page, address);
  await page.getByRole('button', { name: "Utiliser ma clé d'accès" }).click();
  await expect(page.getByRole('heading', { name: 'À traiter' })).toBeVisible();

  await openOwnMenu(page);
  await page.getByRole('menuitem', { name: 'Ma sécurité' }).click();
  await page.getByRole('button', { name: /^Renommer / }).click();
  await page.getByRole('dialog').getByLabel('Nom').fill('Téléphone du bureau');
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('button', { name: 'Supprimer Téléphone du bureau' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Votre rôle demande une deuxième étape').first()).toBeVisible();

  await openOwnMenu(page);
  await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
  await page.goto('/admin');
  await page.getByRole('button', { name: "Utiliser une clé d'accès" }).click();
  await expect(page.getByRole('heading', { name: 'À traiter' })).toBeVisible();
});

test('an admin takes the second step from a member who has lost it, with a reason on record', async ({
  page,
  browser,
}) => {
  const address = newAddress('perdu');
  const member = await newPerson(browser);
  await addAuthenticator(member);
  await newMember(member.request, 'Aline Mba', address);
  await signInByForm(member, address);
  await member.goto('/tableau-de-bord/parametres');
  await member.getByRole('button', { name: "Ajouter une clé d'accès" }).click();
  await expect(member.getByRole('dialog', { name: 'Gardez vos codes de secours' })).toBeVisible();
  const other = await newPerson(browser);
  await tryToSignIn(other, address, password);
  await expect(other.getByRole('heading', { name: 'Deuxième étape' })).toBeVisible();

  await signInToConsole(page, 'admin@loka.example');
  await openUser(page, address);
  const steps = panel(page, 'Deuxième étape');
  await steps.getByRole('button', { name: 'Retirer la deuxième étape' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Retirer' })).toBeDisabled();
  await dialog.getByRole('radio', { name: /^Téléphone perdu ou volé/ }).check();
  await dialog.getByRole('button', { name: 'Retirer' }).click();
  await expect(page.getByText('Deuxième étape retirée.')).toBeVisible();

  await signInByForm(other, address);
  const record = await query(
    `select a.detail->>'reason' as reason from audit_log a join users u on u.id::text = a.subject_id
      where u.email = $1 and a.action = 'reset-second-step'`,
    [address],
  );
  expect(record).toEqual([{ reason: 'Téléphone perdu ou volé, identité vérifiée' }]);
  await page.getByRole('menuitem', { name: 'Journal' }).click();
  await expect(page.getByText('Téléphone perdu ou volé, identité vérifiée').first()).toBeVisible();
});
