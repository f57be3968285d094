import { Link } from 'react-router-dom';
import { Article, ArticleSection } from '@/app/layout/article';
import { CancellationTable } from '@/app/layout/cancellation-table';
import { ContactLinks } from '@/app/layout/contact-links';
import { Hours } from '@/components/policy/hours';
import { paths } from '@/lib/paths';

export default function Terms() {
  return (
    <Article
      title="Conditions générales"
      intro="Les règles du service, pour les locataires comme pour les propriétaires. En créant un compte, vous les acceptez."
    >
      <ArticleSection title="1. Le service">
        <p>
          Loka est une place de marché : des particuliers et des professionnels y proposent des
          objets à la location, d'autres les louent. Le contrat de location est conclu entre le
          propriétaire et le locataire. Loka fournit le site, encaisse les paiements, garde les
          cautions et aide à régler les désaccords.
        </p>
      </ArticleSection>
      <ArticleSection title="2. Votre compte">
        <ul>
          <li>Un compte correspond à une personne, avec une adresse e-mail confirmée.</li>
          <li>
            Pour publier une annonce, déposer de l'argent dans le portefeuille ou le retirer vers un
            numéro de votre choix, votre identité doit avoir été vérifiée (CNI, passeport ou permis,
            et une photo prise sur le moment).
          </li>
          <li>
            Vous êtes responsable de votre mot de passe et de ce qui est fait avec votre compte.
          </li>
        </ul>
      </ArticleSection>
      <ArticleSection title="3. Les annonces">
        <ul>
          <li>
            L'objet proposé vous appartient ou vous avez le droit de le louer ; il est propre, sûr
            et conforme à l'annonce.
          </li>
          <li>Le prix est fixé par jour ou par semaine entière, en francs CFA.</li>
          <li>
            Les armes, les produits dangereux, contrefaits ou interdits par la loi ne peuvent pas
            être proposés. Une annonce contraire à ces règles est retirée.
          </li>
        </ul>
      </ArticleSection>
      <ArticleSection title="4. La demande et le paiement">
        <ul>
          <li>
            Le total comprend le loyer et la caution. Il est calculé par Loka et affiché avant le
            paiement.
          </li>
          <li>
            Le paiement se fait par Airtel Money, par Moov Money, avec le solde du portefeuille
            Loka, ou avec ce solde complété par mobile money. La demande est transmise au
            propriétaire dès que le paiement est confirmé.
          </li>
          <li>
            Le propriétaire a <Hours of="requestTimeoutHours" /> pour répondre, et au plus tard
            jusqu'au jour du début. Sans réponse, la demande est refusée et vous êtes remboursé
            intégralement dans votre portefeuille Loka.
          </li>
          <li>
            Un locataire ne peut avoir qu'une demande en attente par objet. Quand le propriétaire
            accepte une demande, celles qui portent sur les mêmes jours sont refusées et
            remboursées.
          </li>
          <li>
            Un paiement confirmé en retard par l'opérateur crée la location si les dates sont encore
            libres ; sinon, il est versé en entier dans votre portefeuille. Tant que la réponse de
            l'opérateur n'est pas connue, le paiement est montré « en vérification ».
          </li>
          <li>
            La part prise dans le portefeuille est mise de côté pendant le paiement. Si le paiement
            échoue, elle y revient en entier.
          </li>
        </ul>
      </ArticleSection>
      <ArticleSection id="annulation" title="5. Annulation et remboursement">
        <CancellationTable />
        <p>
          La caution est toujours rendue en entier quand la location n'a pas lieu. Le prix d'une
          livraison l'est aussi, en dehors de ces pourcentages, tant que l'objet n'a pas été livré.
          Les remboursements arrivent dans votre portefeuille Loka. Vous pouvez à tout moment, sans
          vérification d'identité, renvoyer vers le numéro qui a payé ce qui en est venu et vous a
          été remboursé. Un portefeuille bloqué par l'équipe de Loka garde cet argent jusqu'au
          déblocage.
        </p>
      </ArticleSection>
      <ArticleSection id="caution" title="6. La caution et le retour">
        <ul>
          <li>Loka garde la caution pendant toute la location. Le propriétaire n'y a pas accès.</li>
          <li>
            À la fin, le locataire déclare le retour. La caution lui est restituée dès que le
            propriétaire confirme, ou après <Hours of="returnSilenceHours" /> sans réponse.
          </li>
          <li>
            Si l'objet est abîmé ou incomplet, le propriétaire demande une part de la caution avant
            la fin de ces <Hours of="returnSilenceHours" />, avec une raison et des photos. Le
            locataire accepte ou propose un autre montant. À défaut d'accord, ou sans réponse du
            locataire, l'équipe de Loka décide, en lisant ce que chacun a fourni. Une proposition du
            locataire à laquelle le propriétaire ne répond pas est retenue.
          </li>
          <li>
            Un objet rendu après le dernier jour est en retard jusqu'à ce que le locataire déclare
            le retour. Pour chaque jour commencé, le propriétaire peut demander le loyer d'une
            journée, au plus la caution. Le locataire y répond comme à toute autre demande.
          </li>
          <li>
            Ces <Hours of="returnSilenceHours" /> ne commencent jamais avant le dernier jour de la
            location. Une location dont personne ne déclare le retour est réglée pour le locataire à
            la date que sa page indique, sauf si le propriétaire signale que l'objet n'est pas
            rendu&nbsp;: la caution reste alors retenue et l'équipe de Loka décide.
          </li>
        </ul>
        <p>
          La caution est la protection offerte par Loka. Elle ne remplace pas une assurance : pour
          un objet de grande valeur, fixez une caution en rapport et vérifiez votre propre contrat.
        </p>
      </ArticleSection>
      <ArticleSection title="7. Le portefeuille">
        <ul>
          <li>
            Le loyer est crédité au propriétaire quand il accepte la demande, et peut être retiré
            dès la remise de l'objet, ou <Hours of="handoverSilenceHours" /> après le début du
            premier jour si personne ne dit le contraire.
          </li>
          <li>
            Si le locataire dit ne pas avoir reçu l'objet, le propriétaire répond sous{' '}
            <Hours of="handoverAnswerHours" />
            &nbsp;; sans réponse, le locataire est remboursé de tout. Si le propriétaire dit que le
            locataire n'est pas venu, celui-ci répond sous <Hours of="handoverAnswerHours" />. À
            défaut d'accord, l'équipe de Loka décide&nbsp;; le loyer reste retenu jusque-là.
          </li>
          <li>
            Chaque mouvement est inscrit dans un journal que vous pouvez consulter à tout moment.
          </li>
          <li>
            Vous pouvez y déposer de l'argent par mobile money ; le dépôt est crédité quand
            l'opérateur le confirme.
          </li>
          <li>
            Les autres retraits se font vers un numéro de mobile money qui vous appartient, confirmé
            par e-mail depuis au moins <Hours of="newNumberHours" />, une fois votre identité
            vérifiée.
          </li>
          <li>
            Un retrait demandé quitte aussitôt le solde. Il reste en transit tant que l'opérateur
            n'a pas répondu ; s'il est refusé, le montant revient en entier dans le portefeuille.
          </li>
        </ul>
      </ArticleSection>
      <ArticleSection title="8. Vos responsabilités">
        <p>
          Le locataire utilise l'objet avec soin, selon sa destination, et le rend à la date prévue
          dans l'état où il l'a reçu. Le propriétaire remet un objet en état de marche. Loka peut
          suspendre un compte en cas de fraude, de fausse identité ou de manquement répété.
        </p>
      </ArticleSection>
      <ArticleSection title="9. Vos données">
        <p>
          La page <Link to={paths.privacy}>Confidentialité</Link> explique ce que nous conservons et
          pourquoi.
        </p>
      </ArticleSection>
      <ArticleSection title="10. Droit applicable et contact">
        <p>
          Ces conditions sont soumises au droit gabonais. Avant toute démarche, écrivez-nous : la
          plupart des difficultés se règlent ainsi.
        </p>
        <div>
          <ContactLinks />
        </div>
      </ArticleSection>
    </Article>
  );
}
