/** What the person does on the live photo: a picture taken beforehand cannot show the right one. */
const PROMPTS = [
  'Levez la main droite',
  'Levez la main gauche',
  'Montrez un doigt',
  'Montrez deux doigts',
  'Montrez trois doigts',
  'Montrez quatre doigts',
  'Montrez cinq doigts',
  'Souriez',
] as const;

export const randomPrompt = (): string =>
  PROMPTS[Math.floor(Math.random() * PROMPTS.length)] ?? PROMPTS[0];
