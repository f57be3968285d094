import sharp from 'sharp';

/** One thread, and no memory kept between pictures. */
sharp.concurrency(1);
sharp.cache(false);

// Whatever else libvips could read (SVG and its references, PDF, TIFF…) never reaches its decoders.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});

export { sharp };
