import { createHash } from 'node:crypto';
import type { JudgedObject } from './objects.js';
import { queryLines } from './queries.js';

export const queryKinds = [
  'plain',
  'typo',
  'plural',
  'order',
  'synonym',
  'several',
  'place',
] as const;
export type QueryKind = (typeof queryKinds)[number];
export type Half = 'tuning' | 'untouched';

export interface JudgedQuery {
  kind: QueryKind;
  text: string;
  half: Half;
  /** Kinds of objects that are meant; empty for any. */
  meant: string[];
  /** What else is asked. */
  asked: { maker?: string; place?: string; detail?: string };
  /** Kinds that would do instead. */
  instead: string[];
}

/** 3 is what was looked for, 2 nearly so, 1 better than nothing, 0 anything else. */
export type Grade = 0 | 1 | 2 | 3;

export function judgedQueries(): JudgedQuery[] {
  return queryLines.trim().split('\n').map(parsed);
}

/**
 * The untouched half was never looked at while the ranking was made: those whose text has an odd
 * first byte of its SHA-256.
 */
export function halfOf(text: string): Half {
  return (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 1 ? 'untouched' : 'tuning';
}

/**
 * What is meant and has all that is asked, 3. Of what is meant, 2 when something asked is missing, and 1
 * when all of two or more things are. What would do instead, 1. The grade knows what an object is,
 * not how its title says it.
 */
export function gradeOf({ meant, asked, instead }: JudgedQuery, object: JudgedObject): Grade {
  const answers = [
    asked.maker && object.maker === asked.maker,
    asked.place && object.location.split(', ').includes(asked.place),
    asked.detail && object.detail.split(': ')[1] === asked.detail,
  ].filter((answer) => answer !== undefined);
  const given = answers.filter(Boolean).length;
  if (meant.length > 0) {
    if (!meant.includes(object.kind)) return instead.includes(object.kind) ? 1 : 0;
    if (given === answers.length) return 3;
    return answers.length > 1 && given === 0 ? 1 : 2;
  }
  return given === answers.length ? 3 : 0;
}

function parsed(line: string): JudgedQuery {
  const [kind, text = '', meant = '', asked = '', instead = ''] = line
    .split('|')
    .map((part) => part.trim());
  return {
    kind: kind as QueryKind,
    text,
    half: halfOf(text),
    meant: meant === '*' ? [] : list(meant),
    asked: Object.fromEntries(list(asked).map((fact) => fact.split('='))),
    instead: list(instead),
  };
}

const list = (text: string) =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
