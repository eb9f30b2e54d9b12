// French Wisdom passages about emotions. No word depends on the gender of the reader.
import type { TopicPassages } from '../wisdom-topics.ts';

export const emotions = {
  anxiety: {
    acknowledgements: [
      'L’angoisse arrive la nuit, quand la maison se tait et que les pensées parlent plus fort. Le cœur bat vite, l’esprit prépare dix catastrophes, et aucune ne se laisse fermer comme un livre.',
      'L’inquiétude se présente comme une prudence, puis elle prend toute la place. Elle relit les messages, vérifie la porte, imagine la suite, et le corps reste en alerte sans savoir pourquoi.',
      'Il y a des peurs qui ont un nom, un résultat, un rendez-vous, et d’autres qui flottent sans objet. Toutes serrent la gorge, et se dire de se calmer ne suffit presque jamais.',
      'On peut sourire à table et avoir, sous les côtes, un moteur qui ne s’arrête pas. Beaucoup vivent ainsi, sans le dire, et la fatigue qui en vient est bien réelle.',
    ],
    truths: [
      'Dans la Bible, les gens de foi ont peur, et ils le disent à Dieu. Il ne leur répond pas par un reproche, mais par sa présence. La paix qu’il offre n’exige pas que tout danger ait disparu.',
      'Jésus lui-même a connu l’angoisse, une nuit, dans un jardin, et il a demandé à ses amis de veiller. La peur n’est donc pas le contraire de la foi. On peut trembler et rester pourtant près du Père.',
      'Dieu prend soin du jour qui est là. Toute l’Écriture invite à recevoir la vie par portions, comme un pain quotidien, et à laisser entre ses mains ce qui n’existe encore que dans nos craintes.',
      'La foi chrétienne ne nie pas les menaces ; elle dit que rien, pas même le pire, ne nous arrache à l’amour de Dieu. Cet amour est un sol, et l’on peut y poser les pieds même sans rien sentir.',
    ],
    suggestions: [
      'Ce qui aide souvent, c’est de ramener le corps avant les idées : sentir ses pieds, allonger l’expiration, nommer ce que l’on voit. Une prière d’une ligne peut suivre le rythme du souffle.',
      'Partager sa peur avec quelqu’un de calme la remet à sa taille. Quand elle dure, prive de sommeil ou empêche de vivre, un médecin ou un psychologue peut être une vraie aide de Dieu.',
      'Certains écrivent leurs soucis sur deux colonnes : ce qui dépend d’eux, ce qui n’en dépend pas. La première donne une tâche, la seconde peut devenir une prière, redite sans honte autant qu’il le faut.',
      'Il peut être doux de baisser le volume du monde : moins de nouvelles le soir, moins d’écran, un peu d’air. Le repos n’est pas une fuite, et la peur parle moins fort à un corps reposé.',
    ],
    steps: [
      'Pose une main sur ta poitrine, respire lentement cinq fois, et dis à Dieu le nom de ta peur, sans l’expliquer.',
      'Écris la crainte qui revient le plus, puis, dessous, la seule chose que tu peux faire aujourd’hui à son sujet.',
      'Envoie un message à une personne calme : « Je m’inquiète beaucoup en ce moment, as-tu dix minutes pour parler ? »',
      'Éteins les nouvelles une heure avant de dormir, et lis à la place quelques lignes d’un psaume, à voix basse.',
    ],
  },
  grief: {
    acknowledgements: [
      'Le deuil change les objets : une tasse, une veste, un numéro que l’on n’ose pas effacer. Le monde continue à faire ses courses, et l’on se demande comment il fait.',
      'L’absence a ses heures. Elle attend dans la voiture, au rayon des fruits, un dimanche après-midi, et tout d’un coup les larmes viennent, ou bien ne viennent pas du tout.',
      'Perdre quelqu’un, c’est perdre aussi une part de soi. Il y a de la tristesse, parfois de la colère, du soulagement ou du vide, et tout cela peut arriver le même jour.',
      'Les autres espèrent parfois que tu ailles mieux, parce que du temps a passé. Mais la peine ne suit pas le calendrier, et aimer longtemps veut souvent dire pleurer longtemps.',
    ],
    truths: [
      'Devant la tombe de son ami, Jésus a pleuré, alors même qu’il allait l’appeler à la vie. Dieu ne demande pas de sécher ses larmes pour avoir la foi. L’espérance chrétienne est une espérance qui sait pleurer.',
      'La Bible ne dit jamais que la mort est belle ; elle la traite en ennemie. Mais elle annonce que le Christ l’a traversée, et qu’elle n’a pas le dernier mot sur ceux que Dieu aime.',
      'Tout un peuple a mis ses lamentations par écrit, et ces pages sont devenues Écriture. Dieu fait donc une place à la plainte. Il n’est pas plus loin d’une chambre en deuil que d’une église pleine.',
      'Ce que l’amour a donné n’est pas perdu en Dieu. Il connaît par leur nom ceux qui nous manquent, mieux que notre mémoire ne le peut, et nous pouvons les remettre à sa miséricorde.',
    ],
    suggestions: [
      'Il n’y a pas de bonne manière de pleurer. Parler de la personne en disant son nom, regarder une photo, ou se taire avec quelqu’un qui l’aimait, fait souvent plus de bien qu’une explication.',
      'Dans les premières semaines comme plus tard, les choses simples portent : manger un peu, sortir, accepter un repas apporté. Ceux qui sonnent avec une soupe sont peut-être la main de Dieu ce soir-là.',
      'Certaines dates sont plus rudes que d’autres : on peut les prévoir, les vivre en compagnie, leur donner un geste. Une fleur, une visite au cimetière, une prière dite simplement peuvent suffire.',
      'Si la douleur empêche longtemps de vivre, de dormir ou de manger, un médecin, un pasteur, un prêtre ou un groupe de parole peut marcher avec toi. Demander cela n’est pas oublier.',
    ],
    steps: [
      'Dis aujourd’hui à voix haute le nom de la personne qui te manque, et un seul souvenir que tu aimes d’elle.',
      'Demande à quelqu’un de venir s’asseoir près de toi un moment, en disant d’avance qu’il n’y a rien à répondre.',
      'Écris quelques lignes à celui ou celle qui n’est plus là, et confie-les ensuite à Dieu dans le silence.',
      'Mange quelque chose de chaud et bois un grand verre d’eau ; ton corps aussi porte le deuil et a besoin de soin.',
    ],
  },
  anger: {
    acknowledgements: [
      'La colère monte avant que l’on ait décidé quoi que ce soit : les mâchoires se serrent, la voix durcit. Souvent, dessous, il y a une blessure, une peur ou une injustice.',
      'Il y a la colère qui éclate et laisse des mots que l’on ne peut pas reprendre, et celle qui couve des mois sous une politesse parfaite. Les deux brûlent de l’intérieur.',
      'Après un tort, la scène repasse le soir, avec les répliques que l’on aurait dû trouver. La colère tient chaud un moment, puis elle empêche de dormir.',
      'Parfois, on s’emporte contre un proche pour une assiette, alors que la vraie raison est ailleurs, plus ancienne. Et parfois la raison est là, évidente, et il est juste de la nommer.',
    ],
    truths: [
      'Dans la Bible, Dieu aussi s’indigne devant l’oppression et le mensonge. La colère peut donc dire une vérité. Elle devient dangereuse quand elle veut punir elle-même, ou quand elle s’installe et dort dans notre lit.',
      'Les psaumes crient vers Dieu sans politesse, et Dieu a gardé ces prières. Il préfère une fureur dite devant lui à un sourire de façade. Il peut entendre ce que personne d’autre ne devrait recevoir en plein visage.',
      'Jésus a renversé des tables, mais il n’a pas rendu les coups reçus. En lui, la force et la douceur ne se contredisent pas. Il montre que l’on peut s’opposer au mal sans se laisser façonner par lui.',
      'La foi chrétienne remet à Dieu le dernier jugement sur les torts. Cela ne supprime ni les lois ni la justice humaine, mais cela libère les mains : nul n’est obligé de porter le poids de la vengeance.',
    ],
    suggestions: [
      'Entre l’étincelle et la parole, quelques minutes changent beaucoup. Sortir, marcher, passer de l’eau sur ses mains laisse au corps le temps de redescendre, et la suite peut se dire d’une voix plus basse.',
      'Il peut aider de demander à la colère ce qu’elle protège : une limite franchie, un chagrin, une peur. Cette réponse-là se partage mieux qu’un reproche, et elle ouvre plus souvent une conversation.',
      'Si des mots ou des gestes ont blessé, reconnaître les faits sans se justifier est un vrai commencement. Et quand la colère fait peur à la maison, un conseiller ou un médecin peut aider.',
      'Garder une limite n’est pas manquer d’amour. On peut dire non, s’éloigner, chercher de l’aide ou faire valoir ses droits, sans haine, et laisser à Dieu ce que l’on ne peut réparer.',
    ],
    steps: [
      'Marche dix minutes avant de répondre au message qui te met hors de toi, et dis à Dieu tout haut ce que tu en penses.',
      'Écris une lettre que tu n’enverras pas, avec tous les mots durs, puis déchire-la devant Dieu quand elle est finie.',
      'Termine cette phrase sur un papier : « Sous ma colère, il y a… », et garde-la jusqu’à ce soir.',
      'Choisis une personne de confiance et raconte-lui ce qui s’est passé, en commençant par les faits, puis par ce que tu ressens.',
    ],
  },
  loneliness: {
    acknowledgements: [
      'La solitude peut s’asseoir dans une pièce vide comme dans un repas de famille. On a des numéros dans le téléphone, et l’on ne sait pas lequel composer sans avoir l’impression de déranger.',
      'Le soir est souvent plus long quand personne ne demande comment s’est passée la journée. On parle un peu au chat, à la radio, et l’on finit par croire que ce silence est mérité.',
      'Il y a la solitude d’après un départ, celle d’une ville nouvelle, celle de la maladie, celle du couple où l’on ne se parle plus. Aucune n’est une preuve que l’on ne vaut rien.',
      'Regarder les autres vivre derrière une vitre ou un écran creuse un manque discret. On voudrait une place quelque part, un prénom prononcé avec plaisir, quelqu’un qui remarque une absence.',
    ],
    truths: [
      'La première chose que Dieu trouve mauvaise, dans la Bible, c’est qu’un être humain n’ait personne. Le besoin de compagnie n’est donc pas une faiblesse de la foi ; c’est lui qui l’a mis en nous.',
      'Jésus a connu l’abandon : ses amis ont dormi, puis ils ont fui. Quand la nuit paraît sans personne, le Christ y est encore, et il sait de l’intérieur ce qu’elle veut dire.',
      'Dieu se présente comme un père pour ceux qui n’en ont plus, et il veut une maison pour ceux qui n’en ont pas. L’Église, avec tous ses défauts, existe pour que personne ne soit de trop à table.',
      'La foi dit que nul n’est jamais hors du regard de Dieu, ni au fond de la mer ni au fond de la nuit. Cette présence ne remplace pas une voix humaine, mais elle demeure quand toute voix manque.',
    ],
    suggestions: [
      'Il est souvent plus facile de commencer côte à côte : une association, une chorale, un coup de main à une voisine âgée. Les liens viennent mieux en faisant quelque chose qu’en cherchant des amis.',
      'Beaucoup de liens naissent de la répétition : le même banc, le même cours, le même salut au boulanger. Cela paraît mince, mais revenir au même endroit laisse aux gens le temps de nous reconnaître.',
      'Oser un message simple coûte, et la réponse peut tarder. Un silence ne veut pas toujours dire un refus. Une paroisse, un groupe de prière ou une ligne d’écoute peut aussi ouvrir une porte.',
      'Quand la solitude devient une tristesse qui ne lâche plus, en parler à un médecin ou à un pasteur est une sagesse, non un échec. Dieu, lui, écoute aussi ce qui se dit tout haut dans une cuisine.',
    ],
    steps: [
      'Écris à une personne perdue de vue : « J’ai pensé à toi aujourd’hui », sans rien demander de plus.',
      'Passe un quart d’heure, si tu le peux, là où il y a du monde : un marché, une bibliothèque, une église ouverte.',
      'Salue par son nom quelqu’un que tu croises souvent, ou demande-lui son nom si tu ne le sais pas encore.',
      'Raconte ta journée à Dieu, tout haut, comme tu le ferais à table avec quelqu’un qui a le temps.',
    ],
  },
} satisfies Record<'anxiety' | 'grief' | 'anger' | 'loneliness', TopicPassages>;
