// Passages in French for a prayer on behalf of others.
import type { PassagesForAnother } from '../passages.ts';

export const frenchForAnother: PassagesForAnother = {
  hearts: {
    family: [
      'Ce n’est pas pour moi que je prie aujourd’hui. Tu as lié nos vies, et tu vois les joies et les soucis que je devine à peine.',
      'L’amour me tient en éveil, et il y a tant de choses que je ne peux pas faire. Toi, tu étais là avant moi, et tu restes.',
    ],
    health: [
      'Ce n’est pas pour moi que je viens. La maladie est dure à regarder quand on ne peut rien y changer, et toi, tu aimes mieux que moi.',
      'Il y a là une douleur que je vois et que je ne peux pas porter. Tu en connais chaque faiblesse, chaque peur, chaque heure.',
    ],
    guidance: [
      'Je ne te demande pas mon propre chemin aujourd’hui. Il est difficile d’accompagner une décision qui n’est pas la mienne, sans vouloir tenir le gouvernail.',
      'J’aimerais donner une réponse, et je n’en ai pas. Tu connais cette route jusqu’au bout, et tu conduis avec plus de douceur que moi.',
    ],
    provision: [
      'Ce n’est pas pour ma table que je te prie. Je vois tout près de moi le manque et l’inquiétude, et mes moyens ne suffisent pas.',
      'Cela fait mal de voir comment le manque rétrécit une vie et vole le sommeil. Tu sais ce qui fait défaut, jusqu’à la dernière pièce.',
    ],
    relationships: [
      'Ce n’est pas pour moi que je viens aujourd’hui. Je vois une solitude et des blessures que je ne peux pas guérir du dehors.',
      'Tu vois ce qui est tendu ou déchiré, et ce que cela coûte. Je peux écouter et rester, mais je ne peux pas guérir les cœurs.',
    ],
    spiritual_growth: [
      'Ce n’est pas ma propre foi que je t’apporte. Je ne peux pas croire à la place d’autrui, ni ouvrir un cœur que toi seul connais.',
      'Tu cherchais déjà bien avant que j’espère. Tu connais les questions, les blessures, la distance, et rien de tout cela ne te tient à l’écart.',
    ],
    work: [
      'Ce n’est pas de mon propre travail que je te parle. Je vois des efforts que peu remarquent, et une inquiétude que je ne peux pas enlever.',
      'Tu sais ce que le travail peut donner et ce qu’il peut prendre. J’en vois le poids de tout près, et je te l’apporte.',
    ],
    other: [
      'Ce n’est pas pour moi que je prie aujourd’hui. Je t’apporte ce que je ne peux pas résoudre, et que tu connais mieux que moi.',
      'Mes pensées vont sans cesse là où je ne peux pas être. Tu y es déjà, avec plus de patience et d’amour que je n’en aurais.',
    ],
  },
  askings: {
    family: [
      'Veille là où je ne peux pas veiller. Protège sur la route, console dans la peine, donne de la joie dans les petites choses, et rends mon amour patient.',
      'Sois proche, à la maison comme au loin. Donne du repos après les jours durs, de bonnes rencontres au bon moment, et apprends-moi à aimer sans retenir.',
    ],
    health: [
      'Accorde la guérison, selon ce que tu sais être bon. Guide les mains qui soignent, donne du sommeil dans les longues nuits, et apprends-moi à être là, tout simplement.',
      'Apaise la douleur et fais taire la peur. Envoie de bons médecins et des amis fidèles, garde l’espérance éveillée, et montre-moi quand parler et quand me taire.',
    ],
    guidance: [
      'Donne la sagesse pour ce choix. Montre le prochain pas, ferme les portes qui mèneraient au mal, et donne-moi la patience d’écouter sans pousser ni décider d’avance.',
      'Conduis d’une main douce. Que la peur ne décide pas, que vienne à temps un conseil honnête, et que la paix accompagne le chemin qui sera choisi.',
    ],
    provision: [
      'Donne ce qu’il faut pour aujourd’hui. Ouvre des moyens honnêtes de vivre, ôte la honte, et montre-moi ce que je peux partager sans humilier qui que ce soit.',
      'Envoie du travail, du pain ou de l’aide, comme tu le voudras. Donne un sommeil sans calculs et du calme pour demain, et apprends-moi à partager de bon cœur.',
    ],
    relationships: [
      'Apporte du réconfort dans la solitude, et guéris ce qui peut l’être. Donne des présences sûres et vraies, le courage des mots honnêtes, et apprends-moi à rester.',
      'Donne la paix là où l’on se déchire, et un regard clair là où il vaut mieux s’éloigner. Éloigne l’amertume, et que la bonté vienne aussi de moi.',
    ],
    spiritual_growth: [
      'Approche-toi d’une manière qui se laisse comprendre. Envoie des croyants pleins de bonté, réponds dans la nuit, et que ma propre vie ne soit jamais un obstacle.',
      'Éveille la foi, ou porte-la à travers ce temps de sécheresse. Sois patient avec chaque doute, pardonne ce qui pèse, et donne-moi un amour qui n’insiste pas.',
    ],
    work: [
      'Donne des forces pour chaque jour de travail, et un repos qui répare vraiment. Ouvre la bonne porte, rends justice aux efforts, et apprends-moi à encourager sans conseiller.',
      'Que ces efforts ne soient pas vains. Donne un esprit clair, du courage pour ce qui vient, de bonnes personnes alentour, et une dignité qui ne dépende pas des résultats.',
    ],
    other: [
      'Sois là aujourd’hui. Donne de la force où elle manque, du réconfort où cela fait mal, de la lumière pour le prochain pas, et montre-moi ce que je peux faire.',
      'Fais ce qui est bon, de la manière que tu sais la meilleure. Envoie une aide qui arrive à temps, une paix profonde, et que mon amour soit utile.',
    ],
  },
  trusts: [
    'Tu aimes bien mieux que je ne sais aimer. Ce que je ne peux tenir, je te le laisse.',
    'Là où mes mains n’arrivent pas, les tiennes arrivent. Je te confie ce qui m’est le plus cher.',
    'Tu as donné ton Fils par amour pour nous tous. Personne de ceux que je t’apporte ne t’est inconnu.',
  ],
};
