/** Measures in points, colours that stay apart in black and white. */
export const margin = 52;
export const footerHeight = 36;

export const colours = {
  ink: '#17211d',
  muted: '#5a6861',
  line: '#c9cfcc',
  mark: '#0b5849',
  light: '#ffffff',
};

export const sizes = { title: 17, heading: 11.5, text: 10, small: 8.5, figure: 22 };
