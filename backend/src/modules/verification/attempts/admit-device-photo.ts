import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { AdmitUpload } from '../../uploads/index.js';
import { DevicePhotos } from './device-photos.js';

type Sent = FastifyRequest<{ Params: { token: string } }>;

/** Comes before a photo is read: without a link that serves nothing is, and with one it counts as its member's. */
@Injectable()
export class AdmitDevicePhoto implements NestInterceptor {
  constructor(
    private readonly photos: DevicePhotos,
    private readonly uploads: AdmitUpload,
  ) {}

  /** @throws ProblemError `link-expired`, `too-many-uploads`, `service-unavailable`, `upload-too-slow` */
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Sent>();
    const { userId } = await this.photos.findLinked(request.params.token);
    return this.uploads.admit(userId, request, next);
  }
}
