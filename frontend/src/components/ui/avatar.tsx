import { clsx } from 'clsx';
import { useState } from 'react';
import { useLowData } from '@/lib/low-data';

type AvatarProps = { name: string; src?: string | null; size?: 'sm' | 'md' | 'lg' };

const SIZES = { sm: 'size-8 text-sm', md: 'size-12 text-lg', lg: 'size-20 text-3xl' };

/** A face, or the name's first letter, also where the picture cannot be had. Decorative: the name is always written beside it. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const look = clsx('max-w-none shrink-0 rounded-full bg-lagoon-100', SIZES[size]);
  const isLowData = useLowData();
  const [broken, setBroken] = useState<string>();
  if (src && src !== broken && !isLowData)
    return (
      <img
        src={src}
        alt=""
        loading="lazy"
        onError={() => setBroken(src)}
        className={clsx(look, 'object-cover')}
      />
    );
  return (
    <span
      aria-hidden
      className={clsx(look, 'grid place-items-center font-display font-semibold text-lagoon-800')}
    >
      {name.trim().charAt(0).toUpperCase()}
    </span>
  );
}
