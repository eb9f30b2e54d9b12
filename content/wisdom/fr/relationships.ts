// French Wisdom passages about relationships. No word depends on the gender of the reader.
import type { TopicPassages } from '../wisdom-topics.ts';

export const relationships = {
  marriage: {
    acknowledgements: [
      'Un couple peut partager un lit, un compte et un calendrier, et ne plus se trouver. Les phrases se réduisent à l’intendance : les courses, les factures, qui ferme la porte ce soir.',
      'Les mêmes disputes reviennent, comme un disque rayé : l’argent, la famille, le ménage, le temps. Sous les mots de chaque jour, chacun demande peut-être si l’autre est encore là.',
      'Aimer quelqu’un de près, c’est connaître ses silences et ses défauts, et montrer les siens. Il y a des jours de tendresse, des jours de distance, des nuits où l’on compte les fissures.',
      'Une confiance abîmée ne se répare pas en un soir. Que l’on ait blessé ou reçu la blessure, on vit désormais avec des questions que l’on n’osait pas poser avant.',
      'Aucun couple ne reste comme au premier jour. Il y a de bonnes saisons et des saisons rudes, et de l’intérieur on ne voit pas toujours laquelle commence.',
    ],
    truths: [
      'La Bible compare l’amour des époux à celui de Dieu pour son peuple : un amour qui s’engage, qui parle vrai et qui se donne. Un tel amour ne cherche ni à dominer ni à écraser l’autre.',
      'Dieu prend le mariage au sérieux, et il prend au sérieux les personnes qui y vivent. L’alliance demande fidélité et respect à l’un comme à l’autre ; elle n’a jamais été un permis de faire souffrir.',
      'Aucun conjoint ne peut être Dieu pour l’autre. L’Évangile desserre cette attente : deux êtres limités, qui vivent tous deux de pardon, peuvent s’aimer sans exiger l’un de l’autre de combler tout ce qui manque.',
      'Dans l’Écriture, l’amour n’est pas d’abord un sentiment, mais une manière de traiter l’autre : avec patience, vérité, bonté. Le pardon y a sa place, et la confiance, elle, se reconstruit par des actes.',
    ],
    suggestions: [
      'Parler d’un besoin va souvent plus loin que parler d’une faute. « J’ai besoin d’une heure avec toi » s’entend mieux que « tu n’es jamais là », surtout quand personne n’a faim ni sommeil.',
      'Un tiers de confiance aide à sortir de l’impasse : un conseiller conjugal, un prêtre, un pasteur. Aller le voir n’est pas avouer un échec, et l’on peut aussi y aller sans l’autre.',
      'De petits rites soutiennent un lien : un café sans téléphone, une question vraie, une prière dite ensemble ou l’un pour l’autre. Quand une seule personne le fait, cela compte aussi.',
      'S’il y a de la peur, des coups, des menaces ou un contrôle constant, la sécurité vient en premier. Un médecin, une association, un avocat savent alors conseiller, et cette aide aussi vient de Dieu.',
    ],
    steps: [
      'Note une chose précise que tu apprécies dans ton couple, et une chose qui te manque, sans chercher à les comparer.',
      'Prévois un moment calme, sans écran, où une seule question aurait sa place : « Comment vas-tu, vraiment ? »',
      'Cherche le nom et le numéro d’un conseiller conjugal près de chez toi, et garde-les, même sans appeler aujourd’hui.',
      'Confie à Dieu, en trois phrases honnêtes, ce que tu regrettes, ce que tu espères et ce qui te fait peur.',
    ],
  },
  parenting: {
    acknowledgements: [
      'Élever un enfant, c’est aimer quelqu’un en courant : les repas, les devoirs, les nuits coupées, et le soir ce doute de n’avoir fait que crier ou que céder.',
      'Quand un enfant souffre ou s’éloigne, tout en nous voudrait prendre sa place. On repasse les années à la recherche de l’erreur, et le téléphone reste muet sur la table.',
      'Il y a l’enfant que l’on avait imaginé, et celui qui est là, avec son caractère et son chemin. L’aimer demande parfois de laisser partir une image à laquelle on tenait.',
      'Les parents paraissent forts, et beaucoup avancent pourtant à tâtons, avec peu de sommeil et des avis contraires plein la tête. Personne ne naît en sachant faire cela.',
    ],
    truths: [
      'Dieu se dit père, et il console aussi comme une mère. Il connaît l’attente de celui qui guette la route, et l’amour qui ne cesse pas quand l’enfant claque la porte de la maison.',
      'Les enfants ne nous appartiennent pas ; ils nous sont confiés pour un temps. La Bible demande d’en prendre soin, de les instruire, de ne pas les décourager, et elle les remet en fin de compte à Dieu.',
      'Les familles de la Bible sont loin d’être parfaites : jalousies, préférences, silences. Dieu n’a pas attendu mieux pour y travailler. Sa grâce passe aussi par des parents qui se trompent et qui demandent pardon.',
      'Jésus a pris les enfants dans ses bras quand les adultes les trouvaient gênants. Leur dignité ne dépend ni de leurs notes ni de leur sagesse, et celle d’un parent ne dépend pas de leur réussite.',
    ],
    suggestions: [
      'Un enfant retient moins les discours que le ton de la voix et la présence. Dix minutes sans téléphone, à son niveau, dans son jeu ou son silence, pèsent souvent plus qu’un long conseil.',
      'Demander pardon à un enfant ne fait pas perdre l’autorité. Cela lui apprend que l’amour peut se réparer. Et une limite claire, posée avec calme, le rassure plus qu’on ne le croit.',
      'Avec un enfant devenu grand, écouter sans corriger garde souvent la porte entrouverte. On peut dire que l’on est là, ne pas forcer le reste, et prier pour lui sans le lui faire peser.',
      'L’épuisement des parents est réel. Un médecin, un service familial, d’autres parents de la paroisse ou du quartier peuvent prendre leur part, et une heure de répit est bonne pour l’enfant aussi.',
    ],
    steps: [
      'Regarde ton enfant, ou une photo de lui, pendant une minute entière, sans rien dire, et parle de lui à Dieu.',
      'Écris à ton enfant, petit ou grand, une phrase sans conseil ni reproche, seulement pour dire ce que tu aimes en lui.',
      'Demande à un autre parent comment cela se passe chez lui, et dis honnêtement une difficulté de chez toi.',
      'Accorde-toi ce soir un quart d’heure de repos réel, et laisse une tâche de la maison attendre jusqu’à demain.',
    ],
  },
  friendship: {
    acknowledgements: [
      'Une amitié peut se perdre sans dispute : un déménagement, un enfant, des messages plus espacés. On ne sait pas quand elle a commencé à s’éloigner, ni s’il est trop tard.',
      'La trahison d’un ami fait mal d’une manière particulière, car il connaissait l’adresse de nos faiblesses. On en vient à se demander ce qui était vrai dans les années d’avant.',
      'Se faire des amis à l’âge adulte est étrangement difficile. Tout le monde semble avoir déjà sa table complète, et proposer un café ressemble presque à passer un examen.',
      'Il arrive que l’on donne toujours plus que l’on ne reçoit, ou que l’on ait soi-même manqué à l’appel. L’amitié a ses comptes silencieux, et ils pèsent quand personne n’en parle.',
    ],
    truths: [
      'Jésus a voulu des amis autour de lui, avec leurs maladresses. L’un d’eux l’a renié, et il l’a retrouvé sur un rivage, près d’un feu, autour d’un petit déjeuner. L’amitié de Dieu sait revenir.',
      'La sagesse biblique tient l’ami fidèle pour un trésor, et elle ajoute qu’il dit aussi des vérités difficiles. L’amitié n’est donc pas l’accord sur tout, mais une loyauté qui cherche le bien de l’autre.',
      'David et Jonathan, Ruth et Noémi : l’Écriture raconte des liens choisis, tenus au prix d’un risque. On y voit que Dieu soutient souvent une vie à travers une seule personne qui est restée là.',
      'Dieu ne se lasse pas de nous comme on se lasse d’une relation usée. Parce que cette amitié-là est donnée, on peut aimer les autres sans exiger d’eux qu’ils ne déçoivent jamais.',
    ],
    suggestions: [
      'Beaucoup de distances tiennent à ce que chacun attend le signe de l’autre. Un mot léger, sans reproche ni longue explication, suffit parfois à savoir où en est le lien.',
      'Après une blessure, une parole directe et calme vaut mieux que dix détours : ce qui s’est passé, ce que cela a fait, ce que l’on souhaite. La réponse de l’autre reste libre.',
      'Toute amitié n’est pas faite pour durer, et certaines font du mal. Prendre du recul peut être juste, sans haine, et laisse de la place pour des présences plus vraies.',
      'Les amitiés neuves aiment les rendez-vous réguliers et modestes : une marche, un repas simple, un service rendu. On n’a pas besoin de briller ; la fidélité aux petites choses suffit souvent.',
    ],
    steps: [
      'Appelle un ami que la vie a éloigné, ou écris-lui, et raconte-lui une chose toute simple de ta semaine.',
      'Invite quelqu’un pour un café ou une marche, avec une date précise, et laisse-lui la liberté de dire non.',
      'Remercie un ami pour une chose précise qu’il a faite, même ancienne, même s’il l’a sans doute oubliée.',
      'Prie une minute pour l’ami qui t’a fait de la peine, ou pour celui à qui tu en as fait, sans préparer de discours.',
    ],
  },
  forgiveness: {
    acknowledgements: [
      'Pardonner paraît simple dans les livres. Dans la vie, il y a un visage, une phrase, une date, et tout le corps se raidit quand on croise un manteau qui ressemble au sien.',
      'Parfois, c’est à soi-même que l’on n’arrive pas à pardonner. On refait la scène, on cherche la minute où tout aurait pu tourner autrement, et l’on se condamne de nouveau chaque soir.',
      'On attend des excuses qui ne viennent pas, ou l’on n’ose pas présenter les siennes. Entre les deux, il y a une porte que personne ne touche, et les années passent devant.',
      'La rancune se porte comme une pierre dans la poche : on s’y habitue, on la tourne entre les doigts. Mais elle a un poids, et l’on y pense plus souvent qu’on ne le voudrait.',
    ],
    truths: [
      'Le pardon chrétien ne dit pas que le mal n’était rien. Il le nomme, puis il renonce à la vengeance. Il ne supprime ni la justice ni la prudence, et il n’oblige pas à se remettre en danger.',
      'Dieu pardonne à qui revient vers lui, entièrement, sans garder de copie. C’est de là que vient tout autre pardon : on ne donne, à la longue, que ce que l’on a d’abord reçu.',
      'Sur la croix, Jésus a prié pour ceux qui lui faisaient du mal. Il n’a pas prétendu ne pas souffrir. Son pardon n’est pas un oubli, mais un amour plus grand que la faute.',
      'Pardonner et se réconcilier sont deux choses. La première peut se faire dans le cœur, avec Dieu, et prendre des années ; la seconde demande deux volontés, de la vérité et des actes qui changent.',
    ],
    suggestions: [
      'Le pardon vient rarement d’un coup. On peut commencer par dire à Dieu que l’on voudrait un jour le vouloir. Cette prière boiteuse est honnête, et personne n’a le droit d’en presser le rythme.',
      'Quand on a fait du mal, une demande de pardon courte, sans excuse ni « mais », ouvre plus qu’un long récit. Réparer ce qui peut l’être en fait partie, et l’autre reste libre.',
      'Écrire les faits, nommer la perte et en parler à quelqu’un de sûr, un pasteur, un prêtre, un thérapeute, aide à ne plus porter la même scène sans témoin.',
      'Pour ce que l’on se reproche, l’aveu fait à Dieu, et dit aussi à une personne de confiance, met la faute hors de l’ombre. Elle cesse alors d’être toute notre histoire.',
      'On peut pardonner et garder ses distances, pardonner et demander justice. Un conseiller ou une personne sage aide à voir ce qui protège, et ce qui apaise vraiment.',
    ],
    steps: [
      'Écris le nom de la personne et ce qui a été perdu, puis remets ce papier à Dieu sans te forcer à rien d’autre.',
      'Mets sur le papier, en deux phrases, ce qui s’est passé, sans « mais » ni excuse pour personne, et garde cette feuille.',
      'Dis à Dieu, tout haut, ce qui te pèse le plus dans cette histoire, et laisse ensuite une minute de silence.',
      'Raconte cette blessure à une personne sûre, sans chercher de solution, et demande-lui seulement d’écouter jusqu’au bout.',
    ],
  },
} satisfies Record<'marriage' | 'parenting' | 'friendship' | 'forgiveness', TopicPassages>;
