import type { ContractFacts } from '../../rentals/index.js';
import type { AcceptedContract } from './contract-document.js';

const renterAcceptedAt = new Date('2026-12-01T08:05:00Z');
const ownerAcceptedAt = new Date('2026-12-01T17:20:00Z');

/** Two pieces for three days, brought by their owner. */
const rental: ContractFacts = {
  ownerName: 'Alice Mba',
  renterName: 'Bob Ondo',
  itemTitle: 'Perceuse à percussion',
  itemDescription: 'Avec deux batteries et un coffret de forets.',
  itemCondition: 'Très bon état',
  itemLocation: 'Quartier Louis, Libreville',
  fulfilment: 'delivery',
  meetingPoint: null,
  start: '2026-12-10',
  end: '2026-12-13',
  pieces: 2,
  rent: 50_500,
  deliveryFee: 2_500,
  securityDeposit: 40_000,
  policy: {
    requestTimeoutHours: 24,
    fullRefundHours: 48,
    partialRefundHours: 24,
    partialRefundPercent: 50,
    refundsDelivery: true,
    handoverTimeoutHours: 24,
    handoverAnswerHours: 24,
    returnTimeoutHours: 48,
    claimTimeoutHours: 48,
    undeclaredReturnDays: 14,
    answerReminderHours: 6,
    returnReminderDays: 2,
    secondReturnReminderDays: 7,
    extensionPaymentHours: 2,
  },
};

/** Without an amendment, with articles made up. */
export const aContract: AcceptedContract = {
  number: 'C-0001',
  version: 2,
  facts: rental,
  articles: [
    { title: 'Objet du contrat', paragraphs: ['Un paragraphe.', 'Un deuxième.'] },
    { title: 'Désaccord', paragraphs: ['Un troisième.'] },
  ],
  renterAcceptedAt,
  ownerAcceptedAt,
  amendments: [],
  contact: 'aide@loka.ga',
};
