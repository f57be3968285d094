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
import { ReadsList } from './reads-list.js';

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

/** What a list takes but which of its rows: an export takes all. */
const ofPages = { page: true, perPage: true, sort: true, order: true } as const;

type Filter<Shape extends z.ZodRawShape> = z.ZodObject<Omit<Shape, keyof typeof ofPages>>;

/** What an export of a list takes: its filters alone. */
export function filterOf<Shape extends z.ZodRawShape>(list: z.ZodObject<Shape>): Filter<Shape> {
  return (list as z.ZodObject).omit(ofPages) as unknown as Filter<Shape>;
}

type Paging<Column extends string> = {
  page: number;
  perPage: number;
  sort: Column;
  order: 'ASC' | 'DESC';
  /**
   * The id of the last row of the page before, for whoever reads all of them while others are added. The rows begin with
   * that one, unless it is no longer one of the list.
   */
  after?: string | undefined;
};

/** The same as Prisma's `findMany` takes it; equal rows keep their place from page to page. */
export function pageOf<Column extends string>(wanted: Paging<Column>) {
  const { page, perPage, sort, order, after } = wanted;
  const direction = order === 'ASC' ? 'asc' : 'desc';
  return {
    ...(after ? { cursor: { id: after }, skip: 0 } : { skip: (page - 1) * perPage }),
    take: after ? perPage + 1 : perPage,
    orderBy: [{ [sort]: direction }, { id: direction }] as [
      Record<Column, typeof direction>,
      { id: typeof direction },
    ],
  };
}

type Slice = ReturnType<typeof pageOf>;

/**
 * Reads a page of a long list from its nearer end: the rows before a page are read over, and whoever asks for the last one
 * would wait for all of them.
 *
 * @param find given the slice in its order, or with every direction turned
 */
export async function readPage<Row>(
  wanted: Paging<string>,
  count: () => Promise<number>,
  find: (slice: Slice, isTurned: boolean) => Promise<Row[]>,
): Promise<{ rows: Row[]; total: number }> {
  const total = await count();
  const slice = pageOf(wanted);
  const { skip, take, orderBy } = slice;
  if (wanted.after || skip <= total / 2) return { rows: await find(slice, false), total };
  const taken = Math.min(take, total - skip);
  if (taken <= 0) return { rows: [], total };
  const turned = orderBy.map((column) =>
    Object.fromEntries(
      Object.entries(column).map(([name, order]) => [name, order === 'asc' ? 'desc' : 'asc']),
    ),
  ) as Slice['orderBy'];
  const rows = await find({ skip: total - skip - taken, take: taken, orderBy: turned }, true);
  return { rows: rows.reverse(), total };
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
    ReadsList(),
    ApiOkResponse({ standardSchema: z.array(row), headers }),
  );
}
