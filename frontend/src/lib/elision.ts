/** A name after `de`: `de Glass`, `d'Oloumi`. */
export const of = (name: string): string =>
  /^[aeiouy]/i.test(name.normalize('NFD')) ? `d'${name}` : `de ${name}`;
