/** Turning and cropping, which few pictures need. */
export const loadPictureEditor = async () =>
  (await import('./components/picture-editor')).PictureEditor;
