import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePolicy } from '@/api/get-public-config';
import { Article, ArticleSection } from '@/app/layout/article';
import { CancellationTable } from '@/app/layout/cancellation-table';
import { ContactLinks } from '@/app/layout/contact-links';
import { Hours } from '@/components/policy/hours';
import { OperatorNames } from '@/features/payments';
import { COVER_ANCHOR, paths } from '@/lib/paths';

export default function Faq() {
  const policy = usePolicy();
  return (
    <Article
      title="Questions fréquentes"
      intro="Les réponses aux questions que l'on nous pose le plus souvent."
    >
      <ArticleSection title="Louer un objet">
        <Question title="Faut-il un compte ?">
          Pour regarder, non. Pour demander une location, oui : un nom, une adresse e-mail et un mot
          de passe suffisent.
        </Question>
        <Question title="Comment payer ?">
          Par <OperatorNames />. Vous recevez une demande sur votre téléphone et la confirmez avec
          votre code secret. Vous avez {policy?.paymentWaitSeconds ?? '…'} secondes à l'écran ; si
          l'opérateur répond plus tard, nous le verrons aussi. Vous pouvez également payer avec
          votre portefeuille Loka, seul ou complété par mobile money.
        </Question>
        <Question title="Le paiement semble bloqué, dois-je recommencer ?">
          Attendez la fin du compte à rebours. Ensuite, « Mes locations » montre le paiement « en
          vérification » : nous interrogeons l'opérateur jusqu'à connaître sa réponse. Si votre
          compte a été débité, la location est créée, ou le montant est versé en entier dans votre
          portefeuille si les dates ont été prises entre-temps. Vous ne payez jamais deux fois pour
          une location.
        </Question>
        <Question title="Quand saurai-je si ma demande est acceptée ?">
          Le propriétaire a <Hours of="requestTimeoutHours" /> pour répondre. Passé ce délai, ou si
          le jour du début arrive avant, la demande est refusée et vous êtes remboursé intégralement
          dans votre portefeuille Loka.
        </Question>
        <Question title="Puis-je annuler ?">
          <div className="grid gap-4">
            <p>
              Oui, depuis «&nbsp;Mes locations&nbsp;». La caution vous revient toujours en
              entier&nbsp;; le prix de la location, selon le moment :
            </p>
            <CancellationTable />
          </div>
        </Question>
      </ArticleSection>
      <ArticleSection title="La caution">
        <Question title="À quoi sert la caution ?">
          Elle protège le propriétaire si l'objet est abîmé ou n'est pas rendu. Loka la garde
          pendant la location : le propriétaire n'y a pas accès.
        </Question>
        <Question title="Quand m'est-elle rendue ?">
          Déclarez le retour depuis « Mes locations ». Elle arrive dans votre portefeuille dès que
          le propriétaire confirme, ou après <Hours of="returnSilenceHours" /> sans réponse de sa
          part.
        </Question>
        <Question title="Que se passe-t-il si l'objet est abîmé ?">
          Au lieu de confirmer le retour, le propriétaire demande une part de la caution, avec une
          raison et des photos, dans les <Hours of="returnSilenceHours" /> qui suivent la
          déclaration. Le locataire accepte ou propose un autre montant&nbsp;; s'ils ne s'entendent
          pas, ou si le locataire ne répond pas, l'équipe Loka décide.
        </Question>
        <Question title="Et s'il revient en retard&nbsp;?">
          Le propriétaire peut demander le prix d'une journée pour chaque jour de retard commencé,
          au plus la caution. Le locataire accepte ou propose un autre montant, comme pour un objet
          abîmé.
        </Question>
        <Question title="Et si l'objet n'est pas rendu&nbsp;?">
          Le propriétaire le signale depuis «&nbsp;Demandes&nbsp;», à partir du dernier jour. La
          caution reste retenue, le locataire ne peut plus rien louer, et l'équipe Loka décide.
        </Question>
        <Question id={COVER_ANCHOR} title="Les objets sont-ils assurés ?">
          <p>Non : la caution n'est pas un contrat d'assurance.</p>
          <p className="mt-3 font-semibold text-ink-900">
            Ce qu'elle couvre, au plus son montant :
          </p>
          <ul className="mt-1 list-disc pl-5">
            <li>un objet rendu abîmé ou incomplet ;</li>
            <li>un retour en retard ;</li>
            <li>un objet qui n'est pas rendu.</li>
          </ul>
          <p className="mt-3 font-semibold text-ink-900">Ce qui n'est pas couvert :</p>
          <ul className="mt-1 list-disc pl-5">
            <li>ce qui coûte plus que la caution ;</li>
            <li>les dommages que l'objet cause à une personne ou à d'autres biens ;</li>
            <li>un objet loué sans caution.</li>
          </ul>
          <p className="mt-3">
            Pour un objet de grande valeur, fixez une caution en rapport et vérifiez votre propre
            contrat d'assurance.
          </p>
        </Question>
      </ArticleSection>
      <ArticleSection title="Proposer un objet">
        <Question title="Pourquoi vérifier mon identité ?">
          Pour que chacun sache à qui il confie son argent ou son objet. Votre document et votre
          photo restent privés : seule l'équipe chargée des vérifications les voit.
        </Question>
        <Question title="Quand suis-je payé ?">
          Le prix de la location est crédité dans votre portefeuille dès que vous acceptez la
          demande. Vous pouvez le retirer vers votre mobile money dès la remise de l'objet, ou{' '}
          <Hours of="handoverSilenceHours" /> après le début du premier jour si personne ne dit le
          contraire.
        </Question>
        <Question title="Comment se passe la remise&nbsp;?">
          Regardez l'objet ensemble et prenez des photos. Le locataire montre son code à quatre
          chiffres, le propriétaire le saisit. Si l'objet n'a pas été remis, ou si le locataire
          n'est pas venu, dites-le dans les <Hours of="handoverSilenceHours" /> qui suivent le
          début&nbsp;: le prix de la location reste retenu jusqu'à ce que ce soit réglé.
        </Question>
        <Question title="Puis-je refuser une demande, ou annuler ?">
          Vous êtes libre de refuser. Vous pouvez aussi annuler une location acceptée : le locataire
          est alors remboursé intégralement dans son portefeuille.
        </Question>
      </ArticleSection>
      <ArticleSection title="Le portefeuille">
        <Question title="Que contient mon portefeuille ?">
          Vos revenus de location, vos remboursements, vos cautions rendues et vos dépôts. Le solde,
          en haut de votre tableau de bord, y mène à tout moment. Y déposer de l'argent, ou le
          retirer vers un autre numéro que celui qui a payé, demande une identité vérifiée.
        </Question>
        <Question title="Comment récupérer un remboursement ?">
          Il arrive dans votre portefeuille, et peut payer une autre location. Vous pouvez aussi le
          renvoyer aussitôt vers le numéro qui a payé : sans vérification d'identité, sans limite
          par jour, et jamais plus que ce qui en est venu. La part que votre portefeuille avait
          payée y reste.
        </Question>
        <Question title="Comment y déposer de l'argent ?">
          Depuis « Portefeuille », choisissez un montant et un numéro, puis confirmez sur votre
          téléphone avec votre code secret. Le dépôt est crédité dès que l'opérateur le confirme.
        </Question>
        <Question title="Comment retirer mon argent ?">
          Ajoutez votre numéro de mobile money dans « Moyens de paiement » et confirmez-le depuis
          l'e-mail que vous recevez. Par sécurité, il peut recevoir un retrait{' '}
          <Hours of="newNumberHours" /> plus tard. Ensuite, un retrait part aussitôt que vous le
          demandez.
        </Question>
        <Question title="Mon retrait est « en vérification », où est l'argent ?">
          Il est en transit : il a quitté votre solde et l'opérateur ne nous a pas encore répondu.
          Nous l'interrogeons jusqu'à savoir. L'argent arrive sur votre téléphone, ou revient en
          entier sur votre solde ; il ne part jamais deux fois.
        </Question>
      </ArticleSection>
      <ArticleSection title="Une autre question ?">
        <p>
          Lisez <Link to={paths.about}>comment ça marche</Link>, ou contactez-nous.
        </p>
        <div>
          <ContactLinks />
        </div>
      </ArticleSection>
    </Article>
  );
}

type QuestionProps = { id?: string; title: string; children: ReactNode };

/** Open for who comes to read it. */
function Question({ id, title, children }: QuestionProps) {
  const { hash } = useLocation();
  const isMeant = id !== undefined && hash === `#${id}`;
  const question = useRef<HTMLDetailsElement>(null);
  // The page itself comes after the address that names its question, and the server, which drew it closed, is told no name.
  useEffect(() => {
    if (!isMeant || !question.current) return;
    question.current.open = true;
    question.current.scrollIntoView();
  }, [isMeant]);
  return (
    <details
      ref={question}
      id={id}
      open={isMeant}
      className="group rounded-2xl border border-sand-200 bg-surface"
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-2xl px-5 py-3 font-semibold text-ink-900 [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          size={20}
          aria-hidden
          className="shrink-0 text-ink-500 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-5 pb-5">{children}</div>
    </details>
  );
}
