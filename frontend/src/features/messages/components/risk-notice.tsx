import { ShieldAlert } from 'lucide-react';
import type { Message, Thread } from '@/api/types';
import { ReportButton } from '@/features/reports';

type Risk = Message['risks'][number];
type Party = Thread['party'];

type Words = { title: string; text: string };

const UNKEPT =
  "en dehors de Loka, vos échanges ne sont pas gardés et l'équipe ne peut pas vous aider.";

const WORDS: Record<Risk, (party: Party) => Words> = {
  'phone-number': (party) => ({
    title: 'Ce message contient un numéro de téléphone',
    text: `N'appelez pas avant ${
      party === 'owner' ? "d'avoir accepté une demande" : 'que votre demande soit acceptée'
    }\u00a0: ${UNKEPT}`,
  }),
  'outside-payment': () => ({
    title: "On vous demande de l'argent en dehors de Loka",
    text: "N'envoyez rien\u00a0: un paiement en dehors de Loka n'est pas protégé. Ni le prix ni la caution ne pourraient vous être rendus.",
  }),
};

type RiskNoticeProps = { risks: readonly Risk[]; messageId: string; party: Party };

/** What the reader of a message should beware of, and may tell staff. */
export function RiskNotice({ risks, messageId, party }: RiskNoticeProps) {
  return (
    <div className="grid max-w-[85%] gap-2 rounded-xl border border-sun-300 bg-sun-100 px-4 py-3 text-sm text-sun-800 sm:max-w-[70%]">
      {risks.map((risk) => (
        <Warning key={risk} role="note" {...WORDS[risk](party)} />
      ))}
      <ReportButton
        kind="message"
        subjectId={messageId}
        className="-my-2 justify-self-start font-medium"
      >
        Signaler ce message
      </ReportButton>
    </div>
  );
}

/** What its sender should know of a number in a message that is being written. */
export function NumberNotice() {
  return (
    <div className="rounded-xl border border-sun-300 bg-sun-100 px-4 py-3 text-sm text-sun-800">
      <Warning
        role="status"
        title="Votre message contient un numéro de téléphone"
        text={`Les numéros s'affichent une fois la demande acceptée. Avant, ${UNKEPT}`}
      />
    </div>
  );
}

function Warning({ role, title, text }: Words & { role: 'note' | 'status' }) {
  return (
    <div role={role} className="flex gap-2.5">
      <ShieldAlert size={18} aria-hidden className="mt-0.5 shrink-0" />
      <p>
        <strong className="block font-semibold">{title}</strong>
        {text}
      </p>
    </div>
  );
}
