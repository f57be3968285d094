/** What is typed in an amount, as francs: digits alone count, so `10 000` is 10000; nothing is 0. */
export const readAmount = (text: string): number => Number(text.replace(/\D/g, '').slice(0, 9));
