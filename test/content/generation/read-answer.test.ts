// Tests of the parsing and checking of a model's answer: shape, length, language, plain text,
// quotations, Scripture in prose, and forbidden claims.
import { describe, expect, test } from 'vitest';
import { composeGraceNote } from '../../../content/grace-notes/compose-grace-note.ts';
import { composeAffirmation } from '../../../content/gratitude/compose-affirmation.ts';
import { composePrayer } from '../../../content/prayers/compose-prayer.ts';
import { composeWisdom } from '../../../content/wisdom/compose-wisdom.ts';
import { topicsByCategory } from '../../../content/wisdom/wisdom-topics.ts';
import { parseGeneratedAnswer } from '../../../content/generation/read-answer.ts';
import { toPlainText } from '../../../content/generation/plain-text.ts';
import { buildPrompt } from '../../../content/generation/prompt.ts';
import type { GenerationRequest } from '../../../content/generation/generation-request.ts';
import { languages } from '../../../schemas/languages.ts';
import type { Language } from '../../../schemas/languages.ts';

const request = {
  kind: 'grace_note',
  mood: 'weary',
  context: 'A long week',
} as const satisfies GenerationRequest;
const message =
  'You are tired, and you came here with it. There is nothing that you must do ' +
  'first, and nothing that you must prove. God is near to people who have no ' +
  'strength left, and he is in no hurry with you.';
const reflection = 'What could be left undone today without harm to anybody?';
const good = {
  message,
  reflection,
  verses: [{ reference: 'Psalm 34:18', text: 'The Lord is near to the brokenhearted.' }],
};

function read(answer: unknown, language: Language = 'en') {
  return parseGeneratedAnswer<'grace_note'>(
    request,
    language,
    answer,
    buildPrompt(request, language).prompt,
  );
}

test('a valid answer is read from an object, or from a text with an object', () => {
  const clean = {
    kind: 'clean',
    words: { message, reflection },
    references: ['Psalm 34:18'],
    source: 'model',
  };
  for (const answer of [
    good,
    JSON.stringify(good),
    `\`\`\`json\n${JSON.stringify(good)}\n\`\`\``,
    `Here it is:\n${JSON.stringify(good, null, 2)}\nPeace!`,
    { ...good, more: 'x' },
  ])
    expect(read(answer)).toEqual(clean);
  expect(read({ ...good, source: 'composer' })).toEqual({ ...clean, source: 'composer' });
  const suggesting = `${message} You could say to a friend: “Do you have an hour for me this week?”`;
  expect(read({ ...good, message: suggesting, source: 'composer' })).toMatchObject({
    kind: 'clean',
  });
  expect(read({ ...good, message: suggesting })).toEqual({ kind: 'refused', why: 'scripture' });
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'Peace be with you.'],
  ['a list', [good]],
  ['a number', 7],
  ['half an object', JSON.stringify(good).slice(0, -20)],
  ['HTML', '<!doctype html><html><body>Bad gateway</body></html>'],
  ['YAML', 'message: Peace\nreflection: Rest'],
  ['no message', { reflection, verses: [] }],
  ['a message that is no text', { ...good, message: { text: message } }],
  ['verses that are no list', { ...good, verses: 'Psalm 34:18' }],
  ['no verses', { message, reflection }],
])('%s does not have the required shape', (_name, answer) => {
  expect(read(answer)).toEqual({ kind: 'refused', why: 'shape' });
});

test.each<[string, object, string]>([
  ['no words', { message: ' \n ' }, 'empty'],
  ['tags alone', { message: '<img src=x onerror=alert(1)>' }, 'empty'],
  ['one word', { message: 'Peace.' }, 'empty'],
  ['more than twice the words', { message: 'peace '.repeat(201) }, 'long'],
  ['100,000 characters', { message: 'a'.repeat(100_000) }, 'long'],
  ['a long reflection', { reflection: 'and peace '.repeat(60) }, 'long'],
  ['a promise of health', { message: `${message} God will heal you.` }, 'foretells'],
  [
    'a promise in the reflection',
    { reflection: 'What do you do when you get the job? You will get the job.' },
    'foretells',
  ],
  [
    'a promise hidden in tags',
    { message: `${message} God <b>will</b> heal&nbsp;you.` },
    'foretells',
  ],
  [
    'a promise hidden by what cannot be seen',
    { message: `${message} God wi\u200bll he\u00adal you.` },
    'foretells',
  ],
  ['a command', { message: `${message} Stop taking your medicine.` }, 'commands'],
  [
    'our instructions',
    {
      message:
        `${message} This is no fortune-telling: predict nothing about this person, ` +
        'their health.',
    },
    'leaks',
  ],
  [
    'another language',
    {
      message:
        'Tu es fatigué, et tu es venu ici avec cette fatigue. Rien ne t’est demandé ' +
        'd’abord, et tu n’as rien à prouver devant Dieu, qui est près de toi.',
      reflection: 'Que peux-tu laisser pour demain dans ta journée ?',
    },
    'language',
  ],
  [
    'a language that we do not have',
    {
      message:
        'Du bist müde, und du bist damit hierher gekommen. Es gibt nichts, was du ' +
        'zuerst tun musst, und nichts, was du beweisen musst.',
      reflection: 'Was kann heute liegen bleiben?',
    },
    'language',
  ],
  [
    'another script',
    {
      message: '안녕하세요 오늘 하루도 수고 많으셨습니다 하나님께서 함께 하십니다',
      reflection: '오늘 무엇을 내려놓을 수 있나요',
    },
    'language',
  ],
])('%s is refused', (_name, change, why) => {
  expect(read({ ...good, ...change })).toEqual({ kind: 'refused', why });
});

test('a forbidden claim is allowed only as a quotation of the user’s text', () => {
  const said = { ...request, context: 'The doctor says God will heal you' };
  const { prompt } = buildPrompt(said, 'en');
  const quoted = `You heard “God will heal you” today. ${message}`;
  expect(
    parseGeneratedAnswer<'grace_note'>(said, 'en', { ...good, message: quoted }, prompt),
  ).toMatchObject({ kind: 'clean' });
  expect(
    parseGeneratedAnswer<'grace_note'>(
      said,
      'en',
      { ...good, message: `God will heal you. ${message}` },
      prompt,
    ),
  ).toEqual({ kind: 'refused', why: 'foretells' });
  expect(read({ ...good, message: quoted })).toEqual({ kind: 'refused', why: 'foretells' });
});

test.each([
  'As Jesus says in John 23:99, the rich are blessed.',
  'Think of Psalm 34:18 tonight.',
  'It stands in 1 Corinthians 13, verse 4.',
  'Read Rom. 8:28 again.',
  'Comme dit Jean 3.16, tu es aimé.',
  'Lis Ésaïe 41:10 ce soir.',
  'Mira el Salmo 23:1 y descansa.',
  'Está en Génesis 1,1.',
  'Lê Êxodo 14:14 com calma.',
  'Veja 1 João 4:8.',
  'Jesus says, "Blessed are the rich, for they own the earth."',
  'Jesus says “blessed are the rich for ever and ever”.',
  'Jésus dit : « Heureux les riches, car la terre est à eux. »',
  'Jesus says ‘blessed are the rich, for they’re first’.',
  "He says 'blessed are the rich for ever and ever'.",
  'Jesus says, "Blessed are the rich, for they own the earth',
])('Scripture in prose cannot be proved, and is refused: %s', (sentence) => {
  expect(read({ ...good, message: `${message} ${sentence}` })).toEqual({
    kind: 'refused',
    why: 'scripture',
  });
});

test.each([
  'You called it “a long week”.',
  'Psalm 34 is a good companion.',
  'At 5:30 you may rest, and at 10.15 too.',
  'The disciples’ boat was small, and John was 20 or so.',
  "It's late, and that's the week's end, isn't it, and it's yours.",
])('a sentence without a passage and without a quotation is accepted: %s', (sentence) => {
  expect(read({ ...good, message: `${message} ${sentence}` })).toMatchObject({ kind: 'clean' });
});

test('a quotation of the user’s text may contain a passage and quotation marks', () => {
  for (const context of [
    'John 3:16 has carried me through this long and heavy week',
    'He said “we do not need you here any more” today',
    'She said ‘you are not my friend any longer’ and left',
  ]) {
    for (const [opening, closing] of [
      ['“', '”'],
      ['«\u00a0', '\u00a0»'],
      ['"', '"'],
    ]) {
      const own = { ...request, context };
      const answer = { ...good, message: `You wrote: ${opening}${context}${closing}. ${message}` };
      expect(
        parseGeneratedAnswer<'grace_note'>(own, 'en', answer, buildPrompt(own, 'en').prompt),
        answer.message,
      ).toMatchObject({ kind: 'clean' });
      expect(read(answer)).toEqual({ kind: 'refused', why: 'scripture' });
    }
  }
});

test('references are plain, bounded texts', () => {
  const verses = [
    { reference: '<b>John</b> 3:16' },
    { reference: 7 },
    null,
    'Psalm 23:1',
    { reference: '' },
    { reference: 'x'.repeat(5_000) },
    { reference: '[John 3:17](https://example.org)' },
    ...Array<object>(100).fill({ reference: 'Psalm 1:1' }),
  ];
  const answer = read({ ...good, verses });
  if (answer.kind !== 'clean') return expect.fail(answer.why);
  expect(answer.references.slice(0, 3)).toEqual(['John 3:16', 'Psalm 23:1', 'John 3:17']);
  expect(answer.references.length).toBeLessThanOrEqual(40);
});

test('a gratitude answer names one verse; prayers and insights keep their paragraphs', () => {
  const gratitude = { kind: 'gratitude', text: 'Rain' } as const;
  expect(
    parseGeneratedAnswer<'gratitude'>(
      gratitude,
      'en',
      { affirmation: message, verse_reference: 'Psalm 65:9', verse_text: 'x' },
      '',
    ),
  ).toEqual({
    kind: 'clean',
    words: { affirmation: message },
    references: ['Psalm 65:9'],
    source: 'model',
  });
  expect(
    parseGeneratedAnswer<'gratitude'>(
      gratitude,
      'en',
      { affirmation: message, verse_text: 'x' },
      '',
    ),
  ).toMatchObject({ references: [] });
  const prayer = parseGeneratedAnswer<'prayer'>(
    { kind: 'prayer', request: 'Rain', category: 'other' },
    'en',
    {
      prayer_text: `${message}\\n\\n${message}\r\n\r\n\r\n\r\nIn the name of Jesus.\nAmen.`,
      verses: [],
    },
    '',
  );
  expect(prayer).toMatchObject({
    kind: 'clean',
    words: { prayer_text: `${message}\n\n${message}\n\nIn the name of Jesus. Amen.` },
  });
});

test.each([
  ['**Peace** and _rest_ for `you`, ~~not~~ now', 'Peace and rest for you, not now'],
  ['# A note\n\nPeace.', 'A note Peace.'],
  ['- one\n- two\n1. three', 'one two three'],
  ['> quoted', 'quoted'],
  [
    'See [this](https://example.org/a) and ![x](y.png) or https://evil.example/?q=1.',
    'See this and or.',
  ],
  ['Write to help@example.org or go to www.example.org/now, friend', 'Write to or go to, friend'],
  ['a &lt;script&gt;alert(1)&lt;/script&gt; b &amp; c &#39;d&#x27;', "a b & c 'd'"],
  ['<p>One</p><p>Two<br>three</p><script>alert(1)</script>', 'One Two three'],
  ['<img src=x onerror=alert(1)', ''],
  ['\u202eright\u202c \u0000\u0007left\ufeff \ud800', 'right left'],
  ['Qu’y a-t-il\u202f?', 'Qu’y a-t-il\u202f?'],
  ['👨‍👩‍👧 snake_case 2 * 3', '👨‍👩‍👧 snake_case 2 3'],
])('plain text of %j', (raw, plain) => {
  expect(toPlainText(raw, 'line')).toBe(plain);
});

test('cleaning a model’s answer is fast for any input', () => {
  const start = performance.now();
  for (const part of [
    '<',
    '<script>',
    '&',
    '[',
    '![',
    '*',
    '_',
    '`',
    'a@',
    'a.',
    '(',
    '> ',
    '\n',
    '<a ',
    '&lt;',
    '[a](',
  ])
    toPlainText(part.repeat(50_000), 'paragraphs');
  expect(performance.now() - start).toBeLessThan(3_000);
});

describe.each(languages)('%s: what our own composer writes is accepted', (language) => {
  test('in its language, and refused in the others', async () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const draw = { seed, used: [] };
      const note = await composeGraceNote(
        { mood: 'peaceful', context: 'God will heal me tomorrow', language },
        draw,
      );
      expect(
        parseGeneratedAnswer<'grace_note'>(
          { ...request, context: 'God will heal me tomorrow' },
          language,
          { ...note, verses: [] },
          buildPrompt(request, language).prompt,
        ),
      ).toMatchObject({ kind: 'clean' });
      const affirmation = await composeAffirmation({ text: '', language }, draw);
      expect(
        parseGeneratedAnswer<'gratitude'>(
          { kind: 'gratitude', text: '' },
          language,
          { ...affirmation, verse_reference: '' },
          '',
        ),
      ).toMatchObject({ kind: 'clean' });
      for (const topic of Object.values(topicsByCategory).flat()) {
        const insight = await composeWisdom({ question: '', topic, language }, draw);
        const question = { kind: 'wisdom', question: '', topic } as const;
        expect(
          parseGeneratedAnswer<'wisdom'>(
            question,
            language,
            { ...insight, verses: [], source: 'composer' },
            buildPrompt(question, language).prompt,
          ),
        ).toMatchObject({ kind: 'clean' });
        for (const other of languages.filter((one) => one !== language))
          expect(
            parseGeneratedAnswer<'wisdom'>(
              question,
              other,
              { ...insight, verses: [], source: 'composer' },
              '',
            ),
          ).toEqual({ kind: 'refused', why: 'language' });
      }
      const prayer = await composePrayer({ request: '', category: 'health', language }, draw);
      expect(
        parseGeneratedAnswer<'prayer'>(
          { kind: 'prayer', request: '', category: 'health' },
          language,
          { ...prayer, verses: [] },
          '',
        ),
      ).toMatchObject({ kind: 'clean' });
    }
  });
});

const ownPrayer =
  'Father, I come to you today with what I cannot carry alone. You know my illness and my fear, and you know the nights. Heal me, be close to me, and let me rest in your hands, today and tomorrow. Amen.';
const prayerForAnother =
  'Father, I come to you today for a person who is dear to me. You know the illness and the fear, and you know the nights. Bring healing, be close, and let your hands hold what mine cannot, today and tomorrow. Amen.';

test.each<[string, string, string, Language]>([
  ['My mother is ill', ownPrayer, prayerForAnother, 'en'],
  [
    'Ma mère est malade',
    'Père, je viens à toi avec ce que je ne peux pas porter. Tu connais ma maladie et ma peur, tu connais les nuits. Guéris-moi, reste près de moi, et donne-moi le repos dans tes mains, aujourd’hui et demain. Amen.',
    'Père, je viens à toi pour une personne qui m’est chère. Tu connais sa maladie et sa peur, tu connais les nuits. Donne la guérison, reste auprès d’elle, et que tes mains portent ce que les miennes ne portent pas. Amen.',
    'fr',
  ],
  [
    'Mi madre está enferma',
    'Padre, vengo a ti con lo que no puedo llevar. Tú conoces mi enfermedad y mi miedo, tú conoces las noches. Sáname, quédate cerca de mí, y dame descanso en tus manos, hoy y mañana también. Amén.',
    'Padre, vengo a ti por una persona a quien quiero mucho. Tú conoces su enfermedad y su miedo, tú conoces las noches. Da salud, quédate a su lado, y que tus manos sostengan lo que las mías no pueden. Amén.',
    'es',
  ],
  [
    'Minha mãe está doente',
    'Pai, venho a ti com o que não posso carregar sem a tua ajuda. Tu conheces a minha doença e o meu medo, tu conheces as noites. Cura-me, fica perto de mim, e dá-me descanso em tuas mãos. Amém.',
    'Pai, venho a ti por uma pessoa a quem quero muito bem. Tu conheces a sua doença e o seu medo, tu conheces as noites. Dá saúde, fica ao seu lado, e que as tuas mãos segurem o que as minhas não podem. Amém.',
    'pt',
  ],
])(
  'a prayer for another person that asks for the user is refused: %s',
  (text, own, other, language) => {
    const generation = { kind: 'prayer', request: text, category: 'other' } as const;
    const { prompt } = buildPrompt(generation, language);
    const readPrayer = (prayer_text: string) =>
      parseGeneratedAnswer<'prayer'>(generation, language, { prayer_text, verses: [] }, prompt);
    expect(readPrayer(own)).toEqual({ kind: 'refused', why: 'person' });
    expect(readPrayer(other)).toMatchObject({ kind: 'clean' });
    expect(readPrayer('Amen, amen, amen.')).toEqual({ kind: 'refused', why: 'empty' });
  },
);

test('a prayer for the user may ask for the user', () => {
  const generation = { kind: 'prayer', request: 'I am ill', category: 'other' } as const;
  const { prompt } = buildPrompt(generation, 'en');
  expect(
    parseGeneratedAnswer<'prayer'>(
      generation,
      'en',
      { prayer_text: ownPrayer, verses: [] },
      prompt,
    ),
  ).toMatchObject({ kind: 'clean' });
});
