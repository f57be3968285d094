import { usePolicy } from '@/api/get-public-config';
import { Article, ArticleSection } from '@/app/layout/article';
import { ContactLinks } from '@/app/layout/contact-links';
import { Days } from '@/components/policy/days';

export default function Privacy() {
  const policy = usePolicy();
  return (
    <Article
      title="Confidentialité"
      intro="Ce que Loka sait de vous, pourquoi, qui peut le voir et ce que vous pouvez en faire."
    >
      <ArticleSection title="Ce que nous conservons">
        <ul>
          <li>
            <strong>Votre compte</strong> : nom, adresse e-mail, mot de passe sous forme chiffrée
            irréversible, et, si vous les donnez, téléphone, adresse et photo.
          </li>
          <li>
            <strong>Vos annonces et vos locations</strong> : objets, dates, prix, adresse de
            livraison et messages qui s'y rapportent.
          </li>
          <li>
            <strong>Vos paiements</strong>, dépôts et retraits : numéro de mobile money, montant,
            date et résultat. Votre code secret ne passe jamais par Loka.
          </li>
          <li>
            <strong>Vos moyens de paiement</strong> : les numéros de mobile money que vous
            enregistrez. Vous pouvez les supprimer à tout moment.
          </li>
          <li>
            <strong>Vos moyens de connexion</strong>, si vous en ajoutez{'\u00a0'}: clés d'accès
            (jamais votre empreinte ni votre visage, qui restent dans votre appareil), application
            de codes et codes de secours, jusqu'à ce que vous les supprimiez.
          </li>
          <li>
            <strong>La liste de vos appareils connectés</strong>
            {'\u00a0'}: navigateur et système, date de connexion et de dernière utilisation. Vous la
            voyez dans vos paramètres, et elle est effacée 30 jours après la fin d'une connexion.
          </li>
          <li>
            <strong>Votre pièce d'identité</strong>, si vous demandez à être vérifié : type, numéro,
            dates de naissance et d'expiration, images du document et photo prise sur le moment.
          </li>
        </ul>
      </ArticleSection>
      <ArticleSection id="identite" title="Vos pièces d'identité restent privées">
        <p>
          L'image de votre document et votre photo n'ont aucune adresse publique. Seuls les membres
          de l'équipe chargés des vérifications peuvent les consulter, en disant pourquoi, et chaque
          consultation comme chaque décision est inscrite dans un registre. Les images, le numéro et
          la date de naissance sont conservés chiffrés. Les autres utilisateurs voient seulement que
          vous êtes vérifié.
        </p>
        <p>
          Les images, le numéro et la date de naissance sont supprimés{' '}
          <Days count={policy?.approvedPapersDays} /> après l'acceptation de votre demande,{' '}
          <Days count={policy?.refusedPapersDays} /> après un refus{'\u00a0'}; votre profil indique
          le jour. Ce qui a été envoyé sans que la demande soit terminée est supprimé au bout de
          deux jours. Restent la décision, le type du document, sa date d'expiration et des
          empreintes du numéro et des images, dont on ne peut pas les retrouver{'\u00a0'}: elles
          servent à remarquer qu'une même pièce est présentée par un autre compte.
        </p>
        <p>
          Sur votre téléphone, le formulaire commencé est gardé un jour au plus, sans les images, et
          effacé dès qu'il est envoyé ou que vous vous déconnectez.
        </p>
      </ArticleSection>
      <ArticleSection title="Ce que voient les autres">
        <p>
          Votre nom est masqué (première et dernière lettres) pour les visiteurs. Il apparaît en
          entier aux deux parties quand une location est acceptée, pour que vous puissiez vous
          retrouver. Vos photos d'annonce sont publiques ; les informations cachées qu'un téléphone
          y ajoute, comme le lieu de prise de vue, sont effacées à l'envoi.
        </p>
      </ArticleSection>
      <ArticleSection title="À quoi servent ces données">
        <ul>
          <li>Faire fonctionner les locations, les paiements et les remboursements.</li>
          <li>Vous prévenir par e-mail de ce qui concerne votre compte et vos locations.</li>
          <li>Lutter contre la fraude et régler les désaccords.</li>
          <li>Tenir les comptes que la loi nous demande de tenir.</li>
        </ul>
        <p>
          Nous ne vendons aucune donnée et n'affichons pas de publicité. Les opérateurs de mobile
          money reçoivent ce qui est nécessaire au paiement : numéro, montant et référence.
        </p>
      </ArticleSection>
      <ArticleSection id="argent" title="Qui garde votre argent">
        <p>
          Ce que vous payez ou déposez se trouve sur les comptes marchands de Loka chez Airtel Money
          et Moov Money, et y reste jusqu'à ce qu'il vous soit versé. Le portefeuille dit ce que
          Loka vous doit, au franc près&nbsp;; ce n'est pas un compte bancaire et il ne rapporte pas
          d'intérêts. Loka n'utilise pas cet argent, ne le prête pas, et vérifie chaque nuit que
          tout ce qui est dû est bien là.
        </p>
      </ArticleSection>
      <ArticleSection title="Cookies et stockage">
        <p>
          Un cookie, illisible par les scripts, sert à vous garder connecté ; il disparaît avec le
          navigateur si vous n'avez pas coché « Se souvenir de moi ». Un deuxième, gardé
          400&nbsp;jours, reconnaît le navigateur depuis lequel vous vous êtes connecté, pour vous
          prévenir des connexions depuis un autre et pour que personne ne bloque votre compte en
          essayant des mots de passe. Un autre retient, sur cet appareil, si vous avez choisi le
          mode économie de données. Votre navigateur garde aussi votre session, les formulaires en
          cours, les locations vues en dernier et, photos comprises, ce qui attend le réseau pour
          partir{'\u00a0'}; se déconnecter efface ce qui a été vu. Il retient pour la journée quels
          objets vous avez regardés, afin que chaque objet ne compte qu'une vue par personne. Il n'y
          a pas de traceur.
        </p>
      </ArticleSection>
      <ArticleSection title="Combien de temps">
        <p>
          Votre compte est conservé tant que vous l'utilisez. Vous pouvez le supprimer dans vos
          paramètres, une fois votre argent retiré et vos locations terminées&nbsp;: il est caché
          aussitôt, et vous avez 7&nbsp;jours pour le reprendre. Ensuite, vos coordonnées, vos
          pièces d'identité, vos annonces, vos favoris, vos notifications et les e-mails qui vous
          ont été envoyés ou qui vous nomment sont effacés. Si quelque chose est encore en cours
          d'examen, cela peut prendre jusqu'à 30&nbsp;jours de plus.
        </p>
        <p>
          Restent, 10&nbsp;ans pour la loi et pour l'autre partie, les écritures d'argent avec le
          numéro qui a payé ou reçu, les reçus, les locations et leurs contrats. Vos messages, vos
          avis et les photos de remise restent signés «&nbsp;Compte supprimé&nbsp;»&nbsp;; les
          signalements et les empreintes de vos pièces restent pour lutter contre la fraude. De vos
          objets, il reste le titre et la ville.
        </p>
      </ArticleSection>
      <ArticleSection title="Vos droits">
        <p>
          Vous pouvez demander à voir vos données, à les corriger ou à les faire effacer, et vous
          opposer à un usage. Le téléchargement de vos données et la suppression du compte se
          trouvent dans vos paramètres. Pour le reste, écrivez-nous ; si la réponse ne vous
          satisfait pas, vous pouvez saisir l'autorité gabonaise de protection des données
          personnelles.
        </p>
        <div>
          <ContactLinks />
        </div>
      </ArticleSection>
    </Article>
  );
}
