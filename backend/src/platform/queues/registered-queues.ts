import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Queue } from 'bullmq';

/** The queues that the modules of this program have registered. */
@Injectable()
export class RegisteredQueues {
  constructor(private readonly discovery: DiscoveryService) {}

  all(): Queue[] {
    return this.discovery
      .getProviders()
      .map(({ instance }) => instance)
      .filter((instance) => instance instanceof Queue);
  }
}
