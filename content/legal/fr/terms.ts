// The terms of service in French.
import { legalFacts, legalDate, type LegalText } from '../legal-text.ts';

export const text: LegalText = {
  title: 'Conditions d’utilisation',
  date: legalDate,
  introduction: [
    'Ces conditions sont un accord entre toi et le responsable du serveur : la personne ou l’organisation qui le gère à cette adresse. En utilisant Selah, tu les acceptes. Si tu ne les acceptes pas, n’utilise pas l’application.',
    'La Politique de confidentialité explique comment tes données sont utilisées.',
  ],
  sections: [
    {
      key: 'service',
      title: 'Ce qu’est Selah',
      paragraphs: [
        'Selah t’accompagne chaque jour pour lire la Bible, prier, remercier et te reposer. L’application fonctionne aussi hors connexion. Elle ne remplace ni une Église, ni un pasteur, ni un ami.',
        'L’application est gratuite. Son code source est libre, sous licence MIT, et tout le monde peut l’utiliser ; ces conditions concernent le service à cette adresse.',
      ],
    },
    {
      key: 'account',
      title: 'Qui peut l’utiliser, et ton compte',
      paragraphs: [
        `Il faut avoir ${legalFacts.youngest} ans ou plus. Si la loi de ton pays exige un âge plus élevé ou l’accord de tes parents, cela s’applique aussi.`,
        'Pour créer un compte, il te faut une adresse e-mail qui t’appartient. Garde ton mot de passe pour toi, et change-le si une autre personne peut le connaître. Le responsable peut réserver un serveur aux personnes invitées.',
        'Tu peux partir à tout moment, et d’abord exporter tes textes.',
      ],
      links: [
        { to: '/Sync', text: 'Exporter tes textes' },
        { to: '/DeleteAccount', text: 'Supprimer ton compte' },
      ],
    },
    {
      key: 'made',
      title: 'Les textes composés pour toi',
      paragraphs: [
        'Les mots de grâce, les prières, les affirmations et les réponses de la Sagesse viennent de la bibliothèque de Selah ou, si tu l’acceptes, sont écrits par une intelligence artificielle (IA). Chacun indique d’où il vient.',
        'Les réponses de l’IA ne sont pas une révélation divine. Elles peuvent être fausses. Fais comme les Béréens, qui examinaient les Écritures pour voir si ce qu’on leur disait était exact (Actes 17.11), et parles-en avec des personnes qui te connaissent.',
        'Rien dans Selah ne prédit ton avenir. Le nombre de réponses par jour peut être limité.',
      ],
    },
    {
      key: 'advice',
      title: 'Pas de conseil, et de l’aide en cas d’urgence',
      paragraphs: [
        'Selah ne donne aucun conseil médical, juridique, financier ou psychologique. Adresse-toi à des professionnels. N’arrête jamais un traitement et ne tarde jamais à chercher de l’aide à cause de ce que tu as lu ici.',
        'Si toi ou d’autres êtes en danger, appelle maintenant le numéro d’urgence de ton pays, ou va voir une personne de confiance. Personne ne surveille ce que tu écris, et l’application n’appelle personne. Elle essaie de reconnaître quand tu parles d’un danger et d’indiquer où trouver de l’aide, mais elle peut ne pas le remarquer.',
      ],
    },
    {
      key: 'yours',
      title: 'Tes textes, et le bon usage',
      paragraphs: [
        'Ce que tu écris reste à toi. Tu autorises le responsable à l’enregistrer, à le copier et à le transmettre dans la mesure où le service l’exige, et pour rien d’autre.',
        'Utilise Selah sans nuire à personne. Le responsable peut fermer un compte dans les cas suivants ; si la loi le permet, il te prévient d’abord, pour que tu puisses exporter tes textes :',
      ],
      list: [
        'enfreindre la loi, ou porter atteinte aux droits ou à la vie privée d’autrui',
        'accéder au compte d’une autre personne, ou essayer de le faire',
        'attaquer ou surcharger le serveur, ou contourner ses limites',
        'créer des comptes automatiquement, ou envoyer des messages indésirables',
      ],
    },
    {
      key: 'bible',
      title: 'Les textes de la Bible',
      paragraphs: [
        'Les traductions appartiennent à leurs éditeurs ou au domaine public ; la licence de chacune est indiquée sous ses chapitres. Au Royaume-Uni, les droits sur la King James Version appartiennent à la Couronne.',
        `Les éditeurs fixent des limites, que l’application respecte : combien de versets tu peux copier à la fois, si un texte peut être lu à voix haute, et la durée pendant laquelle un texte sous licence peut rester sur ton appareil, soit ${legalFacts.licensedDays} jours au plus. Quand tu cites un texte ailleurs, respecte sa licence et indique sa source.`,
      ],
    },
    {
      key: 'limits',
      title: 'Garantie, changements et contact',
      paragraphs: [
        'Selah est fourni tel quel. Dans la mesure où la loi le permet, il n’y a aucune garantie que l’application soit sans défaut, qu’elle soit toujours disponible ou qu’aucune donnée ne soit jamais perdue. Exporte tes textes de temps en temps.',
        'Dans la mesure où la loi le permet, le responsable du serveur et les auteurs du logiciel ne répondent pas des dommages liés à son utilisation. Cela ne limite pas les droits que la loi interdit de limiter : tes droits de consommateur, et la responsabilité en cas de faute intentionnelle, de faute lourde, ou d’atteinte à la vie, au corps ou à la santé.',
        'Si l’une de ces conditions n’est pas valable, les autres le restent. Les lois qui te protègent là où tu vis continuent de s’appliquer.',
        'Quand ces conditions changent, la date ci-dessus change aussi. Si tu n’acceptes pas les nouvelles, tu peux exporter tes textes et supprimer ton compte.',
      ],
    },
  ],
};
