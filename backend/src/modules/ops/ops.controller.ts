import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Policy } from '../../platform/auth/policies.js';
import { Metrics } from './metrics/metrics.js';
import { requireMetricsToken } from './metrics/require-metrics-token.js';
import { ReadinessQuery } from './readiness.js';

/** Health, readiness and metrics, for load balancers and monitoring. */
@ApiExcludeController()
@Controller()
@Policy('public')
export class OpsController {
  constructor(
    private readonly readiness: ReadinessQuery,
    private readonly metrics: Metrics,
  ) {}

  @Get('healthz')
  health() {
    return { status: 'up' };
  }

  @Get('readyz')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const readiness = await this.readiness.execute();
    reply.status(readiness.status === 'unavailable' ? 503 : 200);
    return readiness;
  }

  @Get('metrics')
  scrape(@Req() { headers, ip }: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    requireMetricsToken({ authorization: headers.authorization, address: ip });
    reply.type(this.metrics.contentType);
    return this.metrics.execute();
  }
}
