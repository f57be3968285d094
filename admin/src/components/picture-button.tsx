import ButtonBase from '@mui/material/ButtonBase';

export const pictureFrame = {
  width: '100%',
  aspectRatio: '4 / 3',
  borderRadius: 1.5,
  bgcolor: 'action.hover',
};

/** A picture that is pressed to be looked at closely. */
export function PictureButton({
  source,
  alt,
  onOpen,
}: {
  source: string;
  alt: string;
  onOpen: () => void;
}) {
  return (
    <ButtonBase
      aria-label={`Agrandir\u00a0: ${alt}`}
      onClick={onOpen}
      sx={{ ...pictureFrame, overflow: 'hidden', cursor: 'zoom-in' }}
    >
      <img src={source} alt={alt} style={{ width: '100%', height: '100%', objectFit: 'contain' }} />
    </ButtonBase>
  );
}
