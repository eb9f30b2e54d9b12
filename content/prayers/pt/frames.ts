// Portuguese frames for prayers around the user's own words.
import type { PrayerFrames } from '../prayer-passages.ts';

export const frames: PrayerFrames = {
  quotes: ['“', '”'],
  self: [
    {
      before: 'Pai, tu ouviste o que te trago, com as palavras que tenho:',
      unquoted: 'Pai, tu ouviste o que te trago, também o que não sei dizer.',
      after:
        'Tu sabes melhor do que eu o que está por trás disto. Recebe tudo em tuas mãos. Fica perto de mim, dá-me o que preciso para hoje e não deixes que eu carregue isto sem a tua ajuda. Amém.',
    },
    {
      before: 'Senhor, aqui estou. É isto que trago hoje no coração:',
      unquoted: 'Senhor, aqui estou, com tudo o que trago hoje no coração.',
      after:
        'Coloco diante de ti assim como é. Se há nisso alegria, eu te agradeço; se há medo ou dor, não te afastes de mim. Mostra-me o próximo passo e dá-me a tua paz. Amém.',
    },
    {
      before: 'Meu Deus, tu escutas antes que eu encontre as palavras. Venho a ti com isto:',
      unquoted:
        'Meu Deus, tu escutas antes que eu encontre as palavras. Venho a ti com o que só tu conheces.',
      after:
        'Deixo contigo o que não posso mudar e te peço coragem para o resto. Que a tua bondade alcance esta parte da minha vida, do teu modo e no teu tempo. Amém.',
    },
  ],
  other: [
    {
      before: 'Pai, agora não venho a ti por mim. É isto que te trago:',
      unquoted:
        'Pai, agora não venho a ti por mim. Tu conheces o nome e a necessidade que coloco diante de ti.',
      after:
        'O teu amor vai mais longe que o meu. Está presente onde eu não posso estar. Dá o que falta hoje: ajuda, forças e gente que não vá embora. E mostra-me o que eu posso fazer. Amém.',
    },
    {
      before: 'Senhor, venho a ti por uma vida que não é a minha, com as minhas palavras:',
      unquoted:
        'Senhor, venho a ti por uma vida que não é a minha, e tu conheces cada um dos seus dias.',
      after:
        'Tu vês mais longe do que eu. Dá consolo onde há dor, coragem onde há medo, e uma ajuda que chegue a tempo. Que a tua bondade se faça sentir hoje, também por mãos humanas. Amém.',
    },
    {
      before: 'Deus de misericórdia, tu cuidas onde eu não alcanço. Eu te confio isto:',
      unquoted:
        'Deus de misericórdia, tu cuidas onde eu não alcanço. Eu te confio o que pesa e o que espera.',
      after:
        'Segura o que eu não consigo segurar. Envia pessoas que escutem e que saibam o que fazer. Mantém viva a esperança, e dá-me paciência e amor suficientes para ajudar sem pesar. Amém.',
    },
  ],
};
