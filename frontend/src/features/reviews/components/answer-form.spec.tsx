import { server } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OwnReview } from '@/api/types';
import { show, signIn } from '@/testing/render';
import { AnswerForm } from './answer-form';

it('leads back to an answer to a review that says nothing', async () => {
  signIn();
  const review = { id: 'a', authorName: 'Grâce' } as OwnReview;
  const user = show(<AnswerForm review={review} />);
  await user.click(screen.getByRole('button', { name: 'Répondre' }));
  await user.click(screen.getByRole('button', { name: 'Publier ma réponse' }));
  expect(screen.getByText('Écrivez quelques mots.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(server.calls('post', '/api/reviews/{id}/answer')).toEqual([]);
});
