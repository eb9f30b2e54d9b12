// Spanish frames for prayers around the user's own words.
import type { PrayerFrames } from '../prayer-passages.ts';

export const frames: PrayerFrames = {
  quotes: ['«', '»'],
  self: [
    {
      before: 'Padre, has escuchado lo que te traigo, con las palabras que tengo:',
      unquoted: 'Padre, has escuchado lo que te traigo, también lo que no sé decir.',
      after:
        'Tú sabes mejor que yo lo que hay detrás. Recíbelo en tus manos. Quédate cerca de mí, dame lo que necesito para hoy y no dejes que lo lleve sin tu ayuda. Amén.',
    },
    {
      before: 'Señor, aquí estoy. Esto es lo que hoy llevo en el corazón:',
      unquoted: 'Señor, aquí estoy, con todo lo que hoy llevo en el corazón.',
      after:
        'Lo pongo delante de ti tal como es. Si en ello hay alegría, te doy gracias; si hay miedo o dolor, no te apartes de mí. Muéstrame el paso siguiente y dame tu paz. Amén.',
    },
    {
      before: 'Dios mío, tú escuchas antes de que yo encuentre las palabras. Vengo a ti con esto:',
      unquoted:
        'Dios mío, tú escuchas antes de que yo encuentre las palabras. Vengo a ti con lo que solo tú conoces.',
      after:
        'Dejo contigo lo que no puedo cambiar y te pido valor para lo demás. Que tu bondad alcance esta parte de mi vida, a tu manera y a tu tiempo. Amén.',
    },
  ],
  other: [
    {
      before: 'Padre, ahora no vengo a ti por mí. Esto es lo que te traigo:',
      unquoted:
        'Padre, ahora no vengo a ti por mí. Tú conoces el nombre y la necesidad que pongo delante de ti.',
      after:
        'Tu amor llega más lejos que el mío. Acompaña donde yo no puedo estar. Da lo que hoy hace falta: ayuda, fuerzas y gente que no se vaya. Y muéstrame lo que yo puedo hacer. Amén.',
    },
    {
      before: 'Señor, vengo a ti por una vida que no es la mía, con mis propias palabras:',
      unquoted:
        'Señor, vengo a ti por una vida que no es la mía, y tú conoces cada uno de sus días.',
      after:
        'Tú ves más lejos que yo. Da consuelo donde hay dolor, valor donde hay miedo, y una ayuda que llegue a tiempo. Que tu bondad se deje sentir hoy, también por manos humanas. Amén.',
    },
    {
      before: 'Dios de misericordia, tú cuidas donde yo no alcanzo. Te confío esto:',
      unquoted:
        'Dios de misericordia, tú cuidas donde yo no alcanzo. Te confío lo que pesa y lo que espera.',
      after:
        'Sostén lo que yo no puedo sostener. Envía personas que escuchen y que sepan qué hacer. Mantén viva la esperanza, y dame paciencia y amor suficientes para ayudar sin estorbar. Amén.',
    },
  ],
};
