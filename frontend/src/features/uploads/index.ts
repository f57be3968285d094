export { uploadPicture } from './api/upload-picture';
export { KeptPhoto } from './components/kept-photo';
export { PickButton } from './components/pick-button';
export { PictureTile } from './components/picture-tile';
export { loadPictureEditor } from './load-picture-editor';
export { useKeptPhotos } from './use-kept-photos';
export {
  keptPicture,
  type ListedPicture,
  type PictureList,
  storedPicture,
  usePictureList,
} from './use-picture-list';
export { withinLimit } from './within-limit';
