// French prayers for work, money, housing, studies and stages of life.
import type { SituationPrayers } from '../situation.ts';

export const work = {
  'new-job': {
    self: {
      title: 'Pour un nouveau travail',
      text: [
        'Seigneur, une porte s’entrouvre devant moi, et j’ai le cœur serré. Entretien ou premiers jours, c’est la même chose : des visages inconnus, l’envie de bien faire, la crainte de ne pas suffire. J’ai préparé ce que j’ai pu.',
        'Donne-moi de parler juste, sans me vanter et sans me diminuer. Aide-moi à écouter, à poser les questions qui comptent, à retenir les prénoms. Si cette place est bonne pour moi, fais-la mienne ; sinon, garde-moi d’y voir un jugement sur ma vie. Que mon travail serve à d’autres, et nourrisse ma maison. Jésus, tu as eu un métier, du bois et des outils entre les mains. Bénis ce commencement. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour {une personne|@,} qui commence un nouveau travail',
      text: [
        'Dieu qui confies à chacun des dons, je te prie pour {une personne|@,} qui se prépare à un nouveau poste. {Elle|Il} espère, {elle|il} calcule, {elle|il} choisit ses habits et ses mots. Beaucoup de choses dépendent de quelques heures et du regard de gens {qu’elle|qu’il} ne connaît pas.',
        'Donne-lui le calme, et de la clarté quand on l’interrogera. Que l’on voie ce {qu’elle|qu’il} sait faire, et non sa seule nervosité. {Si elle|S’il} commence, mets près {d’elle|de lui} un collègue bienveillant, quelqu’un qui explique deux fois sans soupirer. Accorde-lui un salaire juste et un travail qui a du sens. Et si la réponse est non, que sa confiance tienne, et que la nôtre l’entoure. Amen.',
      ].join('\n\n'),
    },
  },
  unemployment: {
    self: {
      title: 'Quand je cherche du travail',
      text: [
        'Père, je cherche du travail, et chaque refus m’entame un peu. J’envoie des lettres dans le vide. Quand on me demande ce que je fais dans la vie, je change de sujet. Les jours sont longs, et l’argent diminue.',
        'Rappelle-moi que ma valeur ne tient pas à un contrat. Donne-moi une raison de me lever le matin, un horaire, un petit devoir accompli. Ouvre une porte, celle que je n’ai pas vue ou celle que je n’osais pas pousser. Mets sur ma route des gens qui transmettent un nom, une adresse, un conseil. Garde ma maison du découragement. Nous t’avons demandé le pain de ce jour ; donne-moi aussi de le gagner. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour {une personne|@} sans emploi',
      text: [
        'Seigneur, je te présente {une personne|@,} qui n’a pas de travail. {Elle|Il} cherche, {elle|il} attend, {elle|il} relit des annonces. On lui donne des conseils sur sa recherche, et peu de gens lui demandent comment {elle|il} va.',
        'Ouvre-lui une place où ses mains et son intelligence serviront, avec un salaire dont {elle|il} puisse vivre. Garde-{la|le} de la honte et du repli. Donne-lui la patience entre deux réponses, et des journées qui aient une forme. Aide ceux qui dépendent {d’elle|de lui} à ne pas {la|le} charger davantage. Si je connais une adresse, une personne, une annonce, réveille ma mémoire. Et toi, Dieu qui travailles encore, ne {la|le} laisse pas croire qu’on n’a plus besoin {d’elle|de lui}. Amen.',
      ].join('\n\n'),
    },
  },
  burnout: {
    self: {
      title: 'Quand le travail m’épuise',
      text: [
        'Seigneur, je n’en peux plus. Je me réveille avec la liste en tête, et je me couche avec ce qui reste. Je réponds sèchement à ceux que j’aime. J’ai voulu tenir, et tenir encore ; mon corps dit non maintenant, et il a raison.',
        'Apprends-moi à m’arrêter sans attendre de tomber. Donne-moi le courage de dire que c’est trop, de consulter, de refuser, de laisser des choses inachevées. Délivre-moi de la peur de décevoir, et de l’idée que tout repose sur moi. Rends-moi le sommeil, le goût d’un repas à table, une promenade sans but. Tu as béni le repos avant que j’aie rien fait pour le mériter. Fais-moi entrer dans ce repos. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne épuisée par le travail',
      text: [
        'Jésus, tu disais à tes disciples de venir à l’écart se reposer un peu. Dis-le aussi à la personne pour qui je prie. Elle a trop porté, trop longtemps. Elle fonctionne, mais la joie s’est retirée d’elle.',
        'Arrête-la avec douceur. Mets devant elle un médecin qui comprend, un supérieur qui entend, des proches qui ne lui demandent pas d’être vite comme avant. Ôte la culpabilité qui la poursuit jusque dans le repos. Que le sommeil répare, que le corps reprenne confiance, que les couleurs reviennent. Et s’il faut changer de travail ou de rythme, éclaire ce choix sans hâte. Elle t’est précieuse, même quand elle ne produit rien. Fais-le-lui sentir. Amen.',
      ].join('\n\n'),
    },
  },
  'work-conflict': {
    self: {
      title: 'Quand le travail devient un conflit',
      text: [
        'Dieu juste, j’ai l’estomac noué avant d’entrer au travail. Les remarques, les mises à l’écart, les ordres qui se contredisent : pris un par un, ce n’est rien ; ensemble, cela m’use. Je refais les dialogues le soir, au lieu de dormir.',
        'Garde-moi de devenir ce que je subis. Donne-moi des mots clairs, le calme de noter les faits, le courage d’en parler à qui peut agir. Montre-moi si j’ai ma part de torts. S’il faut rester, protège ma dignité ; s’il faut partir, ouvre un autre chemin. Et pour ceux qui me blessent, je te demande, sans chaleur encore mais avec sincérité, que tu touches leur conscience. Sois mon appui dans ce lieu. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne malmenée au travail',
      text: [
        'Seigneur, une personne va au travail comme on va vers une épreuve. On la rabaisse, on l’isole, ou on lui demande l’impossible. Elle commence à douter d’elle-même, et cela m’attriste, car je connais ce qu’elle vaut.',
        'Sois entre elle et ce qui la blesse. Donne-lui des témoins honnêtes et un recours sérieux. Fais qu’elle parle à temps, à un médecin, à un représentant, à quelqu’un qui connaît ses droits. Touche la conscience de ceux qui ont le pouvoir, et arrête l’injustice. Quand elle rentre chez elle, que la maison lui soit un repos. Apprends-moi à la croire et à l’encourager. Fais venir au grand jour ce qui est juste. Amen.',
      ].join('\n\n'),
    },
  },
  money: {
    self: {
      title: 'Quand l’argent manque',
      text: [
        'Père, je compte et je recompte, et cela ne suffit pas. Je n’ose plus ouvrir certaines enveloppes. Au magasin, je repose des choses en regardant si on me voit. La honte coûte presque aussi cher que la dette.',
        'Je te demande ce qu’il faut pour vivre : le loyer, la lumière, de quoi manger. Donne-moi la lucidité de regarder les chiffres en face, et l’humilité de m’asseoir avec quelqu’un qui sait conseiller. Garde-moi des promesses faciles et des emprunts qui étranglent. Bénis toute aide qui viendra, et apprends-moi à la recevoir. Que ma peur ne se change pas en dureté envers les miens. Tu nourris les oiseaux ; n’oublie pas ma table. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne en difficulté d’argent',
      text: [
        'Seigneur, tu connais le bruit des fins de mois dans une maison où l’argent manque. Je te prie pour une personne qui doit choisir entre une facture et une autre, et qui en perd le sommeil.',
        'Donne-lui le nécessaire, et un peu de répit pour réfléchir. Ouvre une solution : un travail mieux payé, un délai, un conseil honnête, un droit qu’elle ignorait. Protège-la de ceux qui profitent de la détresse. Allège la honte, cette charge que nul ne devrait ajouter. Montre-nous comment aider sans humilier, et fais-moi ouvrir ma propre main. Toi qui as eu faim, tu sais que le pain n’est pas un détail. Donne-lui le sien. Amen.',
      ].join('\n\n'),
    },
  },
  housing: {
    self: {
      title: 'Quand je cherche un logement',
      text: [
        'Dieu, mon abri, je n’ai pas de lieu sûr où poser ma vie. Je visite, j’appelle, je remplis des dossiers, et l’on me répond que d’autres passent avant. Sans adresse, tout devient compliqué, même se reposer.',
        'Donne-moi un toit. Un lieu simple, que je puisse payer, avec une porte qui ferme et une fenêtre. Conduis-moi vers les bonnes personnes, celles qui connaissent les démarches et celles qui ont le cœur large. Garde ma dignité dans les salles d’attente. Protège mes nuits en attendant, et ceux qui les partagent avec moi. Jésus, il n’y avait pas de place pour toi à ta naissance. Tu comprends ma demande. Fais-moi une place. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne sans logement sûr',
      text: [
        'Père, tu veux une demeure pour chacun. Vois cette personne qui n’a pas de logement, ou qui va perdre le sien. Elle porte ses affaires d’un endroit à l’autre, et l’inquiétude avec elles. Dormir tranquille est devenu un luxe.',
        'Ouvre-lui une maison. Donne des réponses rapides aux dossiers, de la bonté à ceux qui décident, de l’honnêteté à ceux qui louent. D’ici là, qu’il y ait chaque nuit un lieu chaud et sans danger. Protège sa santé, ses papiers, le courage qui lui reste. Et délivre-nous, nous qui avons des clés dans la poche, de passer sans regarder. Montre-nous ce que nous pouvons partager ou demander en son nom. Amen.',
      ].join('\n\n'),
    },
  },
  exam: {
    self: {
      title: 'Avant un examen',
      text: [
        'Seigneur, l’examen approche, et j’ai la tête pleine et l’estomac creux. Il me semble tantôt que je sais, tantôt que j’ai tout oublié. Je pense à ceux qui attendent beaucoup de moi, et cela n’aide pas.',
        'Donne-moi de dormir un peu, et de travailler sans panique le temps qui reste. Au moment venu, calme mes mains, fais remonter ce que j’ai appris, et que je lise bien la question avant de répondre. Si je bute, que je passe à la suite sans me décourager. Garde-moi honnête. Et quel que soit le résultat, rappelle-moi qu’une note ne dit pas qui je suis. Tu m’aimes avant et après. Je te remets ce jour. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour {une personne|@} avant un examen',
      text: [
        'Esprit de sagesse, {une personne|@} se prépare à un examen, et je voudrais {la|le} soutenir mieux qu’en lui demandant {si elle|s’il} a révisé. {Elle|Il} a travaillé, {elle|il} doute, {elle|il} dort mal. L’avenir lui paraît tenir sur quelques feuilles.',
        'Donne-lui une mémoire claire, une main sûre, un esprit qui reste libre sous la pression. Que les questions lui permettent de montrer ce {qu’elle|qu’il} sait. Fais que les examinateurs soient justes. Garde-{la|le} de la panique, et de se mesurer sans cesse aux autres. Réussite ou échec, que nos visages lui disent la même affection. Nous te confions l’avant, l’heure même, et l’attente du résultat. Sois sa paix. Amen.',
      ].join('\n\n'),
    },
  },
  studies: {
    self: {
      title: 'Pour mes études',
      text: [
        'Dieu de vérité, tu as fait un monde que l’on n’a jamais fini d’apprendre. Je te confie mes études : les cours que j’aime, ceux que je traîne, les pages qui s’accumulent, et la question qui revient de savoir où tout cela me mène.',
        'Donne-moi de la curiosité et de la persévérance. Apprends-moi à commencer, ce qui est souvent le plus difficile, et à fermer les livres quand l’heure vient. Envoie-moi de bons maîtres, et des compagnons avec qui rire et travailler. Garde-moi de la triche, de la paresse, et aussi de cette exigence qui ne me laisse jamais en paix. Que ce que j’apprends serve un jour à d’autres. Éclaire mon intelligence et garde mon cœur. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne qui étudie',
      text: [
        'Seigneur, tu as grandi en sagesse, tu as posé des questions aux maîtres. Je te prie pour une personne qui apprend, à l’école ou plus loin. Je pense à son sac trop lourd, à ses matins, à ce qu’elle n’ose pas dire des notes ou de la récréation.',
        'Donne-lui le goût de comprendre. Soutiens-la dans les matières difficiles, et mets devant elle des enseignants qui voient ce dont elle est capable. Qu’elle trouve une amitié fidèle, et que nul ne la tienne à l’écart. Protège-la de la peur de l’échec. Donne à son entourage d’encourager sans pousser. Et que, parmi tant de savoirs, elle apprenne aussi la bonté. Bénis cette année devant elle. Amen.',
      ].join('\n\n'),
    },
  },
  bullying: {
    self: {
      title: 'Quand on me harcèle',
      text: [
        'Jésus, on s’est moqué de toi aussi, à plusieurs, et les autres regardaient. Tu sais ce que c’est. Moi, j’entends les rires dans mon dos, je lis les messages, je calcule par où passer pour ne pas croiser certaines personnes. Je commence à croire ce que l’on dit de moi.',
        'Ne me laisse pas le croire. Ce sont eux qui ont tort, et je n’ai rien fait pour mériter cela. Donne-moi le courage d’en parler à un adulte, à un proche, à quelqu’un qui agira, et d’insister si l’on ne m’écoute pas. Envoie-moi une personne qui s’assied à côté de moi. Arrête cette méchanceté, et change ceux qui s’y laissent entraîner. Tu dis mon nom avec amour. Je préfère ta voix. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne harcelée',
      text: [
        'Seigneur, tu prends le parti des humiliés. Je te parle d’une personne que l’on harcèle, à l’école, en ligne, peut-être aux deux endroits, si bien qu’il ne lui reste plus de lieu tranquille. Elle se fait petite, et cela me serre le cœur.',
        'Protège-la, dans son corps et dans ses pensées. Dis-lui qu’elle n’a pas mérité cela. Donne-lui la force de parler, et donne aux adultes de l’entendre et d’agir sans tarder. Réveille ceux qui regardent sans rien faire. Retourne le cœur de ceux qui blessent. Qu’elle trouve au moins une amitié où respirer. Et si elle en venait à ne plus vouloir vivre, que quelqu’un le sache à temps et la garde. Amen.',
      ].join('\n\n'),
    },
  },
  retirement: {
    self: {
      title: 'Au moment de la retraite',
      text: [
        'Seigneur, ma vie de travail s’achève. On m’a dit que j’allais enfin avoir du temps, et ce temps me réjouit et m’inquiète. Qui suis-je sans mon bureau, mes outils, mes horaires, sans les gens que je voyais tous les jours ?',
        'Merci pour ces années : pour ce que j’ai su faire, pour ce que d’autres m’ont appris, pour le pain gagné. Pardonne ce que j’ai négligé pendant ce temps. Montre-moi où tu m’attends encore. Donne-moi de la santé, des habitudes neuves, des personnes à qui être utile, et la sagesse de ne pas tout remplir. Apprends-moi à recevoir une journée vide comme un cadeau. Les arbres âgés aussi portent du fruit. Fais-m’en la grâce. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne qui prend sa retraite',
      text: [
        'Père, une personne pose ses outils après de longues années. Je te remercie pour son travail, y compris celui dont nul n’a parlé au discours d’adieu : la patience, les services rendus, les matins où elle est venue malgré tout.',
        'Donne-lui d’entrer sans crainte dans ce temps nouveau. Que le manque des collègues et du rythme ne l’étouffe pas. Ouvre-lui des joies à sa mesure, du repos, des amitiés, une tâche choisie librement. Garde sa santé, et donne-lui de quoi vivre. Apprends aux siens à ne pas disposer de ses journées comme si elles étaient vides. Que ses saisons à venir soient larges et lumineuses, et que ta bonté les accompagne. Amen.',
      ].join('\n\n'),
    },
  },
  decision: {
    self: {
      title: 'Devant une décision importante',
      text: [
        'Seigneur, je suis à une croisée de chemins. J’ai fait des listes, j’ai demandé des avis, et chaque soir je penche d’un autre côté. J’ai peur de me tromper, peur aussi de laisser passer le bon moment.',
        'Donne-moi de voir clair en moi-même : ce que je désire, ce que je fuis, ce que d’autres attendent. Que je ne prenne pas ma peur pour ta voix, ni mon envie pour ta volonté. Parle-moi par des gens sages, par les faits, par cette paix qui reste quand on a cessé de s’agiter. Puis donne-moi le courage de choisir et de ne plus regarder en arrière. Si je me trompe, tu seras encore là. Marche avec moi. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour {une personne|@} devant un choix',
      text: [
        'Esprit Saint, lumière des cœurs, {une personne|@} cherche sa route. {Elle|Il} pèse le pour et le contre jusqu’à s’y perdre, et chacun autour {d’elle|de lui} sait mieux {qu’elle|que lui} ce qu’il faudrait faire. Moi aussi, j’ai mon idée. Je la dépose.',
        'Donne-lui du silence pour entendre ce qui est vrai. Montre-lui les conséquences sans l’effrayer, et ses propres désirs sans {la|le} tromper. Mets à ses côtés une ou deux personnes qui posent de bonnes questions. Délivre-{la|le} de la peur de décevoir. Quand {elle|il} aura choisi, donne-lui la paix d’avancer, et à nous de respecter son choix. Tu ne nous conduis pas comme des enfants qu’on traîne. Prends-lui la main. Amen.',
      ].join('\n\n'),
    },
  },
  moving: {
    self: {
      title: 'Avant un déménagement',
      text: [
        'Dieu qui as appelé ton peuple à marcher, me voici au milieu des cartons. Je retrouve des choses oubliées, et avec elles des jours entiers. J’ai vécu ici, entre ces murs. Je les quitte avec de la reconnaissance, et un peu de peur devant ces rues dont je ne connais pas les noms.',
        'Bénis la maison que je laisse et ceux qui y entreront. Bénis celle qui m’attend. Donne-moi de bons voisins, une boulangère qui sourit, une communauté où prier. Aide-moi à garder les amitiés malgré la distance, et à ne pas comparer sans cesse. Que les premiers soirs ne soient pas trop vides. Partout où j’habite, habite avec moi. Alors je serai chez moi. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour {une personne|@,} qui déménage',
      text: [
        'Père, {une personne|@} plie sa vie dans des cartons et s’en va vivre ailleurs. Je te confie son départ, avec ce {qu’elle|qu’il} laisse et ce {qu’elle|qu’il} ne peut pas emporter. Pour moi aussi, quelque chose change.',
        'Va devant {elle|lui}. Que la route soit sûre et l’arrivée paisible. Donne-lui un logement où {elle|il} se sente bien, des voisins qui se présentent, une église où l’on remarque un nouveau visage. Quand {elle|il} ne saura pas encore où se trouve quoi que ce soit, qu’une bonne parole {la|le} rencontre. Console ce qui pleure en {elle|lui}. Garde nos liens, et rends-moi fidèle à écrire. Partout la terre est à toi ; que cet endroit lui devienne un chez-soi. Amen.',
      ].join('\n\n'),
    },
  },
  court: {
    self: {
      title: 'Avant un procès',
      text: [
        'Dieu de justice, une affaire me conduit devant le tribunal, et je n’en dors plus. Les papiers s’entassent, les mots des juristes m’échappent, et j’ai l’impression que ma vie est posée sur une table devant des inconnus.',
        'Toi, tu connais les faits et les cœurs. Fais paraître la vérité. Donne aux juges de l’attention et de l’impartialité, à mon conseil de la compétence, et à moi des paroles exactes. Garde-moi de mentir pour gagner, et de haïr la partie adverse. Si j’ai des torts, que j’aie le courage de les reconnaître ; si j’ai des droits, qu’ils soient respectés. Quand j’attendrai la décision, sois ma paix. Elle ne dira pas tout de moi ; toi, tu sais. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne devant la justice',
      text: [
        'Seigneur, tu aimes le droit. Je te présente une personne qu’une affaire mène devant la justice. Elle attend des lettres, des audiences, une décision prise par d’autres, et tout le reste de sa vie semble suspendu.',
        'Que la vérité soit entendue. Donne aux juges de la sagesse et aux avocats de la droiture ; garde les témoins du mensonge et de l’oubli. Protège celui qui a été lésé, et donne à celui qui a fait tort de le reconnaître. Accorde à cette personne la force de parler sans haine et d’attendre sans s’effondrer. Je ne te demande pas de prendre parti comme nous, mais que justice soit faite, et que la paix puisse venir ensuite. Amen.',
      ].join('\n\n'),
    },
  },
  aging: {
    self: {
      title: 'En prenant de l’âge',
      text: [
        'Seigneur, mes forces diminuent. Les escaliers ont grandi, les noms m’échappent, et l’on me parle parfois plus fort qu’il ne faudrait. Beaucoup de ceux avec qui je riais ne sont plus là. J’ai du mal à demander de l’aide, et j’en ai besoin.',
        'Garde mon esprit clair et mon humeur aimable. Donne-moi d’accepter ce que je ne peux plus, et de faire avec bonheur ce que je peux encore. Que l’on ne décide pas de tout sans moi. Envoie-moi des visites, des voix jeunes, un peu de soleil à la fenêtre. Tu as porté ma vie depuis la naissance ; porte-la encore, maintenant que le pas se fait lent. Je mets le reste de mes jours dans ta main. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour {une personne âgée|@, dans son grand âge}',
      text: [
        'Père, je te confie {une personne|@,} qui avance en âge et dont les forces déclinent. {Elle|Il} a travaillé, aimé, enterré beaucoup des siens. Le monde va vite à présent, et {la|le} laisse parfois sur le bord de la route.',
        'Soutiens son corps, apaise ses douleurs, garde-{la|le} des chutes et de la confusion. {Qu’elle|Qu’il} n’ait pas peur de devenir une charge. Donne-lui des soignants doux, des visites qui ne regardent pas l’heure, des oreilles pour ses histoires, même déjà entendues. Apprends-nous à lui demander conseil, et à respecter ce {qu’elle|qu’il} veut. Tu as promis d’être le même jusqu’aux cheveux blancs. Que ses soirs soient paisibles, et ta présence proche. Amen.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
