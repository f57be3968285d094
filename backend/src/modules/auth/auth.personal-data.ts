import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Db } from '../../platform/database/prisma.js';
import { Live } from '../../platform/live/live.js';
import { type ExportedFile, type Leaving, PersonalData } from '../../platform/personal-data.js';
import { expireEmailTokens } from './email-links/email-tokens.js';
import { endEmailChanges } from './email-links/end-email-changes.js';
import { EndSessions } from './sessions/end-sessions.js';

@Injectable()
export class AuthPersonalData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly live: Live,
    private readonly endSessions: EndSessions,
    private readonly db: Db,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      module: 'auth',
      erases: [
        'sign_ins.user_id',
        'sessions.user_id',
        'email_tokens.user_id',
        'email_changes.user_id',
        'passkeys.user_id',
        'authenticator_apps.user_id',
        'recovery_codes.user_id',
        'pending_sign_ins.user_id',
        'passkey_challenges.user_id',
      ],
      keeps: {},
      suspend: (leaving) => this.suspend(leaving),
      erase: (leaving) => this.erase(leaving),
      exports: [
        'sign_ins.user_id',
        'email_changes.user_id',
        'passkeys.user_id',
        'authenticator_apps.user_id',
      ],
      withholds: {
        'sessions.user_id': 'secrets of the sign-ins, of which nothing can be read',
        'email_tokens.user_id': 'secrets of mailed links, of which nothing can be read',
        'recovery_codes.user_id': 'hashes of codes, of which nothing can be read',
        'pending_sign_ins.user_id': 'ten minutes of a sign-in, of which nothing can be read',
        'passkey_challenges.user_id': 'random values, five minutes old at most',
      },
      collect: (userId) => this.collect(userId),
    });
  }

  /**
   * Every device is signed out, and no link mailed before opens the account. Those of warnings stay good: the deletion
   * may be the last of what somebody else did.
   */
  private async suspend({ tx, afterCommit, userId, at }: Leaving): Promise<void> {
    await this.endSessions.all(tx, afterCommit, userId, at);
    await expireEmailTokens(tx, userId, at, ['confirm_email', 'reset_password']);
    await endEmailChanges(tx, userId, at);
  }

  /** Whatever a member proves by who they are, and where they did so. */
  private async erase({ tx, afterCommit, userId }: Leaving): Promise<void> {
    afterCommit(() => this.live.endStreams(userId, null));
    await tx.session.deleteMany({ where: { userId } });
    await tx.signIn.deleteMany({ where: { userId } });
    await tx.emailToken.deleteMany({ where: { userId } });
    await tx.emailChange.deleteMany({ where: { userId } });
    await tx.passkey.deleteMany({ where: { userId } });
    await tx.authenticatorApp.deleteMany({ where: { userId } });
    await tx.recoveryCode.deleteMany({ where: { userId } });
    await tx.pendingSignIn.deleteMany({ where: { userId } });
    await tx.passkeyChallenge.deleteMany({ where: { userId } });
  }

  private async collect(userId: string): Promise<ExportedFile[]> {
    const where = { userId };
    const made = { where, orderBy: [{ createdAt: 'asc' as const }, { id: 'asc' as const }] };
    const changes = await this.db.emailChange.findMany(made);
    const passkeys = await this.db.passkey.findMany(made);
    const app = await this.db.authenticatorApp.findUnique({ where });
    return [
      { name: 'connexions.json', content: await this.db.signIn.findMany(made) },
      {
        name: 'changements-d-adresse.json',
        content: changes.map(({ tokenHash: _, undoHash: __, ...change }) => change),
      },
      {
        name: 'connexion-en-deux-etapes.json',
        content: {
          passkeys: passkeys.map(({ publicKey: _, counter: __, ...passkey }) => passkey),
          app: app && { createdAt: app.createdAt, confirmedAt: app.confirmedAt },
        },
      },
    ];
  }
}
