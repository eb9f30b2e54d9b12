// Passages in Portuguese for a prayer on behalf of others.
import type { PassagesForAnother } from '../passages.ts';

export const portugueseForAnother: PassagesForAnother = {
  hearts: {
    family: [
      'Hoje não oro por mim. Tu uniste as nossas vidas, e vês as alegrias e as preocupações que eu mal consigo adivinhar de fora.',
      'O amor não me deixa dormir, e há muito que não posso fazer. Tu já estavas lá antes de mim, sabes cada nome e nunca vais embora.',
    ],
    health: [
      'Hoje não venho pedir por mim. Dói olhar a doença quando não posso tirá-la, e sei que tu amas mais fundo do que eu.',
      'Há uma dor que vejo de perto e que não posso carregar no meu corpo. Tu conheces cada fraqueza, cada medo e cada hora.',
    ],
    guidance: [
      'Hoje não te peço pelo meu caminho. É difícil acompanhar uma decisão que não é minha, desejar o melhor e não querer tomar o leme.',
      'Eu gostaria de dar uma resposta, e não tenho. Tu conheces esta estrada até o fim, e guias com mais ternura do que eu.',
    ],
    provision: [
      'Hoje não te peço pela minha mesa. Vejo bem perto a necessidade e a aflição, e o que eu posso dar não chega para tanto.',
      'Dói ver como a falta encolhe uma vida e rouba o sono. Tu sabes o que falta ali, até a última moeda.',
    ],
    relationships: [
      'Hoje não venho pedir por mim. Vejo uma solidão e feridas que não consigo curar de fora, por mais que eu queira ajudar.',
      'Tu vês o que está tenso ou rompido, e quanto isso custa. Eu posso ouvir e ficar, mas não posso curar um coração.',
    ],
    spiritual_growth: [
      'Hoje não te trago a minha própria fé. Não posso crer no lugar de ninguém, nem abrir um coração que só tu sabes abrir.',
      'Tu já buscavas muito antes de eu começar a esperar. Conheces as perguntas, as feridas e a distância, e nada disso te detém.',
    ],
    work: [
      'Hoje não venho falar do meu trabalho. Vejo um esforço que poucos notam, e uma inquietação com o amanhã que eu não posso tirar.',
      'Tu sabes o que o trabalho pode dar e o que pode tirar. Vejo esse peso de perto, e trago tudo a ti como está.',
    ],
    other: [
      'Hoje não peço por mim. Trago a ti o que não está nas minhas mãos resolver, e que tu conheces muito melhor do que eu.',
      'O meu pensamento vai sempre para onde eu não posso estar. Tu já estás lá, com mais paciência e mais amor do que eu teria.',
    ],
  },
  askings: {
    family: [
      'Vela onde eu não posso velar. Protege no caminho, consola na tristeza, dá alegria nas coisas pequenas, e faz com que o meu amor tenha paciência.',
      'Fica perto, em casa e também longe. Dá descanso depois dos dias duros, gente boa na hora certa, e ensina-me a amar sem prender.',
    ],
    health: [
      'Traz cura, conforme tu sabes que é bom. Guia as mãos que cuidam, dá sono nas noites longas e coragem para cada hora, e ensina-me a estar perto.',
      'Alivia a dor e acalma o medo. Envia bons médicos e amizades fiéis, mantém acesa a esperança, e mostra-me quando falar e quando só fazer companhia.',
    ],
    guidance: [
      'Dá sabedoria para esta decisão. Mostra o próximo passo, fecha as portas que fariam mal, e dá-me paciência para ouvir sem empurrar nem decidir por minha conta.',
      'Guia com mão suave. Que o medo não decida, que chegue a tempo um conselho sincero, e que haja paz no caminho que no fim for escolhido.',
    ],
    provision: [
      'Dá o necessário para este dia. Abre maneiras honestas de seguir em frente, tira a vergonha, e mostra-me o que posso repartir sem humilhar ninguém com a minha ajuda.',
      'Envia trabalho, pão ou ajuda, como tu sabes melhor. Dá um sono sem contas, calma para amanhã e gente que reparta com alegria, e conta também comigo.',
    ],
    relationships: [
      'Traz consolo à solidão, e cura o que puder ser curado. Dá companhia segura e verdadeira, coragem para as palavras sinceras, e ensina-me a ouvir e a ficar.',
      'Dá paz onde há briga, e um olhar claro onde convém tomar distância. Afasta a amargura, e que a bondade venha de muitos lados, também do meu.',
    ],
    spiritual_growth: [
      'Aproxima-te de um jeito que se possa entender. Envia pessoas de fé bondosa, responde na noite, e que a minha própria vida nunca atrapalhe o caminho até ti.',
      'Desperta a fé, ou sustenta-a neste tempo seco. Tem paciência com cada dúvida, perdoa o que pesa, e dá-me um amor que não discuta nem pressione.',
    ],
    work: [
      'Dá forças para cada dia de trabalho e um descanso que renove de verdade. Abre a porta certa, traz justiça onde falta, e ensina-me a animar sem dar lições.',
      'Que tanto esforço não seja em vão. Dá clareza e coragem para o que vem, gente boa por perto, e uma dignidade que não dependa dos resultados.',
    ],
    other: [
      'Faz-te presente ali hoje. Dá força onde ela falta, consolo onde dói e luz para o próximo passo, e mostra-me a coisa pequena que eu posso fazer.',
      'Faz o que é bom, do modo que tu sabes melhor. Envia uma ajuda que chegue a tempo, uma paz profunda, e que o meu amor sirva para alguma coisa.',
    ],
  },
  trusts: [
    'Tu amas muito melhor do que eu sei amar. O que não consigo segurar fica em tuas mãos.',
    'Onde as minhas mãos não chegam, as tuas chegam. Confio a ti o que me é mais querido.',
    'Deste o teu Filho por amor a todos. Ninguém de quem te falo é estranho para ti, nem hoje nem nunca.',
  ],
};
