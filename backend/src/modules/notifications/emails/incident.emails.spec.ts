import { describe, expect, it } from 'vitest';
import { startOfDay } from '../../../kernel/day.js';
import type { IncidentFacts } from '../../incidents/index.js';
import { incidentEndedEmail } from './incident.emails.js';

describe('the end of an incident', () => {
  it('names the last day on which an extension can be paid', () => {
    const incident = { operator: 'airtel' } as IncidentFacts;
    const extension = { itemTitle: 'Perceuse', dueAt: startOfDay('2026-12-05') };
    const member = { hasPayment: false, extensions: [extension] };
    const { paragraphs } = incidentEndedEmail('Awa Ondo', incident, member);
    expect(paragraphs.at(-1)).toBe(
      "Payez la prolongation de «\u00a0Perceuse\u00a0» jusqu'au 4\u00a0déc. inclus.",
    );
  });
});
