// App store listing texts of Selah in each language. A store listing needs all four languages.
import type { Language } from '../../schemas/fields.ts';

export const storeFields = ['name', 'subtitle', 'keywords', 'short', 'full'] as const;
export type StoreField = (typeof storeFields)[number];

export const storeTexts: Readonly<Record<Language, Readonly<Record<StoreField, string>>>> = {
  en: {
    name: 'Selah: Bible and Prayer',
    subtitle: 'Read, pray, rest, day by day',
    keywords:
      'bible,prayer,devotional,gratitude,journal,scripture,faith,offline,sleep,reading plan',
    short: 'Read the Bible, pray, give thanks and rest. It works without a connection, too.',
    full: `Selah goes with you through the day: a word in the morning, a prayer at noon, peace at night.

• Bible: read, highlight, take notes, search and listen. Keep whole translations on your device and read them anywhere.
• Grace notes: a short word for how you feel today, with a verse.
• Prayer: write down what moves you, pray through your list, and remember what was answered.
• Gratitude: a few lines a day that grow into a calendar of good things.
• Wisdom: sixteen doors to what the Bible says about the questions of life.
• Reading plans: paths of a few days on peace, hope, love, faith, wisdom and grace.
• Peaceful Sleep: quiet texts, verses and prayers for the night.
• Progress: see how far you have come, without pressure.

What you write lies first on your device and is there without a connection. With an account it is kept safe on the server and comes to your other devices. There are no ads and no analytics.

Words made for you always say where they come from. Whether an artificial intelligence takes part is your choice. Selah replaces neither a church nor a pastor, a doctor or a friend.

In English, French, Spanish and Portuguese. For people of 13 and older.`,
  },
  fr: {
    name: 'Selah : Bible et prière',
    subtitle: 'Lire, prier, se reposer',
    keywords:
      'bible,prière,méditation,gratitude,journal,écriture,foi,hors ligne,sommeil,plan de lecture',
    short: 'Lis la Bible, prie, remercie et repose-toi. Même sans connexion.',
    full: `Selah t’accompagne tout au long du jour : une parole le matin, une prière à midi, la paix le soir.

• Bible : lis, surligne, note, cherche et écoute. Garde des traductions entières sur ton appareil et lis-les partout.
• Mots de grâce : une courte parole pour ce que tu vis aujourd’hui, avec un verset.
• Prière : écris ce qui te touche, prie ta liste et souviens-toi de ce qui a été exaucé.
• Gratitude : quelques lignes par jour, qui deviennent un calendrier de bonnes choses.
• Sagesse : seize portes vers ce que la Bible dit des questions de la vie.
• Plans de lecture : des chemins de quelques jours sur la paix, l’espérance, l’amour, la foi, la sagesse et la grâce.
• Sommeil paisible : des textes, des versets et des prières pour la nuit.
• Parcours : vois le chemin parcouru, sans pression.

Ce que tu écris est d’abord sur ton appareil, et tu le retrouves sans connexion. Avec un compte, c’est aussi en sécurité sur le serveur et sur tes autres appareils. Ni publicité, ni mesure d’audience.

Les textes composés pour toi disent toujours d’où ils viennent. C’est toi qui décides si une intelligence artificielle y prend part. Selah ne remplace ni une Église, ni un pasteur, ni un médecin, ni un ami.

En français, anglais, espagnol et portugais. À partir de 13 ans.`,
  },
  es: {
    name: 'Selah: Biblia y oración',
    subtitle: 'Leer, orar, descansar',
    keywords:
      'biblia,oración,devocional,gratitud,diario,escritura,fe,sin conexión,dormir,plan de lectura',
    short: 'Lee la Biblia, ora, da gracias y descansa. También sin conexión.',
    full: `Selah te acompaña durante el día: una palabra por la mañana, una oración a mediodía, paz por la noche.

• Biblia: lee, resalta, anota, busca y escucha. Guarda traducciones enteras en tu dispositivo y léelas donde quieras.
• Notas de gracia: una palabra breve para lo que sientes hoy, con un versículo.
• Oración: escribe lo que te mueve, ora por tu lista y recuerda lo que fue respondido.
• Gratitud: unas líneas al día que se convierten en un calendario de cosas buenas.
• Sabiduría: dieciséis puertas a lo que dice la Biblia sobre las preguntas de la vida.
• Planes de lectura: caminos de pocos días sobre la paz, la esperanza, el amor, la fe, la sabiduría y la gracia.
• Sueño en paz: textos, versículos y oraciones para la noche.
• Progreso: mira lo que has caminado, sin presión.

Lo que escribes está primero en tu dispositivo, y lo tienes sin conexión. Con una cuenta queda a salvo en el servidor y llega a tus otros dispositivos. Sin anuncios y sin analíticas.

Los textos hechos para ti siempre dicen de dónde vienen. Tú decides si participa una inteligencia artificial. Selah no sustituye a una iglesia, ni a un pastor, ni a un médico, ni a una amistad.

En español, inglés, francés y portugués. A partir de 13 años.`,
  },
  pt: {
    name: 'Selah: Bíblia e oração',
    subtitle: 'Ler, orar e descansar',
    keywords:
      'bíblia,oração,devocional,gratidão,diário,escritura,fé,sem internet,sono,plano de leitura',
    short: 'Leia a Bíblia, ore, agradeça e descanse. Também sem conexão.',
    full: `O Selah acompanha você ao longo do dia: uma palavra de manhã, uma oração ao meio-dia, paz à noite.

• Bíblia: leia, destaque, anote, busque e ouça. Guarde traduções inteiras no seu aparelho e leia onde estiver.
• Notas de graça: uma palavra curta para o que você sente hoje, com um versículo.
• Oração: escreva o que toca você, ore pela sua lista e lembre o que foi respondido.
• Gratidão: algumas linhas por dia que viram um calendário de coisas boas.
• Sabedoria: dezesseis portas para o que a Bíblia diz sobre as perguntas da vida.
• Planos de leitura: caminhos de poucos dias sobre paz, esperança, amor, fé, sabedoria e graça.
• Sono tranquilo: textos, versículos e orações para a noite.
• Progresso: veja o caminho que já andou, sem pressão.

O que você escreve fica primeiro no seu aparelho, e está lá sem conexão. Com uma conta, fica a salvo no servidor e chega aos seus outros aparelhos. Sem anúncios e sem análise de uso.

Os textos feitos para você sempre dizem de onde vêm. Você decide se uma inteligência artificial participa. O Selah não substitui uma igreja, um pastor, um médico nem uma amizade.

Em português, inglês, francês e espanhol. A partir de 13 anos.`,
  },
};
