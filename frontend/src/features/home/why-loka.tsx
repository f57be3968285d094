import { BadgeCheck, Camera, Scale, ShieldCheck, Smartphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { COVER_ANCHOR, paths } from '@/lib/paths';

const REASONS = [
  {
    icon: BadgeCheck,
    title: 'Des propriétaires vérifiés',
    text: "Chaque propriétaire a confirmé son adresse e-mail et fait contrôler sa pièce d'identité par notre équipe avant sa première annonce.",
  },
  {
    icon: ShieldCheck,
    title: 'Une caution gardée par Loka',
    text: (
      <>
        Elle vous revient après le retour, et protège le propriétaire si l'objet est abîmé. Ce n'est
        pas une{' '}
        <Link to={`${paths.faq}#${COVER_ANCHOR}`} className="underline underline-offset-4">
          assurance
        </Link>
        &nbsp;: lisez ce qu'elle couvre, et ce qu'elle ne couvre pas.
      </>
    ),
  },
  {
    icon: Camera,
    title: "Des photos de l'état de l'objet",
    text: "Le propriétaire et le locataire peuvent photographier l'objet à la remise. S'il y a un désaccord, on voit ce qui a changé.",
  },
  {
    icon: Scale,
    title: 'Une équipe qui décide',
    text: "En cas de désaccord sur l'état de l'objet, l'équipe de Loka lit ce que chacun a fourni, puis décide.",
  },
  {
    icon: Smartphone,
    title: 'Un paiement par mobile money',
    text: "Airtel Money ou Moov Money, rien d'autre à installer. Si le propriétaire refuse votre demande, tout revient dans votre portefeuille Loka, et peut repartir vers le numéro qui a payé.",
  },
];

export function WhyLoka() {
  return (
    <section className="mt-16 bg-lagoon-900 text-lagoon-100 md:mt-24">
      <div className="page grid gap-12 py-16 md:py-24 lg:grid-cols-[1fr_1.25fr] lg:gap-20">
        <div>
          <h2 className="text-3xl text-white md:text-[2.6rem] md:leading-tight">
            Pourquoi choisir Loka&nbsp;?
          </h2>
          <p className="mt-8 font-bold font-display text-7xl text-sun-400 leading-none md:text-8xl">
            80&nbsp;%
          </p>
          <p className="mt-4 max-w-sm text-lg">
            d'économies possibles : pour un objet utilisé deux jours par an, louer revient jusqu'à
            cinq fois moins cher qu'acheter.
          </p>
        </div>
        <ul className="grid content-center gap-8">
          {REASONS.map(({ icon: Icon, title, text }) => (
            <li key={title} className="flex gap-5">
              <span className="grid size-13 shrink-0 place-items-center rounded-2xl bg-white/10 text-sun-400">
                <Icon size={26} aria-hidden />
              </span>
              <div>
                <h3 className="text-white text-xl">{title}</h3>
                <p className="mt-1.5">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
