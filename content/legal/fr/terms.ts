// The terms of service in French.
import { legalFacts, legalDate, type LegalText } from '../legal-text.ts';

export const text: LegalText = {
  title: 'Conditions d’utilisation',
  date: legalDate,
  introduction: [
    'Ces conditions sont un accord entre toi et le responsable du serveur : la personne ou l’organisation qui le gère à cette adresse. En utilisant Selah, tu les acceptes. Si tu ne les acceptes pas, n’utilise pas l’application, s’il te plaît.',
    'La manière dont tes données sont traitées est décrite dans la Politique de confidentialité.',
  ],
  sections: [
    {
      key: 'service',
      title: 'Ce qu’est Selah',
      paragraphs: [
        'Selah accompagne chaque jour : pour lire la Bible, prier, remercier et se reposer. L’application marche aussi sans connexion. Elle ne remplace ni une église, ni un pasteur, ni un ami.',
        'L’application ne demande pas d’argent. Son programme est libre, sous licence MIT, et chacun peut l’utiliser ; ces conditions concernent le service à cette adresse.',
      ],
    },
    {
      key: 'account',
      title: 'Qui peut l’utiliser, et ton compte',
      paragraphs: [
        `Il faut avoir ${legalFacts.youngest} ans ou plus. Si la loi de ton pays demande un âge plus élevé ou l’accord de tes parents, il le faut aussi.`,
        'Un compte demande une adresse e-mail qui est la tienne. Garde ton mot de passe pour toi, et change-le si quelqu’un d’autre peut le connaître. Le responsable peut réserver un serveur aux personnes invitées.',
        'Tu peux partir à tout moment, et d’abord emporter tes textes.',
      ],
      links: [
        { to: '/Sync', text: 'Emporter tes textes' },
        { to: '/DeleteAccount', text: 'Supprimer ton compte' },
      ],
    },
    {
      key: 'made',
      title: 'Les textes composés pour toi',
      paragraphs: [
        'Mots de grâce, prières, affirmations et réponses de la Sagesse sont composés à partir des textes de Selah ou, si tu l’acceptes, écrits par une intelligence artificielle. Chacun dit d’où il vient.',
        'Les réponses d’une intelligence artificielle ne sont pas une révélation divine. Elles peuvent être fausses. Fais comme les gens de Bérée, qui examinaient les Écritures pour voir si ce qu’on leur disait était exact (Actes 17.11), et parles-en avec des personnes qui te connaissent.',
        'Rien dans Selah ne prédit ton avenir. Le nombre de réponses par jour peut être limité.',
      ],
    },
    {
      key: 'advice',
      title: 'Pas de conseil, et de l’aide en cas d’urgence',
      paragraphs: [
        'Selah ne donne aucun conseil médical, juridique, financier ou psychologique. Adresse-toi à des personnes dont c’est le métier. N’arrête jamais un traitement et ne tarde jamais à chercher de l’aide à cause de ce que tu as lu ici.',
        'Si toi ou d’autres êtes en danger, appelle maintenant le numéro d’urgence de ton pays, ou va trouver une personne de confiance. Personne ne surveille ce que tu écris, et l’application n’appelle personne. Elle essaie de remarquer les mots de détresse et d’indiquer de l’aide, mais ils peuvent lui échapper.',
      ],
    },
    {
      key: 'yours',
      title: 'Tes textes, et le bon usage',
      paragraphs: [
        'Ce que tu écris reste à toi. Tu permets au responsable de le garder, de le copier et de le transmettre autant que le service en a besoin, et pour rien d’autre.',
        'Utilise Selah sans nuire à personne. Le responsable peut fermer un compte dans les cas suivants ; si la loi le permet, il te prévient avant, pour que tu puisses sauver tes textes :',
      ],
      list: [
        'enfreindre la loi, les droits ou la vie privée d’autrui',
        'entrer dans le compte d’une autre personne, ou l’essayer',
        'attaquer ou surcharger le serveur, ou contourner ses limites',
        'créer des comptes par une machine, ou envoyer des messages dont personne ne veut',
      ],
    },
    {
      key: 'bible',
      title: 'Les textes de la Bible',
      paragraphs: [
        'Les traductions appartiennent à leurs éditeurs ou au domaine public ; la licence de chacune figure sous ses chapitres. Au Royaume-Uni, les droits sur la King James Version appartiennent à la Couronne.',
        `Les éditeurs fixent des limites, que l’application respecte : combien de versets peuvent être copiés à la fois, si une voix peut les lire, et la durée pendant laquelle un texte sous licence peut rester sur ton appareil, soit ${legalFacts.licensedDays} jours au plus. Quand tu cites un texte ailleurs, respecte sa licence et nomme-le.`,
      ],
    },
    {
      key: 'limits',
      title: 'Garantie, changements et contact',
      paragraphs: [
        'Selah est fourni tel quel. Dans la mesure où la loi le permet, personne ne garantit que l’application soit sans défaut ou toujours accessible, ni que rien ne se perde jamais. Enregistre de temps en temps tes textes dans un fichier.',
        'Dans la mesure où la loi le permet, le responsable du serveur et les auteurs du logiciel ne répondent pas des dommages liés à son utilisation. Cela ne retire rien de ce que la loi interdit de retirer : ni tes droits de consommateur, ni la responsabilité en cas d’intention, de faute lourde, ou d’atteinte à la vie, au corps ou à la santé.',
        'Si l’une de ces conditions ne vaut pas, les autres restent valables. Les lois qui te protègent là où tu vis restent en vigueur.',
        'Quand ces conditions changent, la date au-dessus d’elles change aussi. Si tu n’acceptes pas les nouvelles, tu peux emporter tes textes et supprimer ton compte.',
      ],
    },
  ],
};
