/** The operators through which members of histories pay: the account that it goes to, and how their numbers begin. */
const operators = [
  { name: 'airtel', account: 'ACC_AIRTEL', start: '077000' },
  { name: 'moov', account: 'ACC_MOOV', start: '066000' },
] as const;

type Operator = (typeof operators)[number];

/** A number whose last three digits say what the gateway does with it: Airtel's when they are odd, else Moov's. */
export function phoneNumber(ending: string): string {
  const [airtel, moov] = operators;
  return `${(Number(ending) % 2 === 1 ? airtel : moov).start}${ending}`;
}

/** What a call for money says of the number that pays or is paid. */
export function phoneOf(number: string): { phoneNumber: string; operationAccountCode: string } {
  return { phoneNumber: number, operationAccountCode: operatorOf(number).account };
}

/** What the product calls the operator of a number. */
export function operatorOf(number: string): Operator {
  return find(({ start }) => number.startsWith(start), number);
}

/** What the product calls the operator of one of the gateway's accounts. */
export function operatorOfAccount(account: string): Operator {
  return find((operator) => operator.account === account, account);
}

function find(isMeant: (operator: Operator) => boolean, named: string): Operator {
  const found = operators.find(isMeant);
  if (!found) throw new Error(`${named} is no operator's`);
  return found;
}
