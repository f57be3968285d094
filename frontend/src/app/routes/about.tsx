import { Link } from 'react-router-dom';
import { Article, ArticleSection } from '@/app/layout/article';
import { Hours } from '@/components/policy/hours';
import { ButtonLink } from '@/components/ui/button';
import { paths } from '@/lib/paths';

export default function About() {
  return (
    <Article
      title="Comment ça marche"
      intro="Loka met en relation des personnes qui ont un objet et des personnes qui en ont besoin quelques jours. Voici ce qui se passe, de la recherche au retour."
    >
      <ArticleSection title="Vous cherchez un objet">
        <ol>
          <li>
            <strong>Trouvez.</strong> Cherchez par mot, par catégorie, par prix ou par quartier. Il
            n'est pas nécessaire d'avoir un compte pour regarder.
          </li>
          <li>
            <strong>Demandez vos dates.</strong> Tout s'affiche avant le paiement : le prix de la
            location, puis la caution. Le total est celui que vous payez, sans frais ajoutés.
          </li>
          <li>
            <strong>Payez par mobile money.</strong> Airtel Money ou Moov Money : vous confirmez sur
            votre téléphone, avec votre code secret. Le solde de votre portefeuille Loka peut payer
            aussi, en tout ou en partie.
          </li>
          <li>
            <strong>Attendez la réponse.</strong> Le propriétaire a{' '}
            <Hours of="requestTimeoutHours" /> pour accepter. S'il refuse ou ne répond pas, tout
            revient dans votre portefeuille Loka, d'où vous pouvez le renvoyer vers le numéro qui a
            payé.
          </li>
          <li>
            <strong>Rendez l'objet.</strong> Déclarez le retour depuis « Mes locations ». Dès que le
            propriétaire le confirme, ou après <Hours of="returnSilenceHours" /> de silence, la
            caution vous est restituée.
          </li>
        </ol>
      </ArticleSection>
      <ArticleSection title="Vous avez un objet à louer">
        <ol>
          <li>
            <strong>Faites vérifier votre identité.</strong> Une pièce d'identité et une photo prise
            sur le moment suffisent. Notre équipe les contrôle, personne d'autre ne les voit.
          </li>
          <li>
            <strong>Publiez votre annonce.</strong> Des photos, un prix par jour ou par semaine, une
            caution si vous le souhaitez.
          </li>
          <li>
            <strong>Choisissez.</strong> Vous acceptez ou refusez chaque demande. Elle est déjà
            payée quand vous la recevez.
          </li>
          <li>
            <strong>Recevez le prix de la location.</strong> Il est crédité dans votre portefeuille
            à l'acceptation, et peut être retiré vers votre mobile money dès la remise de
            l'objet&nbsp;: saisissez le code à quatre chiffres du locataire.
          </li>
          <li>
            <strong>Vérifiez le retour.</strong> Si l'objet revient abîmé, demandez une part de la
            caution dans les <Hours of="returnSilenceHours" />, photos à l'appui. À défaut d'accord
            avec le locataire, l'équipe Loka décide.
          </li>
        </ol>
      </ArticleSection>
      <ArticleSection title="Ce qui vous protège">
        <p>
          L'argent ne passe jamais de la main à la main. Loka garde le prix de la location jusqu'à
          la remise de l'objet, avec votre code, et la caution jusqu'à son retour. Les propriétaires
          sont vérifiés, et les noms restent masqués tant qu'une location n'est pas acceptée. En cas
          de désaccord, écrivez à notre équipe.
        </p>
        <p>
          Une autre question&nbsp;? Lisez les <Link to={paths.faq}>questions fréquentes</Link> ou
          les <Link to={paths.terms}>conditions générales</Link>.
        </p>
      </ArticleSection>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.explorer}>Explorer les objets</ButtonLink>
        <ButtonLink to={paths.dashboard} variant="secondary">
          Proposer mes objets
        </ButtonLink>
      </div>
    </Article>
  );
}
