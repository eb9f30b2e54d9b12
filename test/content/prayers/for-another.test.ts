// Tests of prayers for another person: detection of such requests, and prayer texts about the
// person without gender or number.
import { expect, test } from 'vitest';
import { isForOtherPerson } from '../../../content/prayers/detect-for-another.ts';
import { composePrayer } from '../../../content/prayers/compose-prayer.ts';
import { english } from '../../../content/prayers/en/for-oneself.ts';
import { spanish } from '../../../content/prayers/es/for-oneself.ts';
import { englishForOthers } from '../../../content/prayers/en/for-another.ts';
import { spanishForOthers } from '../../../content/prayers/es/for-another.ts';
import { frenchForOthers } from '../../../content/prayers/fr/for-another.ts';
import { portugueseForOthers } from '../../../content/prayers/pt/for-another.ts';
import { french } from '../../../content/prayers/fr/for-oneself.ts';
import { prayerPromptsByLanguage } from '../../../content/prayers/prayer-prompts.ts';
import { portuguese } from '../../../content/prayers/pt/for-oneself.ts';
import { detectPrayerTopic } from '../../../content/prayers/detect-category.ts';
import { languages } from '../../../schemas/fields.ts';
import type { Language } from '../../../schemas/fields.ts';

const passagesByLanguage = { en: english, fr: french, es: spanish, pt: portuguese };
const forAnotherByLanguage = {
  en: englishForOthers,
  fr: frenchForOthers,
  es: spanishForOthers,
  pt: portugueseForOthers,
};

const forAnother: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Work for Peter',
    'Healing and peace for Maria, who waits',
    'My unemployed son',
    'For my mother, who fears the operation',
    'Healing for someone I love',
    'For Paul',
    'Please heal my mother',
    'My daughter is in hospital',
    'For my dear old neighbour',
    'For our children',
    'Praying for Anna, who starts a new job',
    'Help my son find work',
    'My mother is ill and I am afraid',
    'For a friend who has lost his faith',
    'Maria’s father is sick',
    'Comfort for my grandmother',
    'Please pray for her',
    'The health of my family',
    'For the sick in our town',
    'For those I love',
    'My brother cannot pay his rent',
  ],
  fr: [
    'Du travail pour Pierre',
    'La santé pour Anne et Marc',
    'Pour ma mère, qui craint l’opération',
    'La guérison de quelqu’un que j’aime',
    'Pour Paul',
    'Guéris mon père',
    'Ma fille est à l’hôpital',
    'Pour ma chère voisine',
    'Pour nos enfants',
    'Je prie pour Anna',
    'Aide mon fils à trouver du travail',
    'Merci de guérir ma mère',
    'Pour une amie qui a perdu la foi',
    'La santé de ma sœur',
    'Du courage pour mon frère',
    'Pour elle',
    'Pour les malades',
    'L’opération de mon fils',
    'Pour ceux que j’aime',
    'Mon frère ne peut plus payer son loyer',
  ],
  es: [
    'Trabajo para Pedro',
    'Por Pedro',
    'Paz para la Ana',
    'Por mi madre, que teme la operación',
    'Salud para alguien a quien quiero',
    'Salud para alguien a quien amo',
    'Por Pablo',
    'Sana a mi padre',
    'Mi hija está en el hospital',
    'Por mi querida vecina',
    'Por nuestros hijos',
    'Oro por Ana',
    'Ayuda a mi hijo a encontrar trabajo',
    'Por una amiga que ha perdido la fe',
    'La operación de mi niña',
    'Ánimo para mi hermano',
    'Por los enfermos',
    'Por ella',
    'Mi hermano no puede pagar el alquiler',
  ],
  pt: [
    'Trabalho para a Ana',
    'Para a Ana',
    'Meu filho desempregado',
    'Por Pedro',
    'Pela minha mãe, que tem medo da operação',
    'Cura para alguém que eu amo',
    'Cura para alguém que amo',
    'Por Paulo',
    'Cura o meu pai',
    'Minha filha está no hospital',
    'Pela minha querida vizinha',
    'Pelos nossos filhos',
    'Oro por Ana',
    'Ajuda o meu filho a encontrar trabalho',
    'Por uma amiga que perdeu a fé',
    'A cirurgia do meu irmão',
    'Saúde para a minha mãe',
    'Pelos doentes',
    'Por ela',
    'Meu irmão não consegue pagar o aluguel',
    'Para minha avó',
  ],
};

const forOneself: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'I work for Peter',
    'Time for Sunday',
    'We live for Maria',
    'For my work',
    'For my health',
    'For courage',
    'I work for my father',
    'Forgive my father',
    'Help me love my wife',
    'My father and I have not spoken',
    'For me and my husband',
    'My mother died last week',
    'Patience with my children',
    'For a child',
    'For my exam tomorrow',
    'Peace in a season of waiting',
    'For God’s help',
    'For Sunday',
    'I am waiting for my husband',
    'My wife left me',
    'For Strength',
    'We long for a baby',
    'I care for my mother and I am tired',
    'For my daily bread',
    'Thanks for something good today',
    'My pain does not stop',
    'Strength for a tired heart',
    'I cannot forgive my friend',
    'For my faith',
  ],
  fr: [
    'Je travaille pour Pierre',
    'Pour mon travail',
    'Pour ma santé',
    'Pour le courage',
    'Je travaille pour mon père',
    'Pardonner à mon père',
    'Aide-moi à aimer ma femme',
    'Mon père et moi ne nous parlons plus',
    'Pour moi et mon mari',
    'Ma mère est décédée',
    'La patience avec mes enfants',
    'Pour un enfant',
    'Pour mon examen',
    'La paix dans un temps d’attente',
    'De la force pour un cœur fatigué',
    'Pour dimanche',
    'Ma femme m’a quitté',
    'Pour la paix',
    'Donne-nous notre pain de ce jour',
    'Pour ma foi',
    'J’attends un enfant',
  ],
  es: [
    'Vivo para Pedro',
    'Por mi trabajo',
    'Por mi salud',
    'Por la paz',
    'Yo trabajo para mi padre',
    'Perdonar a mi padre',
    'Ayúdame a amar a mi esposa',
    'Mi padre y yo no hablamos',
    'Por mí y mi marido',
    'Murió mi abuela',
    'Paciencia con mis hijos',
    'Por un hijo',
    'Para mi examen',
    'Por favor',
    'Fuerzas para un corazón cansado',
    'Por el trabajo de mañana',
    'Mi mujer me dejó',
    'Por mi fe',
    'No sé vivir sin ella',
    'Ánimo para el trabajo de mañana',
    'Por Dios',
  ],
  pt: [
    'Eu trabalho para a Ana',
    'Pelo meu trabalho',
    'Pela minha saúde',
    'Pela paz',
    'Eu trabalho para o meu pai',
    'Perdoar o meu pai',
    'Ajuda-me a amar a minha esposa',
    'Meu pai e eu não nos falamos',
    'Por mim e meu marido',
    'Minha avó faleceu',
    'Paciência com os meus filhos',
    'Por um filho',
    'Para a minha prova',
    'Por favor',
    'Forças para um coração cansado',
    'Pelo aluguel',
    'Minha mulher me deixou',
    'Pela minha fé',
    'Coragem para o trabalho de amanhã',
    'Sabedoria para uma decisão difícil',
    'Por Deus',
  ],
};

function rows(
  requestsByLanguage: Readonly<Record<Language, readonly string[]>>,
): [Language, string][] {
  return languages.flatMap((language) =>
    requestsByLanguage[language].map((request): [Language, string] => [language, request]),
  );
}

test.each(rows(forAnother))(
  '%s: detected as a prayer for another person: %s',
  (language, request) => {
    const topic = detectPrayerTopic({ request, category: 'other', language });
    expect(isForOtherPerson(request, topic)).toBe(true);
    expect(isForOtherPerson(request.replaceAll('’', "'").normalize('NFD'), topic)).toBe(true);
  },
);

test.each(rows(forOneself))('%s: for oneself: %s', (language, request) => {
  const topic = detectPrayerTopic({ request, category: 'other', language });
  expect(isForOtherPerson(request, topic)).toBe(false);
  expect(isForOtherPerson(request.replaceAll('’', "'").normalize('NFD'), topic)).toBe(false);
});

test.each(languages)(
  '%s: a prayer for another person contains no sentence about oneself',
  async (language) => {
    const { hearts, askings, trusts } = passagesByLanguage[language];
    const another = forAnotherByLanguage[language];
    const own = [...Object.values(hearts), ...Object.values(askings), trusts].flat();
    const others = [
      ...Object.values(another.hearts),
      ...Object.values(another.askings),
      another.trusts,
    ].flat();
    for (const request of forAnother[language]) {
      for (let seed = 0; seed < 10; seed++) {
        const { prayer_text } = await composePrayer(
          { request, category: 'other', language },
          { seed, used: [] },
        );
        expect(own.filter((sentence) => prayer_text.includes(sentence))).toEqual([]);
        expect(others.filter((sentence) => prayer_text.includes(sentence))).toHaveLength(3);
      }
    }
  },
);

test.each(languages)(
  '%s: of the built-in prompts only the prompt about a loved person is for another person',
  (language) => {
    const topics = prayerPromptsByLanguage[language].map((request) =>
      isForOtherPerson(request, detectPrayerTopic({ request, category: 'other', language })),
    );
    expect(topics).toEqual([false, false, false, true, false, false]);
  },
);

test.each(languages)(
  '%s: thanks for another person are the user’s own thanks',
  async (language) => {
    const { hearts } = passagesByLanguage[language];
    const { prayer_text } = await composePrayer(
      { request: forAnother[language][0] ?? '', category: 'thanksgiving', language },
      { seed: 1, used: [] },
    );
    expect(hearts.thanksgiving.some((heart) => prayer_text.includes(heart))).toBe(true);
  },
);
