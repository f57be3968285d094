import { Hours } from '@/components/policy/hours';
import { Section } from './section';

const STEPS = [
  {
    title: 'Trouvez',
    text: "Cherchez l'objet qu'il vous faut dans votre quartier, comparez les prix et vérifiez les dates libres.",
  },
  {
    title: 'Réservez',
    text: (
      <>
        Choisissez vos dates et payez par Airtel Money ou Moov Money. Le propriétaire vous répond
        sous <Hours of="requestTimeoutHours" />.
      </>
    ),
  },
  {
    title: 'Profitez',
    text: "Récupérez l'objet, utilisez-le, rendez-le : votre caution vous est restituée après le retour.",
  },
];

export function HowItWorks() {
  return (
    <Section title="Comment ça marche" intro="Trois étapes, de la recherche au retour de l'objet.">
      <ol className="grid gap-4 md:grid-cols-3 md:gap-6">
        {STEPS.map(({ title, text }, index) => (
          <li
            key={title}
            className="flex gap-5 rounded-3xl bg-sand-100 p-6 md:flex-col md:gap-6 md:p-8"
          >
            <span
              aria-hidden
              className="w-8 shrink-0 font-bold font-display text-5xl text-lagoon-600 leading-none md:text-6xl"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
