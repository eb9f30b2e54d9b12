// Questions about forgiveness and marriage get no passage that answers a neighbouring question.
import { describe, expect, test } from 'vitest';
import { composeWisdom } from '../../../content/wisdom/compose-wisdom.ts';
import type { ComposedWisdom } from '../../../content/wisdom/compose-wisdom.ts';
import type { QuestionSubtopic } from '../../../content/wisdom/detect-subtopic.ts';
import { understandQuestion } from '../../../content/wisdom/detect-topic.ts';
import { loadWisdom } from '../../../content/wisdom/load-wisdom.ts';
import { findFittingIndexes } from '../../../content/wisdom/wisdom-subtopics.ts';
import { referencesBySubtopic } from '../../../content/wisdom/wisdom-references.ts';
import type { TopicPassages } from '../../../content/wisdom/wisdom-topics.ts';
import { languages } from '../../../schemas/languages.ts';
import type { Language } from '../../../schemas/languages.ts';

const questions: Readonly<
  Record<Language, readonly (readonly [QuestionSubtopic | undefined, string])[]>
> = {
  en: [
    ['another', 'How do I forgive my father?'],
    ['another', 'I can’t forgive what he did to me'],
    ['another', 'God forgave me, but how can I forgive my sister?'],
    ['oneself', 'How can I forgive myself?'],
    ['oneself', 'I cannot forgive myself for what I did'],
    ['guilt', 'Can God forgive me?'],
    ['guilt', 'Does God really forgive my sins?'],
    ['betrayal', 'My husband cheated on me. How can I forgive him?'],
    ['betrayal', 'My wife had an affair'],
    ['betrayal', 'I was cheated on and I can’t sleep'],
    ['betrayal', 'How do I trust my husband again after his affair?'],
    ['guilt', 'I cheated on my wife and hate myself'],
    ['guilt', 'I had an affair. Can God forgive me?'],
    ['quarrel', 'My wife and I fight about everything'],
    ['coldness', 'My husband doesn’t talk to me anymore'],
    [undefined, 'How can love last in a marriage?'],
    [undefined, 'Will my wife ever forgive me?'],
    [undefined, 'My friend betrayed me'],
  ],
  fr: [
    ['another', 'Comment pardonner à mon père ?'],
    ['another', 'Je n’arrive pas à pardonner à ma sœur'],
    ['oneself', 'Comment me pardonner ?'],
    ['oneself', 'Je n’arrive pas à me pardonner'],
    ['guilt', 'Dieu peut-il me pardonner ?'],
    ['guilt', 'Est-ce que Dieu pardonne tout ?'],
    ['betrayal', 'Mon mari m’a trompée. Comment puis-je lui pardonner ?'],
    ['betrayal', 'Ma femme a une liaison'],
    ['betrayal', 'Mon mari m’a trahie'],
    [undefined, 'Mon ami m’a trahi'],
    ['guilt', 'J’ai trompé ma femme et je m’en veux'],
    ['quarrel', 'Mon mari et moi, on se dispute pour tout'],
    ['coldness', 'Ma femme ne me parle plus'],
  ],
  es: [
    ['another', '¿Cómo perdono a mi padre?'],
    ['another', '¿Cómo puedo perdonar a mi padre?'],
    ['another', 'No puedo perdonarlo'],
    ['oneself', '¿Cómo puedo perdonarme?'],
    ['oneself', 'No logro perdonarme a mí misma'],
    ['guilt', '¿Me perdonará Dios?'],
    ['guilt', '¿Puede Dios perdonarme?'],
    ['guilt', '¿Dios me perdona por haber abortado?'],
    ['betrayal', 'Mi marido me engañó. ¿Cómo puedo perdonarlo?'],
    ['betrayal', 'Mi esposo me fue infiel. ¿Cómo puedo perdonarlo?'],
    ['betrayal', '¿Cómo perdonar una infidelidad?'],
    ['betrayal', 'Descubrí que mi novio tiene otra'],
    ['guilt', 'Engañé a mi esposa y me odio'],
    ['quarrel', 'Mi esposo y yo peleamos por todo'],
    ['coldness', 'Mi esposa no me habla'],
  ],
  pt: [
    ['another', 'Como perdoar meu pai?'],
    ['another', 'Como eu perdoo o meu pai?'],
    ['another', 'Não consigo perdoar minha irmã'],
    ['oneself', 'Como posso me perdoar?'],
    ['oneself', 'Não consigo perdoar a mim mesmo'],
    ['guilt', 'Deus pode me perdoar?'],
    ['guilt', 'Deus pode perdoar os meus pecados?'],
    ['betrayal', 'Meu marido me traiu. Como posso perdoá-lo?'],
    ['betrayal', 'Minha esposa tem um caso'],
    ['betrayal', 'Como perdoar uma traição?'],
    ['guilt', 'Traí minha esposa e me odeio'],
    ['quarrel', 'Meu marido e eu brigamos por tudo'],
    ['coldness', 'Minha esposa não fala comigo'],
  ],
};

const seeds = Array.from({ length: 60 }, (_, seed) => seed);

function composeForSeeds(question: string, language: Language): Promise<ComposedWisdom[]> {
  return Promise.all(
    seeds.map((seed) => composeWisdom({ question, language }, { seed, used: [] })),
  );
}

const parts = ['acknowledgements', 'truths', 'suggestions', 'steps'] as const;

/** Returns the texts of both topics that answer another question. */
async function listUnfitting(
  language: Language,
  subtopic: QuestionSubtopic,
): Promise<readonly string[]> {
  const { byTopic, passageSubtopics } = await loadWisdom(language);
  return (['forgiveness', 'marriage'] as const).flatMap((topic) => {
    const passages: TopicPassages = byTopic[topic];
    return parts.flatMap((part) =>
      passages[part].filter((_, index) => {
        const one = passageSubtopics[topic][part][index];
        return one !== 'general' && one !== subtopic;
      }),
    );
  });
}

describe.each(languages)('%s', (language) => {
  test('the subtopic of a question is found', async () => {
    const found = await Promise.all(
      questions[language].map(async ([, question]) => [
        (await understandQuestion(question, language)).subtopic,
        question,
      ]),
    );
    expect(found).toEqual(questions[language]);
  });

  test('an answer has no passage and no verse of another subtopic', async () => {
    for (const [subtopic, question] of questions[language]) {
      if (!subtopic) continue;
      const unfitting = await listUnfitting(language, subtopic);
      expect(unfitting.length).toBeGreaterThan(4);
      for (const { insight, next_step, references, fitting } of await composeForSeeds(
        question,
        language,
      )) {
        const text = `${insight}\n\n${next_step}`;
        expect([question, unfitting.filter((one) => text.includes(one))]).toEqual([question, []]);
        for (const reference of [...references, ...fitting])
          expect(referencesBySubtopic[subtopic]).toContainEqual(reference);
      }
    }
  });

  test('an answer to a betrayed person consists of passages about betrayal', async () => {
    const { byFocus, generalNote } = await loadWisdom(language);
    for (const [, question] of questions[language].filter(([one]) => one === 'betrayal')) {
      for (const { insight, next_step, topic } of await composeForSeeds(question, language)) {
        const [acknowledgement, truth] = insight.split('\n\n');
        expect(byFocus.betrayal.acknowledgements).toContain(acknowledgement);
        expect(byFocus.betrayal.truths).toContain(truth);
        expect(byFocus.betrayal.steps).toContain(next_step);
        expect(topic).toBe('marriage');
        expect(insight).not.toContain(generalNote);
      }
    }
  });

  test('every passage of both topics has a subtopic, and each subtopic has two of a part', async () => {
    const { byTopic, passageSubtopics } = await loadWisdom(language);
    for (const topic of ['forgiveness', 'marriage'] as const)
      for (const part of parts)
        expect(passageSubtopics[topic][part]).toHaveLength(byTopic[topic][part].length);
    for (const [topic, subtopic] of [
      ['forgiveness', 'another'],
      ['marriage', 'quarrel'],
      ['marriage', 'coldness'],
      ['marriage', undefined],
    ] as const) {
      const fitting = findFittingIndexes(passageSubtopics[topic], subtopic);
      for (const part of parts) expect(fitting?.[part].length).toBeGreaterThanOrEqual(2);
    }
  });
});

test('an answer to a question whose situation is unknown says that it is general', async () => {
  const { generalNote } = await loadWisdom('en');
  for (const question of ['Will my wife ever forgive me?', 'How can love last in a marriage?']) {
    const { insight } = await composeWisdom({ question, language: 'en' }, { seed: 1, used: [] });
    expect(insight.startsWith(generalNote)).toBe(true);
  }
  const chosen = await composeWisdom(
    { question: '', topic: 'marriage', language: 'en' },
    { seed: 1, used: [] },
  );
  expect(chosen.insight).not.toContain(generalNote);
});
