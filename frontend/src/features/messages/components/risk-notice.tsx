import { ShieldAlert } from 'lucide-react';
import type { Message } from '@/api/types';
import { ReportButton } from '@/features/reports';

type Risk = Message['risks'][number];

const WORDS: Record<Risk, { title: string; text: string }> = {
  'phone-number': {
    title: 'Ce message contient un numéro de téléphone',
    text: "Restez sur Loka jusqu'à l'acceptation\u00a0: en dehors, vos échanges ne sont pas gardés et l'équipe ne peut pas vous aider. Les numéros s'affichent une fois la demande acceptée.",
  },
  'outside-payment': {
    title: "On vous demande de l'argent en dehors de Loka",
    text: "N'envoyez rien\u00a0: un paiement en dehors de Loka n'est pas protégé. Ni le prix ni la caution ne pourraient vous être rendus.",
  },
};

type RiskNoticeProps = { risks: readonly Risk[]; messageId: string };

/** What the reader of a message should beware of, and may tell staff. */
export function RiskNotice({ risks, messageId }: RiskNoticeProps) {
  return (
    <div className="grid max-w-[85%] gap-2 rounded-xl border border-sun-300 bg-sun-100 px-4 py-3 text-sm text-sun-800 sm:max-w-[70%]">
      {risks.map((risk) => (
        <div key={risk} role="note" className="flex gap-2.5">
          <ShieldAlert size={18} aria-hidden className="mt-0.5 shrink-0" />
          <p>
            <strong className="block font-semibold">{WORDS[risk].title}</strong>
            {WORDS[risk].text}
          </p>
        </div>
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
