import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse, type ApiResponseOptions } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { z } from 'zod';
import { linkNext } from './next-link.js';

/** One page of a list, and how many rows all of its pages hold, where that is counted. */
export interface Page<Row> {
  rows: Row[];
  total?: number;
  /** The cursor of the next page, in lists that go on by cursors; null on the last one. */
  next?: string | null;
}

/**
 * What every list of the console takes: `page` (from 1), `perPage` (100 at most), `sort`, `order`.
 *
 * @param sortable the columns it may be sorted by; the first is the default, newest or highest first
 */
export function paging<const Column extends string>(sortable: readonly [Column, ...Column[]]) {
  return z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(25),
    sort: z.enum(sortable).default(sortable[0] as never),
    order: z.enum(['ASC', 'DESC']).default('DESC'),
  });
}

type Paging<Column extends string> = {
  page: number;
  perPage: number;
  sort: Column;
  order: 'ASC' | 'DESC';
};

/** The same as Prisma's `findMany` takes it; equal rows keep their place from page to page. */
export function pageOf<Column extends string>({ page, perPage, sort, order }: Paging<Column>) {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  return {
    skip: (page - 1) * perPage,
    take: perPage,
    orderBy: [{ [sort]: direction }, { id: direction }] as [
      Record<Column, typeof direction>,
      { id: typeof direction },
    ],
  };
}

@Injectable()
class SendPage implements NestInterceptor<Page<unknown>, unknown[]> {
  intercept(context: ExecutionContext, next: CallHandler<Page<unknown>>): Observable<unknown[]> {
    const http = context.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map(({ rows, total, next: cursor }) => {
        if (total !== undefined) reply.header('x-total-count', total);
        if (cursor) linkNext(http.getRequest<FastifyRequest>(), reply, cursor);
        return rows;
      }),
    );
  }
}

/** Answers a {@link Page} as an array of its rows, with the total in `X-Total-Count`. */
export function AnswersPage(row: z.ZodType): MethodDecorator {
  return answers(row, { 'X-Total-Count': { schema: { type: 'integer' } } });
}

/**
 * Answers a {@link Page} as an array of its rows, with the total in `X-Total-Count` and the address of
 * the next page in `Link`.
 *
 * @param totalCap how far matches are counted; all are without
 */
export function AnswersList(row: z.ZodType, totalCap?: number): MethodDecorator {
  return answers(row, {
    'X-Total-Count': totalCap
      ? {
          description: `How many match; ${totalCap} stands for that many or more`,
          schema: { type: 'integer', maximum: totalCap },
        }
      : { description: 'How many there are', schema: { type: 'integer' } },
    ...linkHeader,
  });
}

/** Answers a {@link Page} of a list that is never counted, with the address of the next one in `Link`. */
export function AnswersUncounted(row: z.ZodType): MethodDecorator {
  return answers(row, linkHeader);
}

const linkHeader = {
  Link: {
    description: 'The next page: `<address>; rel="next"`; absent on the last one',
    schema: { type: 'string' },
  },
} as const;

function answers(row: z.ZodType, headers: ApiResponseOptions['headers']): MethodDecorator {
  return applyDecorators(
    UseInterceptors(SendPage),
    ApiOkResponse({ standardSchema: z.array(row), headers }),
  );
}
