import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { env } from '../../env.js';
import { ProblemError } from '../../kernel/errors.js';
import { PageSessions, type StaffPage } from './page-sessions.js';

/** Admits to pages that are for staff whoever has the console's cookie. */
@Injectable()
export class StaffPages implements OnModuleInit {
  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly sessions: PageSessions,
  ) {}

  /** By the route and not the address, which can be written in several ways. */
  onModuleInit(): void {
    this.adapter.httpAdapter
      .getInstance<FastifyInstance>()
      .addHook('preParsing', async (request, reply) => {
        const page = pageOf(request.routeOptions.url ?? '');
        if (page) await this.admit(page, request, reply);
      });
  }

  /** Answers by itself: these pages have error pages of their own, which know no refusals. */
  private async admit(page: StaffPage, request: FastifyRequest, reply: FastifyReply) {
    try {
      await this.sessions.check(page, request);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      reply.status(error.status).header('Cache-Control', 'no-store');
      await reply.type('text/html; charset=utf-8').send(refusalPage(error));
    }
  }
}

/** The API's document is for everybody while developing. */
function pageOf(route: string): StaffPage | null {
  if (/^\/ops(?:\/|$)/.test(route)) return 'queues';
  return env.NODE_ENV === 'production' && /^\/docs(?:\/|-|$)/.test(route) ? 'docs' : null;
}

const refusalPage = ({ message }: ProblemError) => `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Loka</title>
<p>${message}</p>
<p>Cette page s'ouvre depuis <a href="/admin/">la console</a>, pour dix minutes.</p>
</html>
`;
