// French frames for prayers around the user's own words.
import type { PrayerFrames } from '../prayer-passages.ts';

export const frames: PrayerFrames = {
  quotes: ['« ', ' »'],
  self: [
    {
      before: 'Père, tu as entendu ce que je t’apporte, avec les mots que j’ai :',
      unquoted: 'Père, tu as entendu ce que je t’apporte, et aussi ce que je n’arrive pas à dire.',
      after:
        'Tu sais mieux que moi ce qu’il y a derrière. Prends cela dans tes mains. Reste près de moi, donne-moi ce qu’il faut pour aujourd’hui, et ne me laisse pas le porter sans toi. Amen.',
    },
    {
      before: 'Seigneur, me voici. Voilà ce que j’ai sur le cœur aujourd’hui :',
      unquoted: 'Seigneur, me voici, avec tout ce que j’ai sur le cœur aujourd’hui.',
      after:
        'Je le dépose devant toi tel quel. S’il s’y trouve de la joie, je t’en remercie ; s’il s’y trouve de la peur ou de la peine, ne t’éloigne pas. Montre-moi le prochain pas et donne-moi ta paix. Amen.',
    },
    {
      before: 'Mon Dieu, tu écoutes avant que j’aie trouvé les mots. Je viens à toi avec ceci :',
      unquoted:
        'Mon Dieu, tu écoutes avant que j’aie trouvé les mots. Je viens à toi avec ce que toi seul connais.',
      after:
        'Je te remets ce que je ne peux pas changer, et je te demande du courage pour le reste. Que ta bonté rejoigne cette part de ma vie, à ta manière et en ton temps. Amen.',
    },
  ],
  other: [
    {
      before:
        'Père, ce n’est pas pour moi que je viens à toi maintenant. Voici ce que je t’apporte :',
      unquoted:
        'Père, ce n’est pas pour moi que je viens à toi maintenant. Tu connais le nom et le besoin que je porte.',
      after:
        'Ton amour va plus loin que le mien. Sois là où je ne peux pas être. Donne ce qui manque aujourd’hui, de l’aide, de la force, des gens qui restent. Et montre-moi ce que je peux faire. Amen.',
    },
    {
      before: 'Seigneur, je viens à toi pour une autre vie que la mienne, avec mes mots à moi :',
      unquoted:
        'Seigneur, je viens à toi pour une autre vie que la mienne, et tu en connais chaque jour.',
      after:
        'Tu vois plus loin que moi. Donne la consolation dans la peine, le courage dans la peur, et un secours qui arrive à temps. Que ta bonté se laisse sentir, aussi par des mains humaines. Amen.',
    },
    {
      before: 'Dieu de miséricorde, tu prends soin là où je ne suffis pas. Je te confie ceci :',
      unquoted:
        'Dieu de miséricorde, tu prends soin là où je ne suffis pas. Je te confie ce qui pèse et ce qui espère.',
      after:
        'Porte ce que je ne peux pas porter. Envoie des gens qui écoutent et qui savent quoi faire. Garde l’espérance vivante, et donne-moi assez de patience et d’amour pour aider sans peser. Amen.',
    },
  ],
};
