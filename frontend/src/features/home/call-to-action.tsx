import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';

export function CallToAction() {
  return (
    <section className="page py-16 md:py-24">
      <div className="grid items-center gap-8 rounded-[2rem] bg-sun-400 px-6 py-12 md:grid-cols-[1fr_auto] md:px-14 md:py-16">
        <div className="max-w-2xl">
          <h2 className="text-3xl text-night md:text-5xl md:leading-[1.05]">
            Vos objets dorment&nbsp;? Faites‑les travailler.
          </h2>
          <p className="mt-4 text-lg text-night">
            Publiez une annonce en quelques minutes, acceptez les demandes qui vous conviennent et
            recevez le prix de la location dans votre portefeuille.
          </p>
        </div>
        <ButtonLink to={paths.dashboard} size="lg" className="justify-self-start">
          Proposer mes objets
        </ButtonLink>
      </div>
    </section>
  );
}
