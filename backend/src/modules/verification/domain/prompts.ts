/** What the person does on the live photo: a picture taken beforehand cannot show the right one. */
export const prompts = [
  'Levez la main droite',
  'Levez la main gauche',
  'Montrez un doigt',
  'Montrez deux doigts',
  'Montrez trois doigts',
  'Montrez quatre doigts',
  'Montrez cinq doigts',
  'Souriez',
] as const;
