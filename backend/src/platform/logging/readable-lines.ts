/** Writes the lines of the log for people: the time, the text, the other fields, then the stack. */
export const readableLines = {
  write(line: string): void {
    process.stdout.write(readable(JSON.parse(line)));
  },
};

interface Entry {
  level: string;
  time: string;
  context?: string;
  msg?: string;
  stack?: string;
}

function readable({ level, time, context, msg, stack, ...fields }: Entry): string {
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${text(value)}`);
  const head = [time.slice(11, 23), level.toUpperCase().padEnd(5), context && `[${context}]`, msg];
  const line = [...head, ...rest].filter(Boolean).join(' ');
  return stack ? `${line}\n${stack}\n` : `${line}\n`;
}

function text(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
