// Tests of prayer requests in the composer: detection of the category and topic, and quotation of
// the user's own text.
import { expect, test } from 'vitest';
import { composePrayer } from '../../../content/prayers/compose-prayer.ts';
import { toQuotation } from '../../../content/composer/quote-user-text.ts';
import { requestWordsByLanguage } from '../../../content/text-analysis/words-by-language.ts';
import { detectPrayerTopic } from '../../../content/prayers/detect-category.ts';
import { languages } from '../../../schemas/languages.ts';
import type { Language } from '../../../schemas/languages.ts';
import { prayerCategories } from '../../../schemas/entities/prayer.ts';
import type { PrayerCategory } from '../../../schemas/entities/prayer.ts';

const english = ['‘', '’'] as const;

test.each<[Language, PrayerCategory, string]>([
  ['en', 'work', 'I start a new job on Monday and I am nervous'],
  ['en', 'work', 'My boss and my co-workers'],
  ['en', 'work', 'Father, help me find work'],
  ['en', 'other', 'Father, I feel lost'],
  ['en', 'family', 'My father and I have not spoken'],
  ['en', 'family', 'Maria’s father'],
  ['en', 'family', 'for my children and my husband'],
  ['en', 'health', 'Please heal my mother, my father and my brother'],
  ['en', 'health', 'My daughter is in hospital'],
  ['en', 'thanksgiving', 'Thank you for healing my mother'],
  ['en', 'thanksgiving', 'I want to thank God for my wife, my son and my daughter'],
  ['en', 'health', 'Please heal my knee. Thank you, Lord'],
  ['en', 'family', 'Bless my children. Thank you'],
  ['en', 'thanksgiving', 'Father, with all my heart I want to thank you for my job'],
  ['en', 'thanksgiving', 'Such a quiet day, and the sea, I am so grateful'],
  ['en', 'provision', 'We cannot pay the rent this month'],
  ['en', 'guidance', 'Which decision should I take'],
  ['en', 'relationships', 'I cannot forgive my friend'],
  ['en', 'spiritual_growth', 'I struggle with doubt and temptation'],
  ['en', 'other', 'Lord be merciful'],
  ['en', 'other', 'My mother died last week'],
  ['en', 'other', 'Peace in a season of waiting'],
  ['fr', 'work', 'Je cherche du travail depuis six mois'],
  ['fr', 'work', 'L’EMPLOI de mon fils'],
  ['fr', 'work', 'Merci de m’aider à trouver un emploi'],
  ['fr', 'thanksgiving', 'Merci de m’avoir aidé dans mon travail'],
  ['fr', 'thanksgiving', 'Merci pour mon travail'],
  ['fr', 'thanksgiving', 'Merci de ta bonté'],
  ['fr', 'health', 'La santé de ma sœur'],
  ['fr', 'health', 'La guérison de mon père'],
  ['fr', 'other', 'La guerre'],
  ['fr', 'other', 'Encore une fois, Seigneur'],
  ['fr', 'spiritual_growth', 'Augmente ma foi'],
  ['fr', 'family', 'Pour ma sœur et mes frères'],
  ['fr', 'other', 'Père, viens à mon aide'],
  ['fr', 'provision', 'Je n’arrive plus à payer le loyer'],
  ['fr', 'guidance', 'Éclaire-moi dans ce choix'],
  ['fr', 'relationships', 'La solitude me pèse'],
  ['fr', 'other', 'Le décès de mon oncle'],
  ['es', 'work', 'Necesito trabajo'],
  ['es', 'work', 'Padre, ayúdame a encontrar empleo'],
  ['es', 'other', 'Padre, ayúdame'],
  ['es', 'family', 'Mi padre y mi mamá'],
  ['es', 'health', 'La operación de mi niña'],
  ['es', 'thanksgiving', 'Gracias por mi nuevo trabajo'],
  ['es', 'other', 'Necesito tu gracia'],
  ['es', 'spiritual_growth', 'Aumenta mi fe'],
  ['es', 'other', 'La fecha se acerca de verdad'],
  ['es', 'provision', 'No alcanza el dinero para el alquiler'],
  ['es', 'guidance', '¿Qué camino debo elegir?'],
  ['es', 'relationships', 'Quiero perdonar a mi vecina'],
  ['es', 'other', 'Murió mi abuela'],
  ['pt', 'health', 'Saúde para a minha mãe'],
  ['pt', 'work', 'Estou desempregado há meses'],
  ['pt', 'work', 'Sou obrigada a mentir no trabalho'],
  ['pt', 'thanksgiving', 'Obrigado, Pai, pelo meu emprego'],
  ['pt', 'thanksgiving', 'Graças a Deus pela minha família'],
  ['pt', 'other', 'Pai, preciso de ti'],
  ['pt', 'family', 'Meu pai e minha irmã'],
  ['pt', 'health', 'A cirurgia do meu irmão'],
  ['pt', 'provision', 'As dívidas e os boletos'],
  ['pt', 'guidance', 'Não sei qual decisão tomar'],
  ['pt', 'relationships', 'Não consigo perdoar um amigo'],
  ['pt', 'spiritual_growth', 'Quero crescer na fé'],
  ['pt', 'other', 'Minha avó faleceu'],
  // In another language than the prayer's.
  ['fr', 'health', 'The health of my family: my wife, my son'],
  ['en', 'work', 'Je cherche un emploi, mon patron m’a licencié'],
  ['es', 'health', 'Saúde da minha mãe'],
  ['pt', 'thanksgiving', 'Merci, merci, merci'],
  ['en', 'provision', 'Je n’ai plus de pain ni de toit'],
  ['en', 'other', '安らぎがほしい'],
  ['en', 'other', ''],
])('in %s, %s: %s', (language, topic, request) => {
  expect(detectPrayerTopic({ request, category: 'other', language })).toBe(topic);
  expect(
    detectPrayerTopic({
      request: request.normalize('NFD').toUpperCase(),
      category: 'other',
      language,
    }),
  ).toBe(topic);
});

/**
 * Words with another meaning in another supported language: bread and ache, without and guilt, hand
 * and chief.
 */
test.each<[Language, PrayerCategory, string]>([
  ['fr', 'provision', 'Donne-nous notre pain de ce jour'],
  ['fr', 'provision', 'Je n’ai plus de pain ni de toit'],
  ['fr', 'provision', 'Les factures et le loyer'],
  ['en', 'health', 'I am in pain'],
  ['es', 'provision', 'Estoy sin techo y sin esperanza'],
  ['es', 'other', 'No sé vivir sin ella'],
  ['en', 'spiritual_growth', 'Free me from sin'],
  ['es', 'provision', 'Otro día sin pan'],
  ['en', 'other', 'A pan of water on the fire'],
  ['es', 'other', 'Líbrame del mal'],
  ['fr', 'other', 'Il y a du mal partout'],
  ['fr', 'family', 'Mon fils est sale et a froid'],
  ['fr', 'other', 'Tout est sale et sombre'],
  ['es', 'other', 'Nada me sale bien'],
  ['en', 'other', 'We care for each other'],
  ['es', 'other', 'Ven y come con nosotros'],
  ['pt', 'other', 'Quem come em paz'],
  ['es', 'work', 'Once años sin trabajo'],
  ['en', 'other', 'Once more I am here'],
  ['fr', 'other', 'Une main tendue'],
  ['en', 'other', 'The main thing is you'],
  ['fr', 'other', 'Dans son silence'],
  ['es', 'other', 'Son muchas cosas'],
  ['en', 'family', 'My son'],
  ['es', 'other', 'Padre nuestro'],
  ['es', 'family', 'Mi padre'],
  ['en', 'other', 'Such a bright morning'],
  ['en', 'other', 'Alabama'],
  ['pt', 'other', 'Foi difícil hoje'],
  ['fr', 'health', 'Merci de guérir ma mère'],
  ['fr', 'health', 'Merci de nous guérir tous'],
  ['fr', 'health', 'Merci de la soigner'],
  ['fr', 'thanksgiving', 'Merci de m’avoir guéri'],
  ['pt', 'work', 'Sou obrigado a trabalhar de noite'],
])('false friends, in %s, %s: %s', (language, topic, request) => {
  expect(detectPrayerTopic({ request, category: 'other', language })).toBe(topic);
});

test('a built-in category is used as it is', async () => {
  for (const category of prayerCategories.filter((one) => one !== 'other')) {
    expect(
      (
        await composePrayer(
          { request: 'Thank you for my job', category, language: 'en' },
          { seed: 1, used: [] },
        )
      ).category,
    ).toBe(category);
  }
});

test('a custom category is understood by the request first, then by its own name', () => {
  expect(
    detectPrayerTopic({ request: 'My mother is sick', category: 'Job search', language: 'en' }),
  ).toBe('health');
  expect(detectPrayerTopic({ request: 'For Paul', category: 'Job search', language: 'en' })).toBe(
    'work',
  );
  expect(detectPrayerTopic({ request: 'For Paul', category: 'toString', language: 'en' })).toBe(
    'other',
  );
  expect(detectPrayerTopic({ request: 'For Paul', category: '__proto__', language: 'en' })).toBe(
    'other',
  );
});

test('the topic is in the beginning of a long request', () => {
  expect(
    detectPrayerTopic({
      request: `My job. ${'la '.repeat(30_000)} doctor hospital cancer`,
      category: 'other',
      language: 'en',
    }),
  ).toBe('work');
});

test.each(languages)('%s: each category has 10 to 25 folded stems, none twice', (language) => {
  for (const words of Object.values(requestWordsByLanguage[language].topics)) {
    const stems = words.split(' ');
    expect(stems.length).toBeGreaterThanOrEqual(10);
    expect(stems.length).toBeLessThanOrEqual(25);
    expect(stems.filter((stem) => !/^[a-z]+\*?$/.test(stem))).toEqual([]);
  }
  const all = Object.values(requestWordsByLanguage[language].topics).join(' ').split(' ');
  expect(all.filter((stem, index) => all.indexOf(stem) !== index)).toEqual([]);
});

test.each([
  ['  My\n\tmother’s \r\n surgery.  ', 'My mother’s surgery'],
  ['two\u2028lines', 'two lines'],
  ['Help me!', 'Help me!'],
  ['I just can’t...', 'I just can’t...'],
  ["don't", 'don’t'],
  ['He said "come" and left', 'He said ‘come’ and left'],
  ['“peace”', 'peace'],
  ['« la paix »', 'la paix'],
  ['she said « oui » twice', 'she said ‘oui’ twice'],
  ['\u202egnorw\u202c \u200fשלום\u200e', 'gnorw שלום'],
  ['nul\u0000l \u0007bell\u001b[31m', 'null bell[31m'],
  ['half \ud83d face', 'half face'],
  ['👨‍👩‍👧 🙏', '👨‍👩‍👧 🙏'],
  ['می‌خواهم', 'می‌خواهم'],
  ['e\u0301glise', 'église'],
  ['work & "rest" $& $1', 'work & ‘rest’ $& $1'],
])('%j is quoted as one plain line', (request, quoted) => {
  expect(toQuotation(request, english)).toBe(quoted);
});

test.each([
  '',
  '  \n ',
  '???',
  '""',
  '\u200b\u3164\u202e',
  'x'.repeat(121),
  'x'.repeat(10_000),
  'a '.repeat(13),
  'Help me. I am afraid.',
  'help me. i am afraid',
  'Why? I do not know',
  'My mother\nMy work',
  '1 health\n2 work',
])('%j is not quoted', (request) => {
  expect(toQuotation(request, english)).toBeUndefined();
});

test('a short request of up to 120 characters and 12 words is quoted', () => {
  expect(toQuotation('🙏'.repeat(120), english)).toBe('🙏'.repeat(120));
  expect(toQuotation('a '.repeat(12), english)).toBe('a '.repeat(12).trim());
});

test.each<[Language, string]>([
  ['en', '“xyz & $& $1”'],
  ['fr', '«\u202fxyz & $& $1\u202f»'],
  ['es', '«xyz & $& $1»'],
  ['pt', '“xyz & $& $1”'],
])(
  '%s: special characters stay text inside the language’s quotation marks; markup is not quoted',
  async (language, quoted) => {
    const of = (request: string) =>
      Promise.all(
        Array.from({ length: 20 }, (_, seed) =>
          composePrayer({ request, category: 'other', language }, { seed, used: [] }),
        ),
      );
    expect(
      (await of('xyz & $& $1')).filter(({ prayer_text }) => prayer_text.split(quoted).length !== 2),
    ).toEqual([]);
    for (const { prayer_text } of await of('<script>alert(1)</script>'))
      expect(prayer_text).not.toMatch(/[<>“«]|alert/);
  },
);

test.each(languages)('%s: a long request is prayed for without a quotation', async (language) => {
  const request = `${'I do not know how to go on. '.repeat(400)}\nsecret`;
  for (let seed = 0; seed < 20; seed++)
    expect(
      (await composePrayer({ request, category: 'other', language }, { seed, used: [] }))
        .prayer_text,
    ).not.toMatch(/[“«]|secret|know how to go on/);
});
