// Contract test steps for section 2 of the API contract: every call of entities, in every form,
// allowed and refused.
import type { ContractStep, ScriptContext } from './script-step.ts';
import { getText } from './script-step.ts';

const titles = ['For rain', 'For sun', 'For my sister'] as const;
const someId = '00000000-0000-7000-8000-000000000000';

const keepAs =
  (name: string) =>
  (result: unknown, { ids }: ScriptContext) => {
    ids[name] = getText(result, 'id');
  };
const id = ({ ids }: ScriptContext, name: string): string => ids[name] ?? `no ${name}`;
const prayer = (title: string, more: Record<string, unknown> = {}) => ({
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
const table =
  'title,prayer_text,is_answered\nFrom a table,"Lord, a table.",true\nFrom it too,Amen,false\n';

/** Methods that 0.8.0 does not have. */
const newer = { lacks: { version: '0.8.0', why: 'throws' } } as const;
/** 0.8.0 takes the options for a sort, which the server refuses. */
const misread = { lacks: { version: '0.8.0', why: 'means something else' } } as const;

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
    stock: (c, w) => c.entities.Prayer.filter({ id: id(w, 'rain') }),
    ours: (c, w) => c.entities.Prayer.filter({ id: id(w, 'rain') }),
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
    stock: (c, w) => c.entities.Prayer.get(id(w, 'rain')),
    ours: (c, w) => c.entities.Prayer.get(id(w, 'rain')),
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
    stock: (c, w) => c.entities.Prayer.get(id(w, 'ofBob')),
    ours: (c, w) => c.entities.Prayer.get(id(w, 'ofBob')),
  },
  {
    name: 'update merges',
    as: 'alice',
    expects: 'ok',
    stock: (c, w) => c.entities.Prayer.update(id(w, 'rain'), { is_answered: true }),
    ours: (c, w) => c.entities.Prayer.update(id(w, 'rain'), { is_answered: true }),
  },
  {
    name: 'update a record of another user',
    as: 'alice',
    expects: 404,
    stock: (c, w) => c.entities.Prayer.update(id(w, 'ofBob'), { title: 'Mine' }),
    ours: (c, w) => c.entities.Prayer.update(id(w, 'ofBob'), { title: 'Mine' }),
  },
  {
    name: 'update content without being an admin',
    as: 'alice',
    expects: 403,
    stock: (c, w) => c.entities.ReadingPlan.update(id(w, 'plan'), { duration_days: 2 }),
    ours: (c, w) => c.entities.ReadingPlan.update(id(w, 'plan'), { duration_days: 2 }),
  },
  {
    name: 'one page',
    as: 'alice',
    expects: 'ok',
    ...misread,
    stock: (c) => c.entities.Prayer.list({ limit: 2, sort: 'title', fields: ['title'] }),
    ours: (c) => c.entities.Prayer.page({ limit: 2, sort: 'title', fields: ['title'] }),
    keep: (result, { ids }) => void (ids['cursor'] = getText(result, 'next_cursor')),
  },
  {
    name: 'the next page',
    as: 'alice',
    expects: 'ok',
    ...misread,
    stock: (c, w) => c.entities.Prayer.list({ limit: 2, cursor: id(w, 'cursor') }),
    ours: (c, w) => c.entities.Prayer.page({ limit: 2, cursor: id(w, 'cursor') }),
  },
  {
    name: 'one page of a query',
    as: 'alice',
    expects: 'ok',
    ...misread,
    stock: (c) => c.entities.Prayer.filter({ is_answered: false }, { sort: '-title' }),
    ours: (c) => c.entities.Prayer.page({ query: { is_answered: false }, sort: '-title' }),
  },
  {
    name: 'a cursor that is none',
    as: 'alice',
    expects: 400,
    ...misread,
    stock: (c) => c.entities.Prayer.list({ cursor: 'nonsense' }),
    ours: (c) => c.entities.Prayer.page({ cursor: 'nonsense' }),
  },
  {
    name: 'a cursor of another user',
    as: 'bob',
    expects: 400,
    ...misread,
    stock: (c, w) => c.entities.Prayer.list({ cursor: id(w, 'cursor') }),
    ours: (c, w) => c.entities.Prayer.page({ cursor: id(w, 'cursor') }),
  },
  {
    name: 'distinct',
    as: 'alice',
    expects: 'ok',
    ...misread,
    stock: (c) => c.entities.Prayer.list({ distinct: 'category' }),
    ours: (c) => c.entities.Prayer.distinct('category'),
  },
  {
    name: 'distinct of a query',
    as: 'alice',
    expects: 'ok',
    ...misread,
    stock: (c) => c.entities.Prayer.filter({ is_answered: false }, { distinct: 'title', limit: 2 }),
    ours: (c) => c.entities.Prayer.distinct('title', { query: { is_answered: false }, limit: 2 }),
  },
  {
    name: 'count',
    as: 'alice',
    expects: 'ok',
    ...newer,
    stock: (c) => c.entities.Prayer.count({ is_answered: false }),
    ours: (c) => c.entities.Prayer.count({ is_answered: false }),
  },
  {
    name: 'count all',
    as: 'alice',
    expects: 'ok',
    ...newer,
    stock: (c) => c.entities.Prayer.count(),
    ours: (c) => c.entities.Prayer.count(),
  },
  {
    name: 'aggregate',
    as: 'alice',
    expects: 'ok',
    ...newer,
    stock: (c) =>
      c.entities.Prayer.aggregate({ groupBy: 'category', count: true, sort: 'category' }),
    ours: (c) =>
      c.entities.Prayer.aggregate({ groupBy: 'category', count: true, sort: 'category' }),
  },
  {
    name: 'bulk update',
    as: 'alice',
    expects: 'ok',
    ...newer,
    stock: (c, w) =>
      c.entities.Prayer.bulkUpdate([
        { id: id(w, 'sun'), category: 'work' },
        { id: id(w, 'sister'), category: 'health' },
      ]),
    ours: (c, w) =>
      c.entities.Prayer.bulkUpdate([
        { id: id(w, 'sun'), category: 'work' },
        { id: id(w, 'sister'), category: 'health' },
      ]),
  },
  {
    name: 'bulk update of a record of another user',
    as: 'alice',
    expects: 404,
    ...newer,
    stock: (c, w) => c.entities.Prayer.bulkUpdate([{ id: id(w, 'ofBob'), category: 'work' }]),
    ours: (c, w) => c.entities.Prayer.bulkUpdate([{ id: id(w, 'ofBob'), category: 'work' }]),
  },
  {
    name: 'update many',
    as: 'alice',
    expects: 'ok',
    ...newer,
    stock: (c) =>
      c.entities.Prayer.updateMany({ title: { $regex: '^For' } }, { $set: { language: 'fr' } }),
    ours: (c) =>
      c.entities.Prayer.updateMany({ title: { $regex: '^For' } }, { $set: { language: 'fr' } }),
  },
  {
    name: 'upsert',
    as: 'alice',
    expects: 'ok',
    ...newer,
    stock: (c) =>
      c.entities.Prayer.upsert([prayer(titles[0], { category: 'other' }), prayer('For peace')], {
        key: 'title',
      }),
    ours: (c) =>
      c.entities.Prayer.upsert([prayer(titles[0], { category: 'other' }), prayer('For peace')], {
        key: 'title',
      }),
  },
  {
    name: 'import',
    as: 'alice',
    expects: 'ok',
    stock: (c) =>
      c.entities.Prayer.importEntities(new File([table], 'prayers.csv', { type: 'text/csv' })),
    ours: (c) =>
      c.entities.Prayer.importEntities(new File([table], 'prayers.csv', { type: 'text/csv' })),
  },
  {
    name: 'import nonsense',
    as: 'alice',
    expects: 'ok',
    stock: (c) =>
      c.entities.Prayer.importEntities(new File(['title\nx\n'], 'half.csv', { type: 'text/csv' })),
    ours: (c) =>
      c.entities.Prayer.importEntities(new File(['title\nx\n'], 'half.csv', { type: 'text/csv' })),
  },
  {
    name: 'delete',
    as: 'alice',
    expects: 'ok',
    stock: (c, w) => c.entities.Prayer.delete(id(w, 'rain')),
    ours: (c, w) => c.entities.Prayer.delete(id(w, 'rain')),
  },
  {
    name: 'delete what is gone',
    as: 'alice',
    expects: 404,
    stock: (c, w) => c.entities.Prayer.delete(id(w, 'rain')),
    ours: (c, w) => c.entities.Prayer.delete(id(w, 'rain')),
  },
  {
    name: 'delete a record of another user',
    as: 'alice',
    expects: 404,
    stock: (c, w) => c.entities.Prayer.delete(id(w, 'ofBob')),
    ours: (c, w) => c.entities.Prayer.delete(id(w, 'ofBob')),
  },
  {
    name: 'delete many by query',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.entities.Prayer.deleteMany({ is_answered: true }),
    ours: (c) => c.entities.Prayer.deleteMany({ is_answered: true }),
  },
  {
    name: 'delete many by ids',
    as: 'alice',
    expects: 'ok',
    stock: (c, w) => c.entities.Prayer.deleteMany([id(w, 'sun'), id(w, 'ofBob')]),
    ours: (c, w) => c.entities.Prayer.deleteMany([id(w, 'sun'), id(w, 'ofBob')]),
  },
  {
    name: 'what is left',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.entities.Prayer.list('title'),
    ours: (c) => c.entities.Prayer.list({ sort: 'title' }),
  },
  {
    name: 'records that another user still has',
    as: 'bob',
    expects: 'ok',
    stock: (c) => c.entities.Prayer.list(),
    ours: (c) => c.entities.Prayer.list(),
  },
  {
    name: 'who am I',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.auth.me(),
    ours: (c) => c.auth.me(),
  },
  {
    name: 'the user of a guest',
    as: 'guest',
    expects: 401,
    stock: (c) => c.auth.me(),
    ours: (c) => c.auth.me(),
  },
  {
    name: 'change myself',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.auth.updateMe({ language: 'fr', total_grace_notes: 1, role: 'admin' }),
    ours: (c) => c.auth.updateMe({ language: 'fr', total_grace_notes: 1, role: 'admin' }),
  },
  {
    name: 'users, to one of them',
    as: 'alice',
    expects: 'ok',
    stock: (c) => c.entities.User.list('email'),
    ours: (c) => c.entity('User').list({ sort: 'email' }),
  },
  {
    name: 'users, to an admin',
    as: 'admin',
    expects: 'ok',
    stock: (c) => c.entities.User.list('email'),
    ours: (c) => c.entity('User').list({ sort: 'email' }),
  },
];
