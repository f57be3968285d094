/** A Gabonese number as dialling programs take it, digits alone: `24177000001`. */
export function internationalPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^(00)?241/, '');
  return `241${digits.replace(/^0/, '')}`;
}

/** A national number as people read it: `077000001` → `077 00 00 01`; spaces do not break. */
export const formatPhone = (phone: string): string =>
  phone.replace(/^(\d{3})(\d{2})(\d{2})(\d{2})$/, '$1\u00a0$2\u00a0$3\u00a0$4');
