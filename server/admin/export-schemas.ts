// The command `npm run schemas:export [-- folder]`: writes the project folder of the hosted
// platform, with one JSON file per entity and the Bible functions. See docs/hosted.md.
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { books } from '../../schemas/bible/books.ts';
import { getVerseCount } from '../../schemas/bible/numbering.ts';
import { bundledTranslation, knownTranslations } from '../../schemas/bible/translations.ts';
import { entities, toHostedEntity, type EntityName } from '../../schemas/entities/registry.ts';
import type { HostedTranslation } from './hosted-functions/fetch-bible-chapter.ts';

const folder = resolve(process.argv[2] ?? 'base44');
/** Another address is for a copy of HelloAO. */
const { BIBLE_HELLOAO_URL: source = 'https://bible.helloao.org' } = process.env;
/** The id of the King James Version, which our own server does not download. */
const kjvId = 'eng_kjv';

for (const name of [...(Object.keys(entities) as EntityName[]), 'User'] as const)
  write(`entities/${name}.json`, `${JSON.stringify(toHostedEntity(name), null, 2)}\n`);

const chapterFunction = 'functions/fetchBibleChapter';
copy('fetch-bible-chapter.ts', chapterFunction);
write(
  `${chapterFunction}/translations.ts`,
  `export const translations = ${JSON.stringify(listTranslations())};\n`,
);
write(
  `${chapterFunction}/entry.ts`,
  [
    "import { createFetchBibleChapter } from './fetch-bible-chapter.ts';",
    "import { translations } from './translations.ts';",
    `export default createFetchBibleChapter(translations, ${JSON.stringify(source)});\n`,
  ].join('\n'),
);
write(
  'functions/listTranslations/entry.ts',
  `const translations = ${JSON.stringify(
    listTranslations().map(({ code, language, name }) => ({ code, language, name })),
  )};\nexport default () => Response.json({ translations });\n`,
);

// The owner of the app may have changed this file.
if (!existsSync(join(folder, 'config.jsonc')))
  write(
    'config.jsonc',
    `${JSON.stringify({ name: 'Selah', site: { outputDirectory: './dist' } }, null, 2)}\n`,
  );

/** Returns all translations that HelloAO offers without a key. */
function listTranslations(): HostedTranslation[] {
  return knownTranslations.flatMap(({ code, language, name, origin }) => {
    if (code !== bundledTranslation.code && origin.kind !== 'download') return [];
    const helloao = origin.kind === 'download' ? origin.helloao : kjvId;
    const verses = Object.fromEntries(
      books.map(({ id, chapters }) => [
        id,
        Array.from({ length: chapters }, (_, index) => getVerseCount(code, id, index + 1)),
      ]),
    );
    return [{ code, language, name, helloao, verses }];
  });
}

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  process.stdout.write(`${file}\n`);
}

function copy(name: string, place: string): void {
  const file = join(folder, place, name);
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(join(import.meta.dirname, 'hosted-functions', name), file);
  process.stdout.write(`${file}\n`);
}
