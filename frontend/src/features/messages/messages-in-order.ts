/** Both lists as one, in the order of the numbers, each message once. */
export function withMessages<Message extends { number: number }>(
  known: readonly Message[],
  arrived: readonly Message[],
): Message[] {
  const byNumber = new Map([...known, ...arrived].map((message) => [message.number, message]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}
