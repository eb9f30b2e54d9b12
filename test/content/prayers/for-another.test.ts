// Tests of the person for whom a prayer request is: another person, or the user.
import { expect, test } from 'vitest';
import { composePrayer } from '../../../content/prayers/compose-prayer.ts';
import { loadPrayers } from '../../../content/prayers/load-prayers.ts';
import { matchSituation } from '../../../content/prayers/situations/match-situation.ts';
import { languages } from '../../../schemas/languages.ts';
import type { Language } from '../../../schemas/languages.ts';
import { readPrayerPrompts } from '../../support/locale-files.ts';

const forAnother: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Work for Peter',
    'Healing and peace for Maria, who waits',
    'My unemployed son',
    'For my mother, who fears the operation',
    'Healing for someone I love',
    'For Paul',
    'Please heal my mother',
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
    'Por mi querida vecina',
    'Por nuestros hijos',
    'Oro por Ana',
    'Ayuda a mi hijo a encontrar trabajo',
    'Por una amiga que ha perdido la fe',
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

/** Requests of parents: the illness of the own child has prayers in which a parent speaks. */
const forOwnChild: Readonly<Record<Language, readonly string[]>> = {
  en: ['My daughter is in hospital'],
  fr: ['Ma fille est à l’hôpital', 'L’opération de mon fils'],
  es: ['Mi hija está en el hospital', 'La operación de mi niña'],
  pt: ['Minha filha está no hospital'],
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
    'La paix pendant l’attente',
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
    for (const spelling of [request, request.replaceAll('’', "'").normalize('NFD')])
      expect(matchSituation(spelling, language).person).not.toBe('self');
  },
);

test.each(rows(forOwnChild))('%s: a parent speaks: %s', (language, request) => {
  for (const spelling of [request, request.replaceAll('’', "'").normalize('NFD')])
    expect(matchSituation(spelling, language)).toMatchObject({
      kind: 'sure',
      situation: 'sick-child',
      person: 'self',
    });
});

test.each(rows(forOneself))('%s: for oneself: %s', (language, request) => {
  for (const spelling of [request, request.replaceAll('’', "'").normalize('NFD')])
    expect(matchSituation(spelling, language).person).not.toBe('other');
});

test.each(languages)(
  '%s: a prayer for another person contains no sentence about oneself',
  async (language) => {
    const { written, frames } = await loadPrayers(language);
    const own = [
      ...Object.values(written).flatMap(({ self }) => self?.text ?? []),
      ...frames.self.map(({ after }) => after),
    ];
    for (const request of forAnother[language]) {
      for (let seed = 0; seed < 10; seed++) {
        const { prayer_text } = await composePrayer(
          { request, category: 'other', language },
          { seed, used: [] },
        );
        expect(own.filter((text) => prayer_text.includes(text))).toEqual([]);
      }
    }
  },
);

test.each(languages)(
  '%s: of the built-in prompts only the prompt about a loved person is for another person',
  (language) => {
    const persons = readPrayerPrompts(language).map(
      (request) => matchSituation(request, language).person,
    );
    expect(persons).toEqual(['self', 'self', 'self', 'other', 'self', 'self']);
  },
);
