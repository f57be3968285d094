import { formatDay } from '@loka/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { BlockedMember } from '@/api/types';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Failure } from '@/components/ui/failure';
import { MoreButton, nextPageOf } from '@/components/ui/more-button';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { blockedMembersQuery, useBlock } from '../api/blocked-members';

/** Whom a member blocks, and how to take that back. */
export function BlockedMembers() {
  const list = useInfiniteQuery(blockedMembersQuery());
  if (list.isPending) return <Skeleton className="h-14 rounded-xl" />;
  if (list.isLoadingError) return <ErrorState error={list.error} onRetry={list.refetch} />;
  const members = list.data.pages.flatMap((page) => page.members);
  if (members.length === 0) {
    return (
      <p className="text-ink-500">
        Vous n'avez bloqué personne. On bloque un membre depuis une conversation.
      </p>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {members.map((member) => (
          <Blocked key={member.id} member={member} />
        ))}
      </ul>
      <MoreButton {...nextPageOf(list)} className="sm:justify-self-start" />
    </>
  );
}

function Blocked({ member }: { member: BlockedMember }) {
  const block = useBlock(() => toast.success(`${member.name} est débloqué.`));
  return (
    <li className="grid grid-cols-1 gap-2">
      <div className="flex items-center gap-3">
        <Avatar name={member.name} src={member.avatar} />
        <p className="min-w-0 flex-1">
          <span className="block truncate font-semibold text-ink-900">{member.name}</span>
          <span className="text-ink-500 text-sm">Bloqué le {formatDay(member.blocked_at)}</span>
        </p>
        <Button
          variant="secondary"
          size="sm"
          busy={block.isPending}
          aria-label={`Débloquer ${member.name}`}
          onClick={() => block.mutate({ userId: member.id, blocked: false })}
        >
          Débloquer
        </Button>
      </div>
      {block.error && <Failure message="Une erreur est survenue." error={block.error} />}
    </li>
  );
}
