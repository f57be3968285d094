import { messageOf } from '@loka/client';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { EMAIL_NOT_CONFIRMED } from '@/api/known-before.fr';
import type { User } from '@/api/types';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/components/ui/toast';
import { PickButton, uploadPicture } from '@/features/uploads';
import { useUpdateProfile } from '../api/update-profile';

/** Takes effect at once, without the form beside it. */
export function AvatarField({ user }: { user: User }) {
  const update = useUpdateProfile();
  const [busy, setBusy] = useState(false);

  async function change(work: () => Promise<string | null>) {
    setBusy(true);
    try {
      await update.mutateAsync({ avatar: await work() });
      toast.success('Photo de profil mise à jour.');
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-5">
      <span className="relative shrink-0">
        <Avatar name={user.name} src={user.avatar} size="lg" />
        {busy && (
          <span className="absolute inset-0 grid place-items-center rounded-full bg-surface/75">
            <Spinner size={24} />
          </span>
        )}
      </span>
      <div className="flex min-w-0 flex-1 basis-40 flex-wrap gap-2">
        {user.emailVerified ? (
          <PickButton
            disabled={busy}
            className="min-h-11 px-4"
            onPick={([file]) =>
              file && change(async () => (await uploadPicture(file, 'avatar')).id)
            }
          >
            <span className="inline-flex items-center gap-2 font-semibold text-ink-900">
              <Camera size={18} aria-hidden className="max-sm:hidden" />
              Changer la photo
            </span>
          </PickButton>
        ) : (
          <p className="text-ink-500 text-sm">{EMAIL_NOT_CONFIRMED}</p>
        )}
        {!user.avatar.endsWith('avatar-default.svg') && (
          <Button variant="ghost" disabled={busy} onClick={() => change(async () => null)}>
            Retirer
          </Button>
        )}
      </div>
    </div>
  );
}
