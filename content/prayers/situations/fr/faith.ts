// French prayers for faith, guilt, forgiveness and the church.
import type { SituationPrayers } from '../situation.ts';

export const faith = {
  'anger-with-god': {
    self: {
      title: 'Dans la colère contre Dieu',
      text: [
        'Dieu, c’est contre toi que je suis en colère. On m’a appris à te remercier en toute chose, et je n’y arrive pas. Où étais-tu ? J’ai prié, j’ai attendu, j’ai cru que tu ferais quelque chose. Le silence est tout ce que j’ai entendu.',
        'Je ne vais pas adoucir mes mots pour te ménager. D’autres t’ont crié la même chose, et leurs cris sont devenus des psaumes. Alors écoute aussi le mien. Je ne veux pas d’explication toute faite, je veux que tu répondes, ou au moins que tu restes. Si je te parle encore, c’est que je ne t’ai pas lâché. Ne me lâche pas non plus. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne en colère contre Dieu',
      text: [
        'Seigneur, il y a une personne qui t’en veut, et qui ne le cache plus. Je ne viens pas plaider pour toi, ni l’excuser : elle a ses raisons, et tu les connais mieux que moi. Sa peine est réelle, et sa colère est peut-être sa dernière façon de te parler.',
        'Reçois ce cri. Ne te cache pas. Garde-la des chrétiens trop sûrs d’eux, et garde-moi d’en être. Que je supporte ses questions sans vouloir les refermer. Console la blessure qui est en dessous, celle qu’elle montre rarement. Et s’il te plaît, Seigneur, donne-lui un signe qu’elle puisse reconnaître comme venant de toi, à l’heure que tu sais. Amen.',
      ].join('\n\n'),
    },
  },
  doubt: {
    self: {
      title: 'Dans le doute',
      text: [
        'Seigneur, si tu es là, entends-moi. C’est tout ce que je peux dire honnêtement ces temps-ci. Des questions que j’avais rangées sont revenues, et les réponses d’autrefois sonnent creux. Autour de moi, les autres ont l’air si certains.',
        'Je te présente mes doutes comme je te présentais ma foi. Ne me laisse pas les fuir dans le bruit, ni m’y installer par orgueil. Mets sur mon chemin des livres vrais, des gens qui ont cherché, une amitié où je puisse tout demander. Thomas voulait toucher, et tu ne l’as pas renvoyé. Approche-toi aussi de moi. Je crois un peu ; prends ce peu, et fais-en ce que tu voudras. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne qui doute',
      text: [
        'Dieu de lumière et de nuée, je te parle d’une personne qui ne sait plus si elle croit. Elle pose des questions sérieuses, et elle les pose seule, de peur de scandaliser ou de décevoir.',
        'Accompagne sa recherche. Qu’elle ne prenne pas pour toi les caricatures que nous avons faites de toi. Donne-lui des interlocuteurs honnêtes, capables de dire qu’ils ne savent pas. Protège en elle le désir de vérité, puisque ce désir déjà te cherche. Apprends-moi à ne pas m’affoler, à ne pas discuter pour gagner, à vivre devant elle une foi humble. Tu l’attends au bout de sa question comme au bout d’une rue. Va même à sa rencontre. Amen.',
      ].join('\n\n'),
    },
  },
  'spiritual-dryness': {
    self: {
      title: 'Quand la prière est vide',
      text: [
        'Père, je prie et il ne se passe rien. Les mots tombent par terre. Je me souviens d’un temps où ta présence me réchauffait, et je ne sais pas ce que j’ai perdu en route, ni si j’ai perdu quelque chose.',
        'Je viens quand même. Je t’apporte ce quart d’heure sec, cette attention qui s’échappe, cette absence qui me manque, car ton absence me manque encore comme une présence. Garde-moi fidèle à peu de chose : un psaume, un silence, un geste de bonté. Apprends-moi à t’aimer pour toi et non pour ce que je sens. Quand viendra l’eau, je te remercierai. D’ici là, creuse le puits. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne qui ne sent plus Dieu',
      text: [
        'Seigneur, tu conduis parfois tes amis par le désert, et le désert reste rude. Je te prie pour une personne qui ne sent plus rien quand elle prie. Elle se demande si c’est sa faute, ou si tout n’était qu’imagination.',
        'Rassure-la sans bruit. Donne-lui de persévérer simplement, de se reposer aussi, de ne pas se forcer à des ferveurs qu’elle n’a pas. Mets près d’elle un accompagnateur patient, des frères et des sœurs qui prieront à sa place les jours où elle ne peut pas. Fais-lui retrouver ta trace dans un visage, dans une musique, dans le pain partagé. Tu es plus proche d’elle que son propre souffle, même si elle n’en sait rien. Amen.',
      ].join('\n\n'),
    },
  },
  guilt: {
    self: {
      title: 'Pour demander pardon',
      text: [
        'Seigneur, j’ai fait le mal. Je connais les circonstances qui m’excusent en partie, et je les laisse de côté : elles ne changent pas la peine de ceux que j’ai blessés. J’ai honte, et je viens à toi avec ce que je n’ose dire à presque personne.',
        'Pardonne-moi. Ne me laisse pas m’en tirer avec de belles paroles ; montre-moi ce que je peux réparer, à qui je dois parler, ce qu’il me faut abandonner. Donne-moi un cœur neuf, ou du moins un cœur qui veut l’être. Pierre a pleuré, et tu lui as demandé s’il t’aimait. Pose-moi la même question. Je voudrais répondre oui, par ma vie. Que ta miséricorde me relève. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne rongée par la faute',
      text: [
        'Dieu lent à la colère, je te confie une personne que sa faute accable. Elle ne s’accorde aucun repos, elle se condamne plus durement que tu ne le ferais. Ce qui s’est passé, tu le sais ; je n’ai pas besoin de le savoir.',
        'Donne-lui le courage de la vérité, puis la douceur du pardon. Qu’elle puisse avouer, réparer ce qui peut l’être, et demander pardon là où il le faut. Console aussi ceux qu’elle a blessés, et ne leur demande rien trop tôt. Quand elle entendra que tu pardonnes, qu’elle le croie. Et que nous, autour, nous ne la ramenions pas sans cesse à ce qu’elle a fait. Tu fais toutes choses nouvelles ; commence ici. Amen.',
      ].join('\n\n'),
    },
  },
  shame: {
    self: {
      title: 'Quand j’ai honte de moi',
      text: [
        'Père, je me sens sans valeur. Une voix en moi fait la liste de mes échecs, de mon corps, de mes maladresses, et conclut que l’on ferait mieux de ne pas m’aimer. Je baisse les yeux, même devant toi.',
        'Relève mon visage. Tu me regardes autrement que je ne me regarde, et j’ai du mal à le croire ; apprends-le-moi lentement. Fais taire la voix qui écrase, et montre-moi d’où elle vient. Si d’autres m’ont appris cette honte, guéris ce qu’ils ont fait. Donne-moi une personne devant qui je n’ai pas besoin de me cacher. Jésus, tu t’asseyais avec ceux dont personne ne voulait, et tu y étais bien. Assieds-toi avec moi. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne qui se croit sans valeur',
      text: [
        'Seigneur, tu as formé cette personne avec soin, et voilà qu’elle se croit de trop. Elle s’excuse d’être là, elle refuse les compliments, elle se cache derrière un rire. Je ne sais pas qui lui a appris à se mépriser ainsi.',
        'Dis-lui ce qu’elle vaut, d’une façon qu’elle puisse entendre. Défais un à un les mots qui l’ont blessée. Mets-la au milieu de gens qui l’attendent, qui remarquent son absence, qui aiment ses idées. Donne-lui, s’il le faut, l’aide d’une personne formée. À moi, donne de la regarder avec tes yeux, et de lui dire le bien que je pense d’elle pendant qu’il est temps. Que ton amour devienne sa demeure. Amen.',
      ].join('\n\n'),
    },
  },
  forgive: {
    self: {
      title: 'Pour pouvoir pardonner',
      text: [
        'Seigneur, on m’a fait du mal, et je n’arrive pas à pardonner. Dès que j’y repense, tout revient, la voix, la scène, la brûlure. Je prie chaque jour les mots qui parlent de pardonner à ceux qui nous ont offensés, et ils s’arrêtent dans ma gorge.',
        'Je ne veux pas faire semblant. Commence par soigner la blessure. Donne-moi de nommer le mal sans le diminuer, et de me protéger s’il le faut. Puis desserre ma main, doigt après doigt, sur cette dette que j’agite encore. Je te remets la justice ; elle est trop lourde pour moi. Aujourd’hui, je peux seulement désirer vouloir pardonner. Prends ce début, et conduis-le plus loin. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne qui peine à pardonner',
      text: [
        'Jésus, tu sais ce qu’il en coûte de pardonner, toi qui l’as fait avec des clous dans les mains. Je te prie pour une personne que l’on a blessée, et que le souvenir tient attachée à ce jour-là.',
        'Ne permets pas que nous lui fassions la morale. Reconnais avec elle que c’était injuste. Guéris d’abord, console, mets-la à l’abri de ceux qui pourraient recommencer. Ensuite, quand elle le pourra, délie-la de l’amertume, pour que le mal ancien n’ait plus de pouvoir sur ses nuits. Qu’elle n’ait pas à oublier, ni à renouer si ce n’est pas sûr. Rends-la libre, Seigneur, à son pas. Et touche le cœur de qui l’a blessée. Amen.',
      ].join('\n\n'),
    },
  },
  temptation: {
    self: {
      title: 'Dans la tentation',
      text: [
        'Père, tu sais ce qui m’attire ces jours-ci. Je connais la pente : d’abord une pensée, puis un prétexte, puis un pas que je regrette. Je te le dis maintenant, pendant que je le peux encore, avant de me raconter une histoire.',
        'Ne me laisse pas céder. Ouvre la sortie, et donne-moi de la prendre aussitôt. Fais-moi éteindre l’écran, changer de rue, appeler une personne de confiance. Montre-moi la soif qui se cache sous ce désir, et apaise-la à une meilleure source. Jésus, tu as eu faim au désert, et tu as tenu sans mépriser ceux qui tombent. Combats à côté de moi. Délivre-nous du mal, et moi parmi les autres. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne dans la tentation',
      text: [
        'Seigneur, une personne lutte contre quelque chose qui l’attire et qui lui ferait du mal. Je ne suis pas au-dessus de ce combat, j’ai les miens. Je te prie en marchant à côté d’elle, et non de plus haut.',
        'Fortifie-la à l’heure de la faiblesse, celle de la fatigue et de l’ennui. Ouvre-lui les yeux sur ce qu’elle risque, et plus encore sur ce qu’elle désire au fond. Éloigne les occasions. Donne-lui quelqu’un à qui l’avouer sans crainte. Si elle est tombée, qu’elle ne reste pas à terre par honte. Tu ne t’étonnes pas de nous, et tu ne te lasses pas. Garde-la, et garde aussi ceux qui seraient blessés par sa chute. Amen.',
      ].join('\n\n'),
    },
  },
  'new-faith': {
    self: {
      title: 'Au début de la foi',
      text: [
        'Merci, Seigneur. Je ne sais pas encore bien te parler, mais je sais que tu es là. Pendant longtemps j’ai vécu à côté de toi sans te reconnaître, et voici que les choses ont une autre couleur. J’en suis encore à m’étonner.',
        'Merci pour ceux par qui tu es venu jusqu’à moi, par un mot, un exemple, une patience. Apprends-moi à prier, à lire ta parole, à ne pas avoir peur de mes questions. Donne-moi une communauté où grandir, et garde-moi de regarder les autres de haut. Quand l’élan des premiers jours retombera, tiens ma main. Ce que tu as commencé en moi, fais-le mûrir. Je suis à toi, et j’en ai de la joie. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour qu’une personne trouve la foi',
      text: [
        'Père, je te demande un cadeau pour une personne qui ne te connaît pas, ou qui te connaît de loin. Je ne veux ni la forcer ni lui tendre de pièges. Tu respectes sa liberté plus que moi, et tu l’aimais avant que je pense à prier pour elle.',
        'Viens à sa rencontre par les chemins qui sont les siens : une beauté, une question, une peine, une amitié. Enlève de son chemin ce que notre tiédeur ou nos fautes y ont mis. Que ma vie ne contredise pas ce que je crois, et que je sache parler quand elle le demande, me taire quand il le faut. Fais-lui connaître ta joie. J’attendrai, et je continuerai de prier. Amen.',
      ].join('\n\n'),
    },
  },
  baptism: {
    self: {
      title: 'Pour mon baptême',
      text: [
        'Père, Fils et Saint-Esprit, je te rends grâce pour le baptême. De l’eau, quelques paroles, mon nom, et une promesse plus ancienne que moi. Tu me dis que j’ai une place dans ta maison, et je te crois.',
        'Merci pour ceux qui m’ont conduit la main jusqu’à cette eau, pour leur foi et leurs prières. Apprends-moi à vivre de ce don les jours ordinaires : à me relever, à renoncer au mal, à servir sans me faire voir. Quand je douterai d’être à toi, rappelle-moi cette eau. Fais-moi grandir avec tous ceux qui la partagent, dans toutes les Églises. Que ma vie entière soit une réponse à ton oui. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour un baptême',
      text: [
        'Dieu très bon, une personne reçoit le baptême, et notre joie s’ajoute à celle du ciel. Tu l’appelles par son nom, tu la fais entrer dans ta famille, qui a tant de visages et tant de langues.',
        'Merci pour cette vie, et pour le chemin, court ou long, qui l’a menée à l’eau. Garde-la dans la lumière reçue. Donne-lui un parrain, une marraine, des amis qui tiendront leur promesse de prier et d’accompagner. Protège-la de ce qui éteint la foi : l’orgueil, la peur, nos mauvais exemples. Que l’Église lui soit une maison chaude. Et par sa joie, réveille en nous notre propre baptême. Louange à toi, Père, Fils et Saint-Esprit. Amen.',
      ].join('\n\n'),
    },
  },
  church: {
    group: {
      title: 'Pour notre communauté',
      text: [
        'Seigneur Jésus, nous te prions pour notre communauté. Nous nous connaissons depuis longtemps, et parfois trop peu. Il y a parmi nous de la générosité, des habitudes, des susceptibilités, et des gens qui sont partis sans que nous demandions pourquoi.',
        'Donne-nous l’unité, celle qui supporte les différences. Soutiens ceux qui nous conduisent, prêtres, pasteurs et responsables ; donne-leur du repos, de la droiture, des amis qui leur disent la vérité. Protège les petits et les plus fragiles au milieu de nous. Fais-nous accueillir celui qui entre pour la première fois. Garde-nous de ne penser qu’à nous-mêmes. Que ta parole soit notre pain, et que notre quartier soit meilleur parce que nous y prions. Amen.',
      ].join('\n\n'),
    },
  },
  ministry: {
    self: {
      title: 'Pour mon service',
      text: [
        'Maître de la moisson, tu m’as confié un service, et je l’aime. Je t’en parle pourtant avec de la fatigue. Il y a ceux qui attendent trop, ceux qui ne viennent plus, et ma propre tentation de compter les résultats pour savoir ce que je vaux.',
        'Ramène-moi à toi. Que je ne parle pas de toi sans te parler. Donne-moi de l’amour pour les gens, y compris les difficiles, et le courage de dire non pour que les miens ne vivent pas des restes. Garde-moi de l’abus de pouvoir et du double visage. Envoie des compagnons de travail. Ce que je sème, fais-le grandir ou non ; moi, donne-moi d’être fidèle. Et quand je me tais, continue. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne au service de l’Église',
      text: [
        'Seigneur, je te remets une personne qui te sert : elle prêche ou elle balaie, elle visite, elle part au loin, elle reste tard le soir. Beaucoup lui confient leurs soucis, et peu lui demandent les siens.',
        'Donne-lui de boire elle-même à la source. Garde sa prière vivante, sa parole vraie, sa conduite droite. Protège-la de la flatterie comme du découragement. Veille sur ses proches, qui partagent le prix de ce service sans toujours l’avoir choisi. Mets autour d’elle une équipe loyale, et des temps de vrai repos. Apprends-nous à remercier autant que nous demandons. Que son travail porte un fruit qu’elle ne verra peut-être pas. Toi, tu le vois. Amen.',
      ].join('\n\n'),
    },
  },
  waiting: {
    self: {
      title: 'Dans l’attente',
      text: [
        'Seigneur, jusqu’à quand ? Je t’ai demandé cela si souvent que je n’ai plus de mots nouveaux. Rien ne bouge, ou bien je ne vois rien bouger. D’autres ont été exaucés, et j’ai partagé leur joie du bout des lèvres.',
        'Apprends-moi à attendre sans me durcir. Donne-moi de quoi vivre aujourd’hui, et non seulement après, quand ce sera arrivé. Si je demande mal, éclaire ma demande. Si c’est non, donne-moi de l’entendre et de continuer à t’aimer. Si c’est plus tard, soutiens-moi jusque-là. Je guette comme on guette l’aube, dans le froid, et sans pouvoir la hâter. Elle vient de ton côté. Je garde les yeux vers elle. Amen.',
      ].join('\n\n'),
    },
    other: {
      title: 'Pour une personne qui attend une réponse',
      text: [
        'Dieu patient, je te confie une personne qui attend depuis longtemps. Elle t’a prié, d’autres ont prié avec elle, et le téléphone ne sonne pas, la lettre n’arrive pas, le cœur désiré ne change pas. L’espérance lui devient un travail.',
        'Renouvelle ses forces. Ne laisse pas l’attente avaler le reste de sa vie ; donne-lui des joies en chemin, des choses à faire, des gens à aimer. Réponds-lui, Seigneur, dans ta bonté. Si la réponse tarde, que ta présence ne tarde pas. Garde-nous, ses proches, des paroles trop sûres, et donne-nous d’attendre avec elle. Siméon a tenu enfin dans ses bras ce qu’il espérait. Donne-lui aussi de voir ta lumière. Amen.',
      ].join('\n\n'),
    },
  },
} satisfies Record<string, SituationPrayers>;
