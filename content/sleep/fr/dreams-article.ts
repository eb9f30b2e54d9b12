// French article of Peaceful Sleep about dreams, for a reader who has just woken from a dream.
import type { SleepTexts } from '../sleep-outline.ts';

const content = `Tu sors peut-être d’un rêve, et il est encore dans la chambre : une image, une voix, le cœur qui bat trop vite. Rien ne presse. Allume une lampe, bois une gorgée d’eau, regarde les meubles reprendre leur place. Voici, simplement, ce que la Bible dit des rêves, ce qu’elle n’en dit pas, et de quoi retrouver ton lit.

## Des rêves dans la Bible

Ils ne sont pas très nombreux, mais ils comptent. Jacob, en fuite, la tête sur une pierre, voit une échelle dressée vers le ciel (Genèse 28.10-17). Son fils Joseph rêve de gerbes et d’étoiles, et ses frères le haïssent pour cela (Genèse 37.5-11) ; plus tard, devant des prisonniers puis devant Pharaon, il renvoie à Dieu seul le sens des songes (Genèse 40.8 ; 41.16). Salomon, à Gabaon, demande en rêve la sagesse plutôt que la richesse (1 Rois 3.5-15). Daniel explique le songe d’un roi après avoir prié avec ses amis (Daniel 2.17-30). Joseph de Nazareth, plusieurs fois averti dans son sommeil, accueille Marie, puis met l’enfant et sa mère à l’abri (Matthieu 1.20-24 ; 2.13-23).

Ce que Pierre voit sur un toit, en plein midi, n’est pas un rêve mais une vision (Actes 10.9-16). La plupart des croyants de la Bible, d’ailleurs, prient, doutent et obéissent sans qu’aucun songe soit raconté.

## La plupart des rêves sont ordinaires

L’Ecclésiaste, sans mépris, rattache les songes à l’abondance des soucis et des paroles, et il n’en fait pas grand cas (Ecclésiaste 5.3 et 5.7 ; dans d’autres éditions 5.2 et 5.6). Un rêve mélange volontiers un visage d’hier, une peur ancienne et le bruit de la rue. Il peut être étrange ou violent, et ne rien annoncer du tout.

On ne choisit pas ses rêves. Tu n’as pas à rougir devant Dieu de ce qui s’y passe. S’ils montrent quelque chose, c’est souvent ce qui t’occupe déjà, et tu peux lui en parler comme de n’importe quel souci.

## Garder la tête claire

L’Écriture met aussi en garde. Un songe, même suivi d’un signe, ne vaut rien s’il détourne de Dieu (Deutéronome 13.1-5). Jérémie s’élève contre ceux qui font passer leurs propres rêves pour une parole du Seigneur (Jérémie 23.25-32). Personne ne devrait donc interpréter les rêves pour de l’argent, ni s’en servir pour annoncer un mariage, une maladie, une mort ou une fortune. Les listes où chaque image a son sens ne viennent pas de la Bible. Si quelqu’un prétend que ton rêve t’oblige à payer, à obéir ou à te taire, tu peux refuser sans crainte.

Une pensée reste parfois au réveil. Paul demande un tri (1 Thessaloniciens 5.21). S’accorde-t-elle avec l’ensemble de l’Écriture ? Conduit-elle à aimer Dieu et les autres, ou seulement à s’inquiéter ? Qu’en disent une ou deux personnes sages, qui te connaissent et n’ont rien à y gagner ? Ne prends aucune décision importante sur la foi d’un rêve. Ce qui vient de Dieu supporte le temps, les questions et la lumière du jour.

## Où les chrétiens diffèrent

Beaucoup pensent que Dieu peut encore se servir d’un rêve (Actes 2.17), et certains racontent qu’un songe les a menés vers le Christ. D’autres estiment que de tels songes appartenaient au temps où l’Écriture naissait, et qu’elle suffit désormais. D’autres encore, parmi les moines d’Orient et d’Occident, conseillent de ne pas s’attacher aux rêves, même beaux, et d’en parler à un guide spirituel. Tous peuvent dire ensemble qu’aucun rêve ne corrige l’Évangile et qu’aucun ne s’y ajoute.

## Les cauchemars

Un cauchemar n’est pas une punition, et il ne prouve rien contre ta foi. Il peut venir d’une fièvre, d’un médicament ou de son arrêt, de l’alcool, d’une journée trop pleine, d’un deuil, d’une violence subie. Job se plaint à Dieu de ses nuits d’épouvante (Job 7.13-14), et son livre refuse de voir dans son malheur un châtiment. Certains chrétiens y discernent parfois aussi un combat spirituel ; là encore, on prie, et l’on ne néglige pas les soins.

Parle à un médecin si les cauchemars reviennent souvent, s’ils te font craindre de te coucher, s’ils ont commencé avec un nouveau traitement, ou s’il t’arrive de crier ou de frapper en dormant. N’arrête et ne change rien de ton traitement sans son avis. S’ils rejouent quelque chose que l’on t’a fait, ou que tu as vécu, il existe des personnes formées pour écouter cela, et des soins. Et si des idées de mort sont là au réveil, n’attends pas le matin : appelle les secours, une ligne d’écoute, ou quelqu’un de confiance. Demander de l’aide n’est pas manquer de foi.

## Se recoucher

Tu n’as rien à décider cette nuit. Si l’image revient, pose les pieds par terre un moment et nomme cinq choses que tu vois. On peut noter le rêve en deux lignes et fermer le carnet, ou lui imaginer une autre fin.

Dis à Dieu, avec tes mots, ce que tu as vu et ce que cela t’a fait. Confie-lui la chambre, et ceux qui veillent cette nuit dans d’autres maisons. Le Psaume 4 et le Psaume 121 sont courts, et bien des croyants les ont lus à cette heure. Laisse une petite lumière si elle te fait du bien. Le sens du rêve, s’il en a un, peut attendre le jour.`;

export const dreams: SleepTexts['article'] = { title: 'Ce que la Bible dit des rêves', content };
