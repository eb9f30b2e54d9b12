// Spanish function words, and patterns over folded text for a suicidal thought and for violence.
import type { TextPatterns } from '../text-patterns.ts';

/** The person who hurts, and the victim. */
const who =
  '(?:marido|esposo|esposa|mujer|pareja|novio|novia|ex|padre|papa|madre|mama|padrastro|madrastra|hermano|hermana|hijo|hija|tio|tia|abuelo|padres|jefe|maestro|profesor|pastor|cura|hombre|companero|alguien|el(?= (?:me|nos) )|ella|ellos|suegra|suegro)';
const whom =
  '(?:mi madre|mi mama|mis hijos|mis hijas|mi hijo|mi hija|los ninos|nuestros hijos|mi hermana|mi hermano|mi bebe)';

export const textPatterns: TextPatterns = {
  functionWords:
    'el la los las un una unos unas de del al y e o a en con sin por para mi mis tu tus su sus nuestro nuestra nuestros yo me te se nos lo le les que quien cual como cuando donde no ni si mas pero porque muy ya es son soy eres esta estan estoy estamos era fue ha he han hay ser estar este esta esto esa ese todo toda todos ella ellos senor dios gracias ayuda ayudame alguien algo',
  life: {
    own: [
      /(?<!\bno (?:me )?|\bnunca )\b(?:quiero|quisiera|deseo|prefiero|preferiria|querria|anhelo|ganas de|pienso en|pensando en|me gustaria|necesito|queria|deseando) (?:ya |solo |solamente |simplemente )?(?:morir(?:me)?|estar muert[oa])\b(?! (?:a (?:mi|mis|todo|este)|por|al (?:pecado|mundo)|para (?!siempre|no|descansar|dejar)|como (?:jesus|cristo|tu)|de (?:risa|verguenza|hambre|amor)))/,
      /(?<!\bno )\bme (?:quiero|quisiera|voy a|deseo) (?:morir|matar|suicidar)\b(?! de (?:risa|verguenza|hambre|ganas|amor))/,
      /\b(?:quiero|quisiera|voy a|pienso|pensado|pienso en|pensando en|pense en|ganas de|intente|intentado|deseo|idea de|ideas de|miedo (?:de|a)|tentacion de|he querido|podria|plan para|planeo|forma de) (?:\w+ )?(?:matarme|suicidarme|quitarme la vida|ahorcarme|cortarme|lastimarme|hacerme dano|autolesionarme|acabar con todo|terminar con todo)/,
      /\b(?:suicidarme|quitarme la vida|(?:acabar|terminar) con mi (?:propia )?vida|poner fin a mi vida|cortarme las venas|me autolesiono)\b/,
      /\bno quiero (?:ya )?(?:seguir )?(?:vivir|viviendo|existir|estar en este mundo|estar viv[oa]|despertar)\b(?! (?:en|con|como|asi|cerca|lejos|aqui|para|bajo|de|entre|a)\b)/,
      /\b(?:sin|no tengo|perdi las|no me quedan|perdido las) ?(?:mas |ya )?(?:ganas|razones|motivos|fuerzas) (?:de|para) (?:vivir|seguir viviendo)\b|\b(?:cansad[oa]|hart[oa]) de (?:vivir|la vida)\b|\b(?:estaria|estarian|estaran|estoy) mejor (?:muert[oa]|sin mi)\b|\bno vale la pena vivir\b/,
      /\bojala (?:yo )?(?:me muriera|me muera|estuviera muert[oa]|no (?:despertara|despierte|hubiera nacido|existiera))|\b(?:pensamientos|ideas|ideaciones) suicidas?\b|\bpens(?:ando|ado|e|ar)? en (?:el )?suicid|\bpienso en (?:el )?suicid|\b(?:me siento|soy|estoy) suicida\b/,
      /\b(?:pienso|pense|pensado|pensando|quiero|voy|tentad[oa]) (?:en |a |de )?(?:hacerme |tomarme |tomar |tragarme ){0,2}(?:(?:una )?sobredosis|todas (?:mis|las) (?:pastillas|medicinas))\b|\bme tome todas (?:mis|las) pastillas\b/,
      /\bno (?:le )?(?:veo|encuentro|hallo|siento) (?:mas |ya |ningun[a]? |una? |el |la ){0,2}(?:razon|razones|motivos?|sentido) (?:para|de|a|por) (?:que )?(?:vivir|seguir (?:viviendo|viv[oa])|la vida|mi vida)\b|\bme (?:corto|corte|he cortado|queme|lastime) (?:anoche|ayer|hoy|otra vez|de nuevo|a proposito|esta noche|los brazos|las munecas|cuando (?:me siento|estoy)|para sentir)\b/,
    ],
    others: [
      /(?<!\bno )\b(?:quiere|queria|intento|intenta|amenaza con|amenazo con|habla de|piensa en|trato de) (?:morir(?:se)?\b(?! (?:a|por|como))|matarse|suicidarse|quitarse la vida|acabar con su vida)|(?<!\bno )\bse quiere (?:morir|matar|suicidar)\b|\bno quiere (?:seguir )?(?:vivir|viviendo)\b(?! (?:en|con|como|asi|cerca|lejos|aqui))|\bintentos? de suicidio|\bse (?:autolesiona|corta los brazos)\b/,
    ],
  },
  violence: [
    new RegExp(
      `\\b${who}(?: (?!no |que no )[\\w']+){0,3}? (?:me|nos) (?:\\w+ )?(?:pega\\w*|pego|golpe\\w+|maltrat\\w+|viol[ao]|violaba|ahorca\\w*|estrangul\\w+|agred\\w+|pate[ao]\\w*|abofete\\w+|amenaza\\w*|amenazo|quiere matar|va a matar|quiso matar|levanta la mano|da (?:una )?palizas?|da golpes)\\b(?! (?:el sol|la gripe|un (?:abrazo|susto)|con (?:amor|carino)))`,
    ),
    new RegExp(
      `\\b${who}(?: [\\w']+){0,2}? (?:le )?(?:pega|golpea|maltrata|agrede|viola) a ${whom}\\b`,
    ),
    /\b(?:quiere|amenaza con|amenazo con|intento|intenta|va a|trato de|quiso|podria) (?:matarme|golpearme|pegarme|hacerme dano|violarme)\b(?<!\b(?:no|yo) (?:quiere|va a) \w+)/,
    /\b(?:abusa|abuso|abusaba|abusaron|abusan) de mi\b|\b(?:fui|he sido|soy|me han|estoy siendo|era|ser) (?:\w+ )?(?:maltratad[oa]|violad[oa]|abusad[oa]|golpead[oa]|violado)\b(?! por la vida)|\b(?:violencia (?:domestica|de genero|machista|intrafamiliar|familiar|en (?:mi|la) casa)|malos tratos|sufro (?:maltrato|abuso|violencia)|abuso sexual)\b/,
    /\b(?:marido|esposo|pareja|novio|padre|ex|hermano|hijo|padrastro) (?:es |se pone |se vuelve )?(?:muy )?violent[oa]\b|\bmiedo (?:de|a) (?:que )?mi (?:marido|esposo|pareja|novio|ex)\b|\bmiedo (?:de|a) que (?:el )?me (?:pegue|mate|golpee)\b/,
    /\bme (?:ha |sigue )?(?:oblig(?:a|o|ado|aba|ando)|fuerza|forz(?:o|ado|aba|ando)|presiona) a (?:\w+ )?(?:sexo|relaciones|acostarme con (?:el|ella)|hacer el amor)\b|\bme (?:agarro|agarra) (?:del|por el) cuello\b|\bsexo conmigo (?:sin mi consentimiento|contra mi voluntad|a la fuerza)\b/,
  ],
  violenceOfOthers: [
    /\bsu (?:marido|esposo|pareja|novio|ex|padre|padrastro) (?:\w+ ){0,2}?(?:la|le|lo|los) (?:pega|golpea|maltrata|viola|amenaza|agrede|ahorca)\w*|\b(?:es|esta siendo|fue|ha sido) (?:maltratad|golpead|violad|agredid)[oa]s? por (?:su|mi)\b/,
    /\b(?:hombre|marido|esposo|novio|pareja|padrastro|padre) que (?:la|le|lo|las|les|los) (?:pega|golpea|maltrata|viola|amenaza|agrede)\b/,
  ],
};
