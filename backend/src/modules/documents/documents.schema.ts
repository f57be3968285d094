import { z } from 'zod';

export const subject = z.object({ id: z.uuid() });

export type Subject = z.output<typeof subject>;

export const statementOf = z.object({
  user_id: z.uuid().optional().describe("For staff: a member's; others always get their own"),
});

export type StatementOf = z.output<typeof statementOf>;
