// Advice for the server's admin about Bible texts that cannot be read.
import type {
  BibleAdvice,
  BibleFaultCode,
  TranslationTest,
} from '../../schemas/api/bible-diagnostics.ts';
import { rankTranslations } from '../../schemas/bible/translations.ts';
import { languages } from '../../schemas/languages.ts';

export function buildAdvice(known: number, tests: readonly TranslationTest[]): BibleAdvice[] {
  const advice: BibleAdvice[] = known === 0 ? [{ kind: 'import' }] : [];
  const readable = tests.filter(({ success }) => success);
  const withoutText = languages.filter(
    (one) => rankTranslations(one, toRanked(readable)).length === 0,
  );
  if (known > 0 && withoutText.length > 0)
    advice.push({ kind: 'no_text_for_language', languages: withoutText });
  const codes = (...faults: (BibleFaultCode | undefined)[]): string[] =>
    tests
      .filter(({ success, code }) => !success && faults.includes(code))
      .map(({ translationId }) => translationId);
  if (codes('bible_key_refused').length > 0) advice.push({ kind: 'check_key' });
  const lists = [
    ['import_again', codes('internal', 'chapter_not_found')],
    ['look_into_log', codes('bible_text_refused')],
    [
      'wait',
      codes(
        'bible_source_failed',
        'bible_source_unreachable',
        'bible_source_busy',
        'bible_text_on_its_way',
      ),
    ],
    ['ask_publisher', codes('bible_not_granted')],
  ] as const;
  for (const [kind, translations] of lists)
    if (translations.length > 0) advice.push({ kind, translations });
  return advice;
}

function toRanked(tests: readonly TranslationTest[]): { code: string; language: string }[] {
  return tests.map(({ translationId, language }) => ({ code: translationId, language }));
}

export function describeAdvice(advice: BibleAdvice): string {
  switch (advice.kind) {
    case 'import':
      return (
        'Look at the packages of the server: the King James Version comes with them. ' +
        'Other texts are imported with npm run bible:import.'
      );
    case 'check_key':
      return (
        'Check BIBLE_API_KEY, verify the key with API.Bible, and get a new one there ' +
        'if it is no longer valid.'
      );
    case 'import_again':
      return (
        `Import ${formatList(advice.translations)} again with npm run bible:import, ` +
        'and look into the log of the server.'
      );
    case 'look_into_log':
      return (
        `The text of ${formatList(advice.translations)} arrived with faults and is ` +
        'not served: the log of the server names them.'
      );
    case 'wait':
      return (
        `The source of ${formatList(advice.translations)} does not answer as it ` +
        'should: try again later, and check the network of the server and ' +
        'BIBLE_HELLOAO_URL.'
      );
    case 'no_text_for_language':
      return (
        `There is no text in: ${formatList(advice.languages)}. People with these ` +
        'languages read English. Allow the free texts (BIBLE_HELLOAO_URL) or import ' +
        'a text with npm run bible:import.'
      );
    case 'ask_publisher':
      return (
        `The key does not open ${formatList(advice.translations)}: ask for them at ` +
        'API.Bible, or read another translation.'
      );
  }
}

function formatList(codes: readonly string[]): string {
  return codes.length < 2 ? codes.join('') : `${codes.slice(0, -1).join(', ')} and ${codes.at(-1)}`;
}
