import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlLook } from './input';

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={clsx(controlLook, 'py-3', className)} {...rest} />;
}
