import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Actor } from '../../platform/auth/actor.js';
import { Users } from '../accounts/index.js';
import { signature } from './sessions/access-token.js';

/**
 * A text would first be tried as a public key at every call. The types of passport-jwt know texts
 * and buffers alone; its `jsonwebtoken` takes keys.
 */
const verificationKey = createSecretKey(Buffer.from(signature.key)) as unknown as Buffer;

/** Verifies the access token of a call, and reads whose it is as the database knows them now. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly users: Users) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: verificationKey,
      algorithms: [signature.algorithm],
      issuer: signature.issuer,
    });
  }

  /** @returns null when the token names nobody, or somebody whose account is gone */
  validate({ sub: id }: { sub?: string }): Promise<Actor | null> | null {
    return id ? this.users.getActor(id) : null;
  }
}
