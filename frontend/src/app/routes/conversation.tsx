import { ApiError } from '@loka/client';
import { MessageCircle } from 'lucide-react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Spinner } from '@/components/ui/spinner';
import { useAuth } from '@/features/account';
import { ThreadView, useConversation } from '@/features/messages';
import { paths, signInPath } from '@/lib/paths';

export default function ConversationPage() {
  const { id = '' } = useParams();
  const { status } = useAuth();
  const { pathname } = useLocation();
  if (status === 'signed-out') return <Navigate to={signInPath(pathname)} replace />;
  return <Conversation key={id} id={id} />;
}

function Conversation({ id }: { id: string }) {
  const conversation = useConversation(id);
  const { thread, error, retry } = conversation;
  if (thread && !error) return <ThreadView conversation={conversation} thread={thread} />;
  // An address that is not even an id (400) is as absent as an unknown one (404).
  const isAbsent = error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <div className="page grid min-h-[70dvh] place-items-center py-16">
      <title>{isAbsent ? 'Conversation non trouvée · Loka' : 'Conversation · Loka'}</title>
      {isAbsent && (
        <EmptyState
          isPage
          icon={MessageCircle}
          title="Conversation non trouvée"
          action={<ButtonLink to={paths.messages}>Tous les messages</ButtonLink>}
        />
      )}
      {error && !isAbsent && <ErrorState error={error} onRetry={retry} />}
      {!error && <Spinner size={28} label="Chargement..." />}
    </div>
  );
}
