/** A Gabonese number as dialling programs take it, digits alone: `24177000001`. */
export function internationalPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^(00)?241/, '');
  return `241${digits.replace(/^0/, '')}`;
}
