import { z } from 'zod';

const jsonMap = (fallback: Record<string, string>, values: z.ZodType<string> = z.string()) =>
  z
    .string()
    .default(JSON.stringify(fallback))
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('is not JSON');
        return z.NEVER;
      }
    })
    .pipe(z.record(z.string(), values));

const environment = z.object({
  SIM_HOST: z.string().min(1).default('127.0.0.1'),
  SIM_PORT: z.coerce.number().int().min(0).max(65_535).default(3400),
  SIM_BOOK: z.string().default('.loka/simulator/book.jsonl'),
  /** In which `{token}` stands for GATEWAY_CALLBACK_TOKEN. */
  SIM_CALLBACKS: jsonMap({ LOKACB: 'http://localhost:3000/api/payment/callback/{token}' }),
  SIM_ACCOUNTS: jsonMap({ ACC_AIRTEL: 'AIRTEL_MONEY', ACC_MOOV: 'MOOV_MONEY', ACC_CARD: 'CARD' }),
  /** What the product shows; GATEWAY_PASSWORD, which it has too, unless said. */
  SIM_PASSWORD: z.string().min(1).optional(),
  GATEWAY_PASSWORD: z.string().min(1).default('dev-gateway-password'),
  GATEWAY_CALLBACK_TOKEN: z.string().min(1).default('dev-callback-token'),
  SIM_SPEED: z.coerce.number().positive().default(1),
});

export interface Config {
  host: string;
  port: number;
  bookPath: string;
  /** Callback address of each `callback_url_code`. */
  callbacks: Readonly<Record<string, string>>;
  /** Operator code of each operation account. */
  accounts: Readonly<Record<string, string>>;
  password: string;
  speed: number;
}

/** Throws with every wrong variable at once. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const result = environment.safeParse(variables);
  if (!result.success) throw new Error(z.prettifyError(result.error));
  const { data } = result;
  return {
    host: data.SIM_HOST,
    port: data.SIM_PORT,
    bookPath: data.SIM_BOOK,
    callbacks: callbacksIn(data),
    accounts: data.SIM_ACCOUNTS,
    password: data.SIM_PASSWORD ?? data.GATEWAY_PASSWORD,
    speed: data.SIM_SPEED,
  };
}

function callbacksIn({ SIM_CALLBACKS, GATEWAY_CALLBACK_TOKEN }: z.infer<typeof environment>) {
  const addresses = Object.entries(SIM_CALLBACKS).map(([code, address]) => [
    code,
    z.url().parse(address.replace('{token}', GATEWAY_CALLBACK_TOKEN)),
  ]);
  return Object.fromEntries(addresses) as Record<string, string>;
}
