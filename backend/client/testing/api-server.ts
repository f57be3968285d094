import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { paths } from '../schema.generated';
import type { Problem } from '../types';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [K in M]: object } ? P : never;
}[keyof paths];

type Operation<M extends Method, P> = P extends keyof paths
  ? paths[P] extends { [K in M]: infer O }
    ? O
    : never
  : never;

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : null;

type AnswerBody<O> = O extends { responses: infer R }
  ? { [Status in keyof R & (200 | 201 | 202 | 204)]: Json<R[Status]> }[keyof R &
      (200 | 201 | 202 | 204)]
  : never;

type RequestBody<O> = O extends { requestBody: infer R } ? Json<R> : undefined;

/** A refused call, or headers beside a body. */
class Reply {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Record<string, string> = {},
  ) {}
}

/** A call as it arrived. */
interface Call<Body> {
  path: string;
  body: Body;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
}

interface Received extends Call<unknown> {
  method: Method;
}

/** What a path is answered with: a body, a reply, or a function of the call that gives one. */
type Answer<O> =
  | AnswerBody<O>
  | Reply
  | ((call: Call<RequestBody<O>>) => AnswerBody<O> | Reply | Promise<AnswerBody<O> | Reply>);

interface Route {
  method: Method;
  path: string;
  pattern: RegExp;
  answer: unknown;
}

/**
 * Answers like the API, over HTTP and with its types: what a test does not say is a failure of the
 * test. The newest answer for a path counts.
 */
export class ApiServer {
  private routes: Route[] = [];
  private received: Received[] = [];
  private unanswered: string[] = [];
  private readonly http = createServer((request, response) => void this.handle(request, response));

  /** Where it listens, from the first time on that it is asked. */
  async address(): Promise<string> {
    if (!this.http.listening) {
      await new Promise<void>((resolve) => this.http.listen(0, '127.0.0.1', resolve));
    }
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}/`;
  }

  /** Says what a call of a path is answered with from now on. */
  on<M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    answer: Answer<Operation<M, P>>,
  ): void {
    this.routes.unshift({ method, path, pattern: patternOf(path), answer });
  }

  /** The calls of a path so far, oldest first. */
  calls<M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
  ): Call<RequestBody<Operation<M, P>>>[] {
    const pattern = patternOf(path);
    return this.received
      .filter((call) => call.method === method && pattern.test(call.path))
      .map((call) => ({ ...call, body: call.body as RequestBody<Operation<M, P>> }));
  }

  /**
   * Forgets answers and calls, once those on their way have arrived.
   *
   * @throws Error naming the calls that no answer was given for
   */
  async reset(): Promise<void> {
    const connections = promisify(this.http.getConnections.bind(this.http));
    do await setImmediate();
    while ((await connections()) > 0);
    const { unanswered } = this;
    this.routes = [];
    this.received = [];
    this.unanswered = [];
    if (unanswered.length > 0) throw new Error(`Nothing answers ${unanswered.join(', ')}`);
  }

  /** A path that is spelled out goes before one with a placeholder in its place. */
  private routeOf(method: Method, pathname: string): Route | undefined {
    const fitting = this.routes.filter(
      (route) => route.method === method && route.pattern.test(pathname),
    );
    return fitting.find(({ path }) => path === pathname) ?? fitting[0];
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://localhost');
    const method = request.method?.toLowerCase() as Method;
    const { headers: sent } = request;
    const call = { path: pathname, body: await bodyOf(request), query, headers: sent };
    this.received.push({ ...call, method });
    const route = this.routeOf(method, pathname);
    if (!route) this.unanswered.push(`${request.method} ${pathname}`);
    const answer = route
      ? await (typeof route.answer === 'function' ? route.answer(call) : route.answer)
      : refusal(500, 'internal-error');
    const { status, body, headers } =
      answer instanceof Reply ? answer : new Reply(answer === null ? 204 : 200, answer);
    // A connection kept for later may be closed just when the next call takes it.
    response.writeHead(status, {
      'Content-Type': 'application/json',
      Connection: 'close',
      ...headers,
    });
    response.end(body === null ? undefined : JSON.stringify(body));
  }
}

/** A refusal as the API words it. */
export function refusal(
  status: number,
  code: Problem['code'],
  { detail = code, errors = [], state }: Partial<Pick<Problem, 'detail' | 'errors' | 'state'>> = {},
): Reply {
  const problem: Problem = {
    type: `urn:loka:${code}`,
    title: code,
    status,
    detail,
    code,
    errors,
    state,
  };
  return new Reply(status, problem, { 'Content-Type': 'application/problem+json' });
}

/** A page of a list, with the headers that say how long the list is and where it goes on. */
export function page<Row>(rows: Row[], { total = rows.length, next = '' } = {}): Reply {
  return new Reply(200, rows, {
    'X-Total-Count': `${total}`,
    ...(next && { Link: `<?cursor=${next}>; rel="next"` }),
  });
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return request.headers['content-type'] === 'application/json' ? JSON.parse(text) : undefined;
}
