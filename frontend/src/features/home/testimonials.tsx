import { Avatar } from '@/components/ui/avatar';
import { Section } from './section';

const TESTIMONIALS = [
  {
    name: 'Grâce M.',
    place: 'Nzeng-Ayong, Libreville',
    text: "J'ai loué trois grandes marmites et un réchaud pour le mariage de ma sœur. Réservé le mardi, récupéré le vendredi, et la caution m'est revenue sans discussion.",
  },
  {
    name: 'Yannick O.',
    place: 'Akanda, Libreville',
    text: "Acheter une perceuse pour poser quatre étagères, ça n'avait pas de sens. Je l'ai trouvée à dix minutes de la maison pour le prix d'un déjeuner.",
  },
  {
    name: 'Sandrine B.',
    place: 'Centre-ville, Port-Gentil',
    text: "Mon groupe électrogène dormait au garage. Je le loue presque chaque week-end, et son prix est à moi dès que j'ai remis l'objet.",
  },
];

export function Testimonials() {
  return (
    <Section title="Ils louent déjà avec Loka">
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {TESTIMONIALS.map(({ name, place, text }) => (
          <li key={name}>
            <figure className="flex h-full flex-col justify-between gap-6 rounded-3xl border border-sand-200 bg-surface p-6 md:p-8">
              <blockquote className="text-ink-900 text-lg leading-relaxed">« {text} »</blockquote>
              <figcaption className="flex items-center gap-3">
                <Avatar name={name} />
                <span>
                  <span className="block font-semibold text-ink-900">{name}</span>
                  <span className="text-ink-500 text-sm">{place}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
