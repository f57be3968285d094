import { BadgeCheck, Clock, ShieldAlert, ShieldX } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { VERIFIER } from '../verifier';

const STATES = {
  [VERIFIER.refused]: { tone: 'danger', icon: ShieldX, label: 'Vérification refusée' },
  [VERIFIER.none]: { tone: 'neutral', icon: ShieldAlert, label: 'Non vérifié' },
  [VERIFIER.pending]: { tone: 'warning', icon: Clock, label: 'Vérification en cours' },
  [VERIFIER.verified]: { tone: 'success', icon: BadgeCheck, label: 'Identité vérifiée' },
} as const;

export function VerificationBadge({ verifier }: { verifier: number }) {
  const { tone, icon: Icon, label } = STATES[verifier as keyof typeof STATES];
  return (
    <Badge tone={tone}>
      <Icon size={16} aria-hidden />
      {label}
    </Badge>
  );
}
