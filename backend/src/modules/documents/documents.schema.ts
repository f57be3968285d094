import { z } from 'zod';

export const subject = z.object({ id: z.uuid() });

export type Subject = z.output<typeof subject>;

export const statementOf = z.object({
  user_id: z.uuid().optional().describe("For staff: a member's; others always get their own"),
});

export type StatementOf = z.output<typeof statementOf>;

export const statementYear = z.object({ year: z.coerce.number().int().min(2020).max(2100) });

export type StatementYear = z.output<typeof statementYear>;

export const contractView = z
  .object({
    version: z.int(),
    articles: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
  })
  .meta({ id: 'RentalContract' });

export type ContractView = z.infer<typeof contractView>;
