export { uploadPicture } from './api/upload-picture';
export { KeptPhoto } from './components/kept-photo';
export { PickButton } from './components/pick-button';
export { PictureTile } from './components/picture-tile';
export { useKeptPhotos } from './use-kept-photos';
export { usePictures } from './use-pictures';
