export { uploadPicture } from './api/upload-picture';
export { PickButton } from './components/pick-button';
export { PictureTile } from './components/picture-tile';
export { usePictures } from './use-pictures';
