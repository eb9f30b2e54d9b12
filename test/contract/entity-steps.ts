// Contract test steps for calls of one record, and for lists: create, list, filter, get, update.
import { type ContractStep, getId, getText, type ScriptContext } from './script-step.ts';

/** Titles of the records that later steps read. */
export const titles = ['For rain', 'For sun', 'For my sister'] as const;
const someId = '00000000-0000-7000-8000-000000000000';

const keepAs =
  (name: string) =>
  (result: unknown, { ids }: ScriptContext) => {
    ids[name] = getText(result, 'id');
  };
export const prayer = (title: string, more: Record<string, unknown> = {}) => ({
  title,
  prayer_text: `Lord, ${title}.`,
  ...more,
});
const plan = {
  theme: 'peace' as const,
  duration_days: 1,
  title_en: 'Peace',
  daily_readings: [{ passages: ['John 14'] }],
};

export const entitySteps: readonly ContractStep[] = [
  {
    name: 'create',
    as: 'alice',
    expects: 'ok',
    keep: keepAs('rain'),
    stock: (c) => c.entities.Prayer.create(prayer(titles[0])),
    ours: (c) => c.entities.Prayer.create(prayer(titles[0])),
  },
  {
    name: 'create ignores what only the server sets',
    as: 'alice',
    expects: 'ok',
    stock: (c) =>
      c.entities.Prayer.create(
        prayer('Set', {
          id: 'mine',
          created_date: '2000-01-01T00:00:00Z',
          created_by: 'bob@example.org',
          unknown: 1,
        }),
      ),
    ours: (c) =>
      c.entity<Record<string, unknown>>('Prayer').create(
        prayer('Set', {
          id: 'mine',
          created_date: '2000-01-01T00:00:00Z',
          created_by: 'bob@example.org',
          unknown: 1,
        }),
      ),
  },
  {
    name: 'create as another user',
    as: 'bob',
    expects: 'ok',
    keep: keepAs('ofBob'),
    stock: (c) => c.entities.Prayer.create(prayer('Of Bob')),
    ours: (c) => c.entities.Prayer.create(prayer('Of Bob')),
  },
  {
    name: 'create without what is required',
    as: 'alice',
    expects: 422,
    stock: (c) => c.entities.Prayer.create({ title: 'x' }),
    ours: (c) => c.entities.Prayer.create({ title: 'x' }),
  },
  {
    name: 'create with a wrong type',
    as: 'alice',
    expects: 422,
    stock: (c) => c.entities.Prayer.create(prayer('x', { is_answered: 'yes' })),
    ours: (c) =>
      c.entity<Record<string, unknown>>('Prayer').create(prayer('x', { is_answered: 'yes' })),
  },
  {
    name: 'create anonymously',
    as: 'guest',
    expects: 401,
    stock: (c) => c.entities.Prayer.create(prayer('x')),
    ours: (c) => c.entities.Prayer.create(prayer('x')),
  },
  {
    name: 'create content without being an admin',
    as: 'alice',
    expects: 403,
    stock: (c) => c.entities.ReadingPlan.create(plan),
    ours: (c) => c.entities.ReadingPlan.create(plan),
  },
  {
    name: 'create content as an admin',
    as: 'admin',
    expects: 'ok',
    keep: keepAs('plan'),
    stock: (c) => c.entities.ReadingPlan.create(plan),
    ours: (c) => c.entities.ReadingPlan.create(plan),
  },
  {
    name: 'create in an entity that does not exist',
    as: 'alice',
    expects: 404,
    stock: (c) => c.entities.Nonsense.create({}),
    ours: (c) => c.entity('Nonsense').create({}),
  },
  {
    name: 'bulk create keeps the order',
    as: 'alice',
    expects: 'ok',
    stock: (c) =>
      c.entities.Prayer.bulkCreate([prayer(titles[1]), prayer(titles[2], { category: 'family' })]),
    ours: (c) =>
      c.entities.Prayer.bulkCreate([prayer(titles[1]), prayer(titles[2], { category: 'family' })]),
    keep: (result, { ids }) => {
      const [sun, sister] = result as { id: string }[];
      ids['sun'] = sun?.id ?? '';
      ids['sister'] = sister?.id ?? '';
    },
  },
  {
    name: 'bulk create takes all or none',
    as: 'alice',
    expects: 422,
    stock: (c) => c.entities.Prayer.bulkCreate([prayer('Half'), { title: 'x' }]),
    ours: (c) => c.entities.Prayer.bulkCreate([prayer('Half'), { title: 'x' }]),
  },
  {
    name: 'list',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.entities.Prayer.list('title'),
    ours: (c) => c.entities.Prayer.list({ sort: 'title' }),
  },
  {
    name: 'list a part of some fields',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.entities.Prayer.list('-title', 2, 1, ['title', 'category']),
    ours: (c) =>
      c.entities.Prayer.list({ sort: '-title', limit: 2, skip: 1, fields: ['title', 'category'] }),
  },
  {
    name: 'list content anonymously',
    as: 'guest',
    expects: 'ok',
    stock: (c) => c.entities.ReadingPlan.list('+title_en'),
    ours: (c) => c.entities.ReadingPlan.list({ sort: '+title_en' }),
  },
  {
    name: 'list personal records anonymously',
    as: 'guest',
    expects: 'ok',
    stock: (c) => c.entities.Prayer.list(),
    ours: (c) => c.entities.Prayer.list(),
  },
  {
    name: 'list sorted by a name that is no field',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.entities.Prayer.list('nonsense'),
    ours: (c) => c.entity<Record<string, unknown>>('Prayer').list({ sort: 'nonsense' }),
  },
  {
    name: 'filter by equality',
    as: 'alice',
    expects: 'ok',
    stock: (c) =>
      c.entities.Prayer.filter(
        { user_email: 'alice@example.org', is_answered: false },
        '-title',
        3,
      ),
    ours: (c) =>
      c.entities.Prayer.filter(
        { user_email: 'alice@example.org', is_answered: false },
        { sort: '-title', limit: 3 },
      ),
  },
  {
    name: 'filter by id',
    as: 'alice',
    expects: 'ok',
    stock: (c, w) => c.entities.Prayer.filter({ id: getId(w, 'rain') }),
    ours: (c, w) => c.entities.Prayer.filter({ id: getId(w, 'rain') }),
  },
  {
    name: 'filter by any of a list',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.entities.Prayer.filter({ title: [titles[0], titles[1]] }, 'title'),
    ours: (c) => c.entities.Prayer.filter({ title: [titles[0], titles[1]] }, { sort: 'title' }),
  },
  {
    name: 'filter by null',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.entities.Prayer.filter({ answered_date: null }, 'title', 1),
    ours: (c) => c.entities.Prayer.filter({ answered_date: null }, { sort: 'title', limit: 1 }),
  },
  {
    name: 'filter by operators',
    as: 'alice',
    expects: 'ok',
    stock: (c) =>
      c.entities.Prayer.filter(
        {
          $or: [{ title: { $regex: '^For' } }, { category: { $in: ['family'] } }],
          $nor: [{ title: titles[1] }],
          updated_date: { $gte: '2020-01-01T00:00:00.000Z' },
        },
        'title',
      ),
    ours: (c) =>
      c.entities.Prayer.filter(
        {
          $or: [{ title: { $regex: '^For' } }, { category: { $in: ['family'] } }],
          $nor: [{ title: titles[1] }],
          updated_date: { $gte: '2020-01-01T00:00:00.000Z' },
        },
        { sort: 'title' },
      ),
  },
  {
    name: 'filter by marks of every kind',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.entities.Prayer.filter({ title: 'é & "q" + a:b, $c [d] #%' }),
    ours: (c) => c.entities.Prayer.filter({ title: 'é & "q" + a:b, $c [d] #%' }),
  },
  {
    name: 'filter by an operator there is none of',
    as: 'alice',
    expects: 400,
    stock: (c) => c.entities.Prayer.filter({ title: { $where: '1' } }),
    ours: (c) => c.entities.Prayer.filter({ title: { $where: '1' } as object }),
  },
  {
    name: 'get',
    as: 'alice',
    expects: 'ok',
    stock: (c, w) => c.entities.Prayer.get(getId(w, 'rain')),
    ours: (c, w) => c.entities.Prayer.get(getId(w, 'rain')),
  },
  {
    name: 'get what does not exist',
    as: 'alice',
    expects: 404,
    stock: (c) => c.entities.Prayer.get(someId),
    ours: (c) => c.entities.Prayer.get(someId),
  },
  {
    name: 'get a record of another user',
    as: 'alice',
    expects: 404,
    stock: (c, w) => c.entities.Prayer.get(getId(w, 'ofBob')),
    ours: (c, w) => c.entities.Prayer.get(getId(w, 'ofBob')),
  },
  {
    name: 'update merges',
    as: 'alice',
    expects: 'ok',
    stock: (c, w) => c.entities.Prayer.update(getId(w, 'rain'), { is_answered: true }),
    ours: (c, w) => c.entities.Prayer.update(getId(w, 'rain'), { is_answered: true }),
  },
  {
    name: 'update a record of another user',
    as: 'alice',
    expects: 404,
    stock: (c, w) => c.entities.Prayer.update(getId(w, 'ofBob'), { title: 'Mine' }),
    ours: (c, w) => c.entities.Prayer.update(getId(w, 'ofBob'), { title: 'Mine' }),
  },
  {
    name: 'update content without being an admin',
    as: 'alice',
    expects: 403,
    stock: (c, w) => c.entities.ReadingPlan.update(getId(w, 'plan'), { duration_days: 2 }),
    ours: (c, w) => c.entities.ReadingPlan.update(getId(w, 'plan'), { duration_days: 2 }),
  },
];
