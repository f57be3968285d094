import { type Operator, type OperatorCode, operators } from './domain/operators.js';

/** An operator whose accounts are telephone numbers; a card has none. */
export type MobileOperator = Operator & { code: Exclude<OperatorCode, 'card'> };

/** The operator of that code, if it has numbers. */
export function mobileOperator(code: string): MobileOperator | undefined {
  return operators.filter(isMobile).find((operator) => operator.code === code);
}

/**
 * The operator of a number that we keep.
 *
 * @throws Error for one we never had, as only a damaged row can name
 */
export function operatorOf(number: { operator: string }): MobileOperator {
  const operator = mobileOperator(number.operator);
  if (!operator) throw new Error(`There is no mobile operator ${number.operator}`);
  return operator;
}

function isMobile(operator: Operator): operator is MobileOperator {
  return operator.code !== 'card';
}
