import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

type DisclosureProps = ComponentProps<'details'> & { label: ReactNode };

/** Details that stay closed until somebody asks for them. */
export function Disclosure({ label, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={clsx('group', className)}>
      <summary className="flex min-h-11 w-fit list-none items-center gap-2 font-semibold text-lagoon-700 [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
