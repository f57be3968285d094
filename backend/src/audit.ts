import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { env } from './env.js';
import {
  AuditBooks,
  AuditGateway,
  type AuditPart,
  auditParts,
  type Finding,
  partOf,
} from './modules/reconciliation/index.js';
import { Clock } from './platform/clock.js';
import { Pool } from './platform/database/pool.js';
import { Sql } from './platform/database/sql.js';
import { reasonOf } from './platform/monitoring/reason-of.js';

/**
 * Prints whether all that must be true of the books is, with what breaks it, and ends with 1 when
 * something does. It reads, and changes nothing; it needs neither Redis nor a running Loka. An argument,
 * `money` or `consistency`, names the part to audit.
 */
const shown = 10;
const titles: Record<AuditPart, string> = {
  money: 'Money, and what decides where it goes',
  consistency: 'Consistency of everything else',
};
const [only] = process.argv.slice(2);
const audited = auditParts.filter((part) => only === undefined || part === only);
if (audited.length === 0) {
  console.error(`There is no part ${only} of the audit, only ${auditParts.join(' and ')}.`);
  process.exit(1);
}

// What it cannot read ends it with one line: the programs' own lines about a lost database would bury that.
Logger.overrideLogger(false);
const pool = new Pool();
const database = new Sql(pool);
const findings = await audit().catch((error: unknown) => {
  console.error(`The books were not audited: ${reasonOf(error)}`);
  process.exit(1);
});
await pool.end();

for (const part of audited) {
  console.log(`\n${titles[part]}\n`);
  findings.filter(({ name }) => partOf(name) === part).forEach(print);
}
const broken = findings.filter(({ violations }) => violations.length > 0).length;
console.log(`\n${findings.length - broken} invariants hold, ${broken} broken`);
process.exitCode = broken > 0 ? 1 : 0;

async function audit(): Promise<Finding[]> {
  const findings = await new AuditBooks(database, new Clock()).execute(audited);
  if (env.GATEWAY_BOOK_URL && audited.includes('money'))
    findings.push(...(await compareWith(env.GATEWAY_BOOK_URL)));
  return findings;
}

async function compareWith(url: string): Promise<Finding[]> {
  try {
    const { compared, inTransit, unknownFees, differences } = await new AuditGateway(
      database,
    ).execute(url);
    const extent = `${compared} payments, ${inTransit} in transit, ${unknownFees} with fees not known yet`;
    const violations = differences.map((difference) => ({ ...difference }));
    return [
      {
        name: `our book is the one of the gateway, but for what is in transit (${extent})`,
        violations,
      },
    ];
  } catch (error) {
    console.log(`· the book at ${url} is not compared: ${String(error)}\n`);
    return [];
  }
}

function print({ name, violations }: Finding): void {
  console.log(`${violations.length === 0 ? '✓' : '✗'} ${name}`);
  for (const row of violations.slice(0, shown)) console.log(`    ${inOneLine(row)}`);
  if (violations.length > shown) console.log(`    … and ${violations.length - shown} more`);
}

function inOneLine(row: Record<string, unknown>): string {
  return Object.entries(row)
    .map(([name, value]) => `${name}=${inWords(value)}`)
    .join(' ');
}

function inWords(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
