import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

/** How many times as large pictures can be shown. */
export const zooms = [1, 1.5, 2, 3, 4] as const;

/**
 * A picture as large as its place allows, then larger, around its middle.
 *
 * @param turns quarter turns to the right
 */
export function PictureStage({
  source,
  alt,
  zoom,
  turns,
}: {
  source: string;
  alt: string;
  zoom: number;
  turns: number;
}) {
  const place = useRef<HTMLDivElement>(null);
  const isSideways = turns % 2 === 1;

  useEffect(() => {
    const { current } = place;
    current?.scrollTo({
      left: (current.clientWidth * (zoom - 1)) / 2,
      top: (current.clientHeight * (zoom - 1)) / 2,
    });
  }, [zoom]);

  // Larger than its place, it is moved around by arrow keys, which then do nothing else.
  const moving = zoom > 1 ? { tabIndex: 0, 'data-own-arrows': '' } : {};

  return (
    <Box
      ref={place}
      {...moving}
      sx={{
        containerType: 'size',
        flexGrow: 1,
        minHeight: 0,
        overflow: 'auto',
        bgcolor: 'text.primary',
      }}
    >
      <Box
        sx={{
          width: `${zoom * 100}cqw`,
          height: `${zoom * 100}cqh`,
          position: 'relative',
          overflow: 'hidden',
        }}
      >
        <img
          src={source}
          alt={alt}
          style={{
            width: `${zoom * 100}${isSideways ? 'cqh' : 'cqw'}`,
            height: `${zoom * 100}${isSideways ? 'cqw' : 'cqh'}`,
            objectFit: 'contain',
            position: 'absolute',
            top: '50%',
            left: '50%',
            translate: '-50% -50%',
            rotate: `${turns * 90}deg`,
          }}
        />
      </Box>
    </Box>
  );
}
