// Contract test steps for pages, counts, calls of many records, deletions and users. They use the
// records of entity-steps.ts.
import { prayer, titles } from './entity-steps.ts';
import { type ContractStep, getId, getText, lacksMethod } from './script-step.ts';

const table =
  'title,prayer_text,is_answered\nFrom a table,"Lord, a table.",true\nFrom it too,Amen,false\n';

/** 0.8.0 takes the options for a sort, which the server refuses. */
const misread = { lacks: { version: '0.8.0', why: 'means something else' } } as const;

export const entityBulkSteps: readonly ContractStep[] = [
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
    stock: (c, w) => c.entities.Prayer.list({ limit: 2, cursor: getId(w, 'cursor') }),
    ours: (c, w) => c.entities.Prayer.page({ limit: 2, cursor: getId(w, 'cursor') }),
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
    stock: (c, w) => c.entities.Prayer.list({ cursor: getId(w, 'cursor') }),
    ours: (c, w) => c.entities.Prayer.page({ cursor: getId(w, 'cursor') }),
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
    ...lacksMethod,
    stock: (c) => c.entities.Prayer.count({ is_answered: false }),
    ours: (c) => c.entities.Prayer.count({ is_answered: false }),
  },
  {
    name: 'count all',
    as: 'alice',
    expects: 'ok',
    ...lacksMethod,
    stock: (c) => c.entities.Prayer.count(),
    ours: (c) => c.entities.Prayer.count(),
  },
  {
    name: 'aggregate',
    as: 'alice',
    expects: 'ok',
    ...lacksMethod,
    stock: (c) =>
      c.entities.Prayer.aggregate({ groupBy: 'category', count: true, sort: 'category' }),
    ours: (c) =>
      c.entities.Prayer.aggregate({ groupBy: 'category', count: true, sort: 'category' }),
  },
  {
    name: 'bulk update',
    as: 'alice',
    expects: 'ok',
    ...lacksMethod,
    stock: (c, w) =>
      c.entities.Prayer.bulkUpdate([
        { id: getId(w, 'sun'), category: 'work' },
        { id: getId(w, 'sister'), category: 'health' },
      ]),
    ours: (c, w) =>
      c.entities.Prayer.bulkUpdate([
        { id: getId(w, 'sun'), category: 'work' },
        { id: getId(w, 'sister'), category: 'health' },
      ]),
  },
  {
    name: 'bulk update of a record of another user',
    as: 'alice',
    expects: 404,
    ...lacksMethod,
    stock: (c, w) => c.entities.Prayer.bulkUpdate([{ id: getId(w, 'ofBob'), category: 'work' }]),
    ours: (c, w) => c.entities.Prayer.bulkUpdate([{ id: getId(w, 'ofBob'), category: 'work' }]),
  },
  {
    name: 'update many',
    as: 'alice',
    expects: 'ok',
    ...lacksMethod,
    stock: (c) =>
      c.entities.Prayer.updateMany({ title: { $regex: '^For' } }, { $set: { language: 'fr' } }),
    ours: (c) =>
      c.entities.Prayer.updateMany({ title: { $regex: '^For' } }, { $set: { language: 'fr' } }),
  },
  {
    name: 'upsert',
    as: 'alice',
    expects: 'ok',
    ...lacksMethod,
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
    stock: (c, w) => c.entities.Prayer.delete(getId(w, 'rain')),
    ours: (c, w) => c.entities.Prayer.delete(getId(w, 'rain')),
  },
  {
    name: 'delete what is gone',
    as: 'alice',
    expects: 404,
    stock: (c, w) => c.entities.Prayer.delete(getId(w, 'rain')),
    ours: (c, w) => c.entities.Prayer.delete(getId(w, 'rain')),
  },
  {
    name: 'delete a record of another user',
    as: 'alice',
    expects: 404,
    stock: (c, w) => c.entities.Prayer.delete(getId(w, 'ofBob')),
    ours: (c, w) => c.entities.Prayer.delete(getId(w, 'ofBob')),
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
    stock: (c, w) => c.entities.Prayer.deleteMany([getId(w, 'sun'), getId(w, 'ofBob')]),
    ours: (c, w) => c.entities.Prayer.deleteMany([getId(w, 'sun'), getId(w, 'ofBob')]),
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
