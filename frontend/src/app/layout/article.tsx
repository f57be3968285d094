import type { ReactNode } from 'react';
import { PageHead } from '@/components/head/page-head';

type ArticleProps = { title: string; intro: string; children: ReactNode };

/** A page to read: one column, a comfortable measure. */
export function Article({ title, intro, children }: ArticleProps) {
  return (
    <article className="page py-12 md:py-20">
      <PageHead title={`${title} · Loka`} description={intro} />
      <div className="mx-auto max-w-3xl">
        <h1 className="text-4xl md:text-5xl">{title}</h1>
        <p className="mt-4 text-pretty text-ink-500 text-lg md:text-xl">{intro}</p>
        <div className="mt-10 grid gap-10 leading-relaxed md:mt-14">{children}</div>
      </div>
    </article>
  );
}

type ArticleSectionProps = { id?: string; title: string; children: ReactNode };

export function ArticleSection({ id, title, children }: ArticleSectionProps) {
  return (
    <section
      id={id}
      className="grid gap-3 text-pretty [&_a]:font-medium [&_a]:text-lagoon-700 [&_a]:underline [&_a]:underline-offset-4 [&_li]:pl-1 [&>ul]:grid [&>ul]:list-disc [&>ul]:gap-2 [&>ul]:pl-5 [&>ul]:marker:text-lagoon-600 [&>ol]:grid [&>ol]:list-decimal [&>ol]:gap-2 [&>ol]:pl-6 [&>ol]:marker:text-lagoon-600"
    >
      <h2 className="mb-1 text-2xl md:text-3xl">{title}</h2>
      {children}
    </section>
  );
}
