// Spanish prayers for a person in danger. No word depends on the gender of this person.
import type { PassagesByConcern } from '../prayer-passages.ts';

export const inDanger: PassagesByConcern = {
  life: {
    comforts: [
      'Padre, tú oyes lo que apenas me atrevo a decir. El dolor pesa mucho, y casi no me quedan fuerzas para llevarlo. No me das la espalda, no hay enojo en ti contra mí, y me sigues llamando por mi nombre.',
      'Dios de misericordia, está muy oscuro donde estoy, y tú lo sabes. Nada de lo que siento te escandaliza. Tú me diste la vida, sabes mi nombre, y mi vida vale mucho para ti, aunque ahora yo no lo sienta.',
    ],
    askings: [
      'Sostenme en esta hora, y luego en la siguiente. Líbrame del mal, también del que yo pudiera hacerme. Envíame a alguien que se siente a mi lado y me escuche, y dame valor para decirle ahora cómo me encuentro de verdad.',
      'Quédate muy cerca y protégeme. Llévame a alguien que pueda ayudarme: una amistad, un médico, una voz tranquila al teléfono. Desata mi silencio, para que hoy pueda hablar. Que el dolor se alivie poco a poco, y que yo pueda descansar.',
    ],
    trusts: [
      'Delante de ti no tengo que fingir fuerza. Tú me sostienes cuando ya no puedo más, y esta noche no tendrá la última palabra. Te pido ayuda en el nombre de Jesús. Amén.',
      'Me amas desde el principio, y me sigues amando. No necesito ver todo el camino, solo el próximo aliento y la próxima hora, contigo. Te lo pido en el nombre de Jesús. Amén.',
    ],
  },
  violence: {
    comforts: [
      'Señor, tú ves lo que pasa detrás de las puertas cerradas. Ves el daño que se hace, y conoces mi miedo. Esto no es tu voluntad, y no es culpa mía. Merezco vivir a salvo, y tú estás de mi lado.',
      'Dios mío, tú me oyes aunque tenga que hablar en voz baja. Siento dolor y miedo, y me cuesta contarlo. Tú me diste dignidad, y nadie tiene derecho a quitármela, ni con golpes ni con palabras.',
    ],
    askings: [
      'Ponme a salvo, y también a quienes corren peligro conmigo. Muéstrame una salida y una puerta que se abra. Envíame a alguien que me crea y me ayude, y dame valor para pedirlo. Que el daño termine, y que se detenga a quien lo hace.',
      'Sé hoy mi refugio. Llévame a un lugar seguro y a personas que sepan qué hacer. Quítame la vergüenza, que no me toca a mí llevar. Dame pensamientos claros, una hora tranquila para buscar ayuda y fuerza para el primer paso.',
    ],
    trusts: [
      'Tú nunca me pediste soportar esto. Eres mi refugio, y quieres que viva en libertad y sin miedo. Me apoyo en ti, y dejaré que otros me ayuden. En el nombre de Jesús. Amén.',
      'Lo que me hacen no me quita valor delante de ti. Tú sanas despacio y de verdad, y te quedas conmigo. Te pido seguridad y paz, en el nombre de Jesús. Amén.',
    ],
  },
};
