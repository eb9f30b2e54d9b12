// Tests of code conventions that no linter checks: header comments, folder names, re-exports,
// swallowed promise errors, and literal text in JSX.
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findLiteralText } from './literal-text.ts';
import {
  isNode,
  getLine,
  listNodes,
  readSources,
  root,
  type Node,
  type Source,
} from '../support/source-files.ts';

const rooms = '{schemas,content,replication,server,sw,src,test,bench,.ci}';
const sources = readSources(`${rooms}/**/*.{ts,tsx}`);

function tsx(text: string): Source {
  return { name: 'example.tsx', text };
}

test('the convention tests find source files', () => {
  expect(sources.length).toBeGreaterThan(50);
});

test('every file has a header comment in its first line', () => {
  const silent = sources.filter(
    ({ name, text }) => !name.endsWith('.d.ts') && !/^(#!.*\n)?(\/\/ |\/\*\*? )\S/.test(text),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('no folder has a generic name such as utils, lib or common', () => {
  const folders = globSync(`${rooms}/**/`, { cwd: root });
  expect(folders.length).toBeGreaterThan(10);
  expect(
    folders.filter((place) =>
      /(^|\/)(utils?|lib|helpers?|types|hooks|services|common|shared)\/?$/.test(place),
    ),
  ).toEqual([]);
});

test('no file re-exports everything of another module', () => {
  const barrels = sources.filter(
    (source) =>
      // Parses only what can match.
      /export\s*\*/.test(source.text) &&
      listNodes(source).some(({ type }) => type === 'ExportAllDeclaration'),
  );
  expect(barrels.map(({ name }) => name)).toEqual([]);
});

/** `.catch(() => {})` and `.then(x, () => {})` with nothing inside, not even a reason. */
function findSwallowed(source: Source): string[] {
  const calls = listNodes(source).filter(({ type }) => type === 'CallExpression');
  const handlers = calls.flatMap((call) => listRejectionHandlers(call));
  return handlers
    .filter((handler) => isEmpty(source, handler))
    .map((handler) => `${source.name}:${getLine(source, handler)}`);
}

function listRejectionHandlers(call: Node): Node[] {
  const callee = call['callee'] as Node;
  const property = callee['property'];
  if (!isNode(property)) return [];
  const place = ['catch', 'then'].indexOf(String(property['name']));
  const handler = (call['arguments'] as unknown[])[place];
  return isNode(handler) ? [handler] : [];
}

function isEmpty({ text }: Source, handler: Node): boolean {
  const body = handler['body'];
  return (
    isNode(body) &&
    body.type === 'BlockStatement' &&
    /^\{\s*\}$/.test(text.slice(body.start, body.end))
  );
}

test('no failed promise is swallowed without a reason', () => {
  expect(findSwallowed(tsx('p.catch(() => {});'))).toEqual(['example.tsx:1']);
  expect(findSwallowed(tsx('p.then(a,\n function () { });'))).toEqual(['example.tsx:2']);
  expect(
    findSwallowed(tsx('p.catch(() => { /* a lost hint costs nothing */ }); p.then(() => {});')),
  ).toEqual([]);
  expect(sources.filter(({ name }) => !name.startsWith('test/')).flatMap(findSwallowed)).toEqual(
    [],
  );
});

test.each([
  '<p>Hello</p>',
  '<p>\n  é\n</p>',
  '<>Hello</>',
  "<p>{'Hello'}</p>",
  '<p>{`Hello ${name}`}</p>',
  "<p>{ready ? 'Yes' : t('no')}</p>",
  "<p>{ready && 'Yes'}</p>",
  "<p>{name ?? ('Guest' as string)}</p>",
  "<p>{'Dear ' + name}</p>",
  '<p aria-label="Close" />',
  '<Field label={ready ? t("a") : "Name"} />',
  '<Sheet opening="Write here" />',
  '<Sheet more="Write here" />',
  "<Page when={ready ? 'Not yet' : undefined} />",
])('literal text in JSX is found: %s', (text) => {
  expect(findLiteralText(tsx(text))).toHaveLength(1);
});

test.each([
  "<p>{t('prayer:save')}</p>",
  '<p>· {chapter}:{verse}</p>',
  '<p>{count === 1 ? one : other}</p>',
  '<p>{list.map((item) => <b key={item}>{item}</b>)}</p>',
  '<p className="large quiet" lang="en" />',
  '<path d="M1 2C3 4" viewBox="0 0 24 24" />',
  '<Box m="32px auto 0" mah="max(40px, 50dvh)" bd="1px solid var(--edge)" />',
  "<Box kind={ready ? 'safe' : 'waiting'} type=\"button\" />",
  "<p aria-label={t('close')}>{a === 'b' ? c : d}</p>",
])('JSX that holds no text for users is not reported: %s', (text) => {
  expect(findLiteralText(tsx(text))).toEqual([]);
});

test('JSX contains no literal text: texts are in src/locales', () => {
  const screens = readSources('src/{app,features,ui}/**/*.tsx', 'src/main.tsx');
  expect(screens.length).toBeGreaterThan(5);
  expect(screens.flatMap(findLiteralText)).toEqual([]);
});
