import { describe, expect, it } from 'vitest';
import type { Operator } from '@/api/types';
import { likelyOperator, operatorOf, phoneProblem } from './phone';

const operator = (code: Operator['code'], prefixes: string[]): Operator => ({
  code,
  label: code,
  operationAccountCode: '',
  enabled: true,
  prefixes,
  hint: '',
  ussd: null,
  incident: null,
  limits: { collect: { least: 100, most: 500_000 }, payout: { least: 100, most: 500_000 } },
});
const operators = [operator('airtel', ['077', '074']), operator('moov', ['066', '065'])];

describe('the operator of a number', () => {
  it.each([
    ['066 12 34 56', 'moov'],
    ['+241 66 12 34 56', 'moov'],
    ['077000001', 'airtel'],
    ['', 'airtel'],
    ['0', 'airtel'],
  ])('is the one it looks like, else the first: %j', (phoneNumber, code) => {
    expect(operatorOf({ phoneNumber }, operators)?.code).toBe(code);
  });

  it('is the one chosen, since numbers can be ported', () => {
    expect(operatorOf({ operator: 'airtel', phoneNumber: '066123456' }, operators)?.code).toBe(
      'airtel',
    );
  });
});

describe('the operator that a number looks like', () => {
  it.each([
    ['065 1', 'moov'],
    ['00241 74 12', 'airtel'],
    ['062123456', undefined],
    ['06', undefined],
  ])('is known from its first digits: %j', (phoneNumber, code) => {
    expect(likelyOperator(phoneNumber, operators)?.code).toBe(code);
  });
});

describe('what is wrong of a number', () => {
  it.each([
    ['077 12 34 56', undefined],
    ['tel:+24177123456', undefined],
    ['', 'Indiquez un numéro de téléphone.'],
    ['0771', 'Indiquez un numéro du Gabon à 9 chiffres, comme 077 12 34 56.'],
    ['07 12 34 56', "Depuis 2019, un numéro a 9 chiffres\u00a0: 07 12 34 56 s'écrit 077 12 34 56."],
  ])('%j: %s', (typed, problem) => expect(phoneProblem(typed)).toBe(problem));
});
