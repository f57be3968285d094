import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Actor } from '../../platform/auth/actor.js';
import { Db } from '../../platform/database/prisma.js';
import { signature } from './sessions/access-token.js';

/** Verifies the access token of a call, and reads whose it is as the database knows them now. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly db: Db) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: signature.key,
      algorithms: [signature.algorithm],
      issuer: signature.issuer,
    });
  }

  /** @returns null when the token names nobody, or somebody whose account is gone */
  async validate({ sub: id }: { sub?: string }): Promise<Actor | null> {
    if (!id) return null;
    const user = await this.db.user.findUnique({
      where: { id },
      select: { id: true, role: true, emailConfirmedAt: true, verificationStatus: true },
    });
    if (!user) return null;
    const { emailConfirmedAt, ...actor } = user;
    return { ...actor, emailConfirmed: emailConfirmedAt !== null };
  }
}
