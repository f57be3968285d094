import { Injectable } from '@nestjs/common';
import { OperatorIncidents } from '../../incidents/index.js';
import { hintOf, limitsOf, operationAccountOf, operators } from '../../mobile-money/index.js';
import type { OperatorView } from '../payments.schema.js';

/** The ways to pay, as the sites show them, and which of them do not work now. */
@Injectable()
export class OperatorsQueries {
  constructor(private readonly incidents: OperatorIncidents) {}

  async list(): Promise<OperatorView[]> {
    const open = await this.incidents.listOpen();
    return operators.map((operator) => {
      const { code, label, enabled, prefixes, ussd } = operator;
      const incident = open.find((one) => one.operator === code);
      return {
        ...{ code, label, enabled, prefixes: [...prefixes], ussd },
        operationAccountCode: operationAccountOf(code),
        hint: hintOf(operator),
        limits: limitsOf(code),
        incident: incident
          ? {
              since: incident.startedAt.toISOString(),
              blocksPayments: incident.blocksPayments,
            }
          : null,
      };
    });
  }
}
