// Tests that the guides match the code: outbox folder, data sent with feedback, and the iPhone
// steps and terms of the install prompt.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GuideBlock } from '../../../content/guides/guide.ts';
import { loadGuide } from '../../../content/guides/load-guide.ts';
import { languages } from '../../../schemas/languages.ts';
import { readLocale } from '../../support/locale-files.ts';
import { root } from '../../support/source-files.ts';

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const readPrompts = (language: string) =>
  readLocale<Record<'install' | 'exportFirst', Record<string, string>>>(language, 'prompts');

function listRows(blocks: readonly GuideBlock[]): (readonly [string, string])[] {
  return blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : []));
}

describe.each(languages)('%s', (language) => {
  test('the install guide names the outbox folder of the systemd unit', async () => {
    const { tabs } = await loadGuide('install', language);
    const unit = read('deploy/selah.service');
    const folder = /^Environment=DATA_DIR=(.+)$/m.exec(unit)?.[1] ?? '?';
    const mode = /^StateDirectoryMode=(.+)$/m.exec(unit)?.[1] ?? '?';
    const rows = new Map(listRows(tabs.deploy));
    expect(rows.get('`SMTP_URL`')).toContain(`\`${folder}/outbox\``);
    expect(rows.get('`SMTP_URL`')).toContain(mode);
    expect(rows.get('`SUPPORT_EMAIL`')).toBeDefined();
    for (const [setting] of read('content/guides/code-samples.ts')
      .match(/'selah\.env'.*/)?.[0]
      .matchAll(/[A-Z]+(?:_[A-Z]+)+(?==)/g) ?? [])
      expect([...rows.keys()].join(' ')).toContain(setting);
  });

  test('the answers about data name what feedback contains, with and without account', async () => {
    const { tabs } = await loadGuide('store', language);
    const word = { en: 'feedback', fr: 'avis', es: 'comentarios', pt: 'feedback' }[language];
    const told = listRows(tabs.play).filter((row) => row.join(' ').includes(word));
    expect(told).toHaveLength(2);
    const [collected, guests] = told;
    expect(collected?.[1]).toMatch(
      {
        en: /language.*guests.*email.*page, the version.*delete an account/,
        fr: /langue.*sans compte.*e-mail.*page, la version.*supprimer un compte/,
        es: /idioma.*sin cuenta.*correo.*página, la versión.*eliminar una cuenta/,
        pt: /idioma.*sem conta.*e-mail.*página, a versão.*excluir uma conta/,
      }[language],
    );
    expect(guests?.[0]).toBe(
      { en: 'Without an account', fr: 'Sans compte', es: 'Sin cuenta', pt: 'Sem conta' }[language],
    );
  });

  test('the iPhone steps in the install guide match the steps in the install prompt', async () => {
    const { tabs } = await loadGuide('install', language);
    const steps = tabs.overview.find((block) => block.kind === 'steps');
    const words = steps?.kind === 'steps' ? steps.items.join(' ') : '';
    const { safari, inside, choose, add } = readPrompts(language).install;
    // Names on buttons, and what only some devices show.
    for (const name of `${choose ?? ''} ${add ?? ''}`.match(/[“«][^”»]+[”»]/g) ?? ['?'])
      expect(words).toContain(name);
    expect(safari).toContain('•••');
    expect(words).toContain('•••');
    expect(words.match(/Safari/g)?.length).toBeGreaterThanOrEqual(3);
    expect(inside).toContain('Safari');
    expect(words).toContain((choose ?? '').split(' ')[0]);
  });
});

test('feedback contains exactly the data that the guide names', () => {
  const letter =
    read('src/features/feedback/feedback.tsx').match(/const lines = \[[^]*?\];/)?.[0] ?? '';
  expect(letter.match(/[A-Z][a-z]+(?=: )/g)).toEqual(['From', 'Language', 'About']);
  expect(letter).toContain('account?.email');
  expect(read('src/app/error-report.ts')).toContain(
    '[getKind(fault), getPath(path), `Selah ${version}`]',
  );
});

test('guide and prompts use the same terms for the installed app and its buttons', async () => {
  const install = {
    fr: /\bapps?\b|\bsigne Partager\b|\bElle s’ouvre\b/,
    es: /\bapps?\b|\bsigno\b/,
    pt: /\bapps?\b|\bsinal\b/,
  };
  for (const language of ['fr', 'es', 'pt'] as const) {
    const { install: prompt, exportFirst } = readPrompts(language);
    const reminders = readLocale<Record<string, string>>(language, 'reminders');
    expect(JSON.stringify([prompt, exportFirst])).not.toMatch(install[language]);
    expect(reminders?.['howToAllow']).not.toMatch(/\bsigne\b|\bsigno\b|\bsinal\b/);
    const overview = (await loadGuide('install', language)).tabs.overview
      .map((block) => JSON.stringify(block))
      .join(' ');
    expect(overview).not.toMatch(/\bsigne\b|\bsigno\b|\bsinal\b/);
  }
});
