import { z } from 'zod';

const clientData = z.object({
  challenge: z.string().max(200),
  origin: z.string().max(500),
  crossOrigin: z.boolean().default(false),
});

/** What a browser says of the use of a passkey, which the passkey signs too; null of what is none. */
export function readClientData(encoded: string): z.infer<typeof clientData> | null {
  try {
    const read = clientData.safeParse(JSON.parse(Buffer.from(encoded, 'base64url').toString()));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
