import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Actor } from '../../platform/auth/actor.js';
import { accessClaims, signature } from './sessions/access-token.js';
import { SessionActor } from './sessions/session-actor.js';

/**
 * A text would first be tried as a public key at every call. The types of passport-jwt know texts
 * and buffers alone; its `jsonwebtoken` takes keys.
 */
const verificationKey = createSecretKey(Buffer.from(signature.key)) as unknown as Buffer;

/** Verifies the access token of a call, and reads whose it is as the database knows them now. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly actors: SessionActor) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: verificationKey,
      algorithms: [signature.algorithm],
      issuer: signature.issuer,
    });
  }

  /**
   * @returns null when the token lacks a claim, names nobody or somebody whose account is gone, or when its
   *   session was revoked
   */
  validate(payload: unknown): Promise<Actor | null> | null {
    const claims = accessClaims.safeParse(payload);
    return claims.success ? this.actors.find(claims.data.sub, claims.data.sid) : null;
  }
}
