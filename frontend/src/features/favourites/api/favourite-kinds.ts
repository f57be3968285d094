/** Of what waits to be sent of a heart. */
export const SAVE = 'save-favourite';
export const REMOVE = 'remove-favourite';
