import { describe, expect, it } from 'vitest';
import { articlesOf } from '../../rentals/index.js';
import { contractContent } from '../domain/contract-document.js';
import { aContract } from '../domain/contract-document.testing.js';
import { renderPdf } from './render-pdf.js';

describe('the pages of a contract', () => {
  it.each([
    [3, 3],
    [4, 2],
  ])('of version %s are %s', async (version, pages) => {
    const articles = articlesOf(version, aContract.facts.policy);
    const file = await renderPdf(contractContent({ ...aContract, version, articles }));
    expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(pages);
  });
});
