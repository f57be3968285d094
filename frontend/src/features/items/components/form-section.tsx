import { type ReactNode, useId } from 'react';

type FormSectionProps = { title: string; children: ReactNode };

/** A part of an object's form, under its own heading. */
export function FormSection({ title, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-5 border-sand-200 border-t pt-6 first:border-0 first:pt-0"
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
