import { Injectable } from '@nestjs/common';
import { env } from '../../env.js';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import {
  articlesOf,
  Contracts,
  contractVersion,
  Rentals,
  rentalPolicy,
  requireVisible,
} from '../rentals/index.js';
import { type DocumentFile, documentFile } from './document-file.js';
import { documentNumber } from './document-number.js';
import type { ContractView } from './documents.schema.js';
import { contractContent } from './domain/contract-document.js';

/** The contracts of rentals. */
@Injectable()
export class ContractDocuments {
  constructor(
    private readonly rentals: Rentals,
    private readonly contracts: Contracts,
  ) {}

  /** The contract of new rentals, under the rules in force. */
  current(): ContractView {
    return { version: contractVersion, articles: articlesOf(contractVersion, rentalPolicy) };
  }

  /**
   * The contract of an accepted rental, for its parties and staff.
   *
   * @throws ProblemError `rental-not-found`, or `contract-not-found` when it was not accepted, or its
   *   renter had paid before there were contracts
   */
  async ofRental(actor: Actor, rentalId: string): Promise<DocumentFile> {
    requireVisible(await this.rentals.find(rentalId), actor);
    const contract = await this.contracts.find(rentalId);
    if (!contract) throw new ProblemError('contract-not-found');
    const number = documentNumber('C', rentalId);
    const content = contractContent({
      ...contract,
      number,
      articles: articlesOf(contract.version, contract.facts.policy),
      contact: env.CONTACT_EMAIL,
    });
    return documentFile(`loka-contrat-${contract.facts.start}-${number}`, content);
  }
}
