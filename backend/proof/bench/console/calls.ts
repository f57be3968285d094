import openapi from '../../../openapi.json' with { type: 'json' };

/** A list of the console, with everything that it may be asked for. */
export interface ConsoleList {
  path: string;
  sorts: string[];
  /** One of its filters each, as it stands in the address; '' for none. */
  filters: string[];
}

interface Parameter {
  name: string;
  in: string;
  schema: { enum?: string[] };
}

type Operations = Record<string, { get?: { parameters?: Parameter[] } }>;

const yesOrNo = ['true', 'false'];

/** What is asked of filters that are no choice of a few. */
const valuesOf: Record<string, string[]> = {
  // A part of many names, of few, and of none.
  q: ['ma', 'perceuse', 'Moussavou', 'xyzzyx'],
  verifier: ['-1', '0', '1', '2'],
  frozen: yesOrNo,
  active: yesOrNo,
  hidden: yesOrNo,
  disputed: ['true'],
  late: ['true'],
  suspended: yesOrNo,
  nameInDoubt: yesOrNo,
  live: ['true'],
  asked: yesOrNo,
  // Whose name is sought, of many entries and of none.
  person: ['ma', 'xyzzyx'],
  from: ['2026-01-01'],
  to: ['2026-12-31'],
  kind: ['correction'],
};

/** Whom or what a filter asks for, by its name: the benchmark finds those of which there is most. */
export const idFilters = [
  'id',
  'renterId',
  'ownerId',
  'payerId',
  'userId',
  'rentalId',
  'itemId',
  'authorId',
  'reviewedId',
  'memberId',
  'reporterId',
  'subjectId',
  'actorId',
  'proposedById',
] as const;

export type Ids = Record<(typeof idFilters)[number], string>;

/**
 * Every list of the console, read from the API's document, so that none is forgotten.
 *
 * @throws Error for a filter that nothing is said of here
 */
export function consoleLists(ids: Ids): ConsoleList[] {
  return Object.entries(openapi.paths as Operations).flatMap(([path, { get }]) => {
    const parameters = get?.parameters ?? [];
    const sorts = parameters.find(({ name }) => name === 'sort')?.schema.enum;
    if (!path.startsWith('/api/admin/') || !sorts) return [];
    const filters = parameters.filter(
      ({ name, in: place }) =>
        place === 'query' && !['page', 'perPage', 'sort', 'order'].includes(name),
    );
    const given = filters.flatMap(({ name, schema }) => {
      const id = ids[name as keyof Ids];
      const values = schema.enum ?? valuesOf[name] ?? (id ? [id] : []);
      if (values.length === 0) throw new Error(`${path} is asked nothing by ${name}`);
      return values.map((value) => `${new URLSearchParams({ [name]: value })}`);
    });
    return [{ path: path.replace('{id}', ids.id), sorts, filters: ['', ...given] }];
  });
}
