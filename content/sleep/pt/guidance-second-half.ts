// Brazilian Portuguese guidance texts of Peaceful Sleep, from weariness to a thankful evening.
// Prayers address God as `tu`, and the person has no gender.
import type { SleepTexts } from '../sleep-outline.ts';

export const portugueseMoreNights: Pick<
  SleepTexts['categories'],
  'weariness' | 'pain' | 'guilt' | 'thankful_evening'
> = {
  weariness: {
    title: 'Cansaço',
    options: [
      {
        title: 'Sem forças no fim do dia',
        prayer:
          'Jesus, cheguei ao fim do dia com os ombros duros e a paciência no fundo do copo. Nem para orar sobra muito. Então venho assim, sem conversa, como quem se senta no primeiro degrau da escada. Perto de ti não preciso mostrar serviço, nem explicar por que não dei conta. Tira das minhas costas o que não me cabe carregar. O que me cabe, leva comigo, no teu passo. Por agora, deixa-me só ficar, sem os sapatos e de mãos vazias. Amém.',
      },
      {
        title: 'O que ficou por fazer',
        prayer:
          'Senhor, a lista ficou pela metade. Há louça na pia, mensagens sem resposta, coisas que só eu sei que não foram feitas. Eu me deito como quem abandona um posto. Lembra-me de que a casa não fica de pé por causa da minha vigília. Tu velas pelas crianças, pelos idosos, pela rua, e pelo que plantei e não vejo crescer. Recebe o trabalho deste dia como ele é, incompleto. Toma conta do resto enquanto fecho os olhos. Amém.',
      },
      {
        title: 'Quando não aguento mais',
        prayer:
          'Deus paciente, tu conheceste um profeta que se deitou debaixo de uma árvore e não queria mais se levantar. Não o censuraste. Hoje eu o entendo. Já não sei de onde tirar o passo seguinte, e até querer me cansa. Manda-me o que é simples: um copo de água, um pouco de pão, alguém que toque o meu ombro. Se os meus pensamentos ficarem escuros demais, dá-me voz para chamar uma pessoa ainda esta noite. E não tires de mim os olhos. Amém.',
      },
      {
        title: 'Um cansaço que vem de longe',
        prayer:
          'Criador de tudo, as estrelas estão acesas há tanto tempo, e tu não te cansas. Eu me canso. Não é só de hoje: são meses acumulados nos ossos, noites cortadas ao meio, gente que depende de mim. Não sonho com voos altos. Peço fôlego para uma escada, calma para uma conversa, chão para um passo. Ensina-me a esperar por ti sem pensar que esperar é preguiça. E onde as minhas forças terminam, que as tuas me sustentem. Amém.',
      },
      {
        title: 'Muita gente, nenhum minuto',
        prayer:
          'Tu viste os teus amigos voltarem com os pés empoeirados, Jesus, e nem tempo para comer eles tinham. Vê também o meu dia: vozes em cada cômodo, pedidos, telas acesas, e nem um minuto que fosse meu. Leva-me a um lugar quieto, ainda que seja só esta cama. Que por algumas horas alguém possa atender no meu lugar. E se me chamarem antes da hora, dá-me um coração que saiba ir, e voltar, sem perder a ternura. Amém.',
      },
    ],
  },
  pain: {
    title: 'Noites de dor',
    options: [
      {
        title: 'O corpo não acha posição',
        prayer:
          'Meu Deus, conto as horas pelos ruídos do prédio e por este corpo que não acha posição. Quando a dor deixa um espaço, penso em ti. Quando não deixa, só digo o teu nome, e às vezes nem isso. Segura-me então tu. Sê como sombra em dia de febre, como a mão que ajeita o lençol sem machucar. Não entendo esta noite, e tu não me cobras que entenda. Que nada dependa da força dos meus dedos. Amém.',
      },
      {
        title: 'Muitos dias nesta cama',
        prayer:
          'Senhor, esta cama já viu muitos dias. Conheço cada mancha do teto e cada barulho do corredor. Tu não te afastas de quem a doença deita, e eu preciso que estejas perto. Ampara-me quando preciso de ajuda para me virar, e quando tenho de pedir outra vez. Sustenta também as mãos que cuidam, para que não percam a doçura. Peço-te saúde, conforme tu sabes que é bom. E que eu não me torne, aos meus próprios olhos, apenas um corpo que dói. Amém.',
      },
      {
        title: 'O corpo vai perdendo forças',
        prayer:
          'Pai, vejo o meu corpo perder coisas que antes fazia sem pensar: abrir um pote, subir um degrau, dormir de lado. É um luto pequeno, todos os dias. Tu não me pedes que eu ache isso bom. Por dentro, onde exame nenhum chega, continua em mim o que começaste. Dá-me hoje uma coisa nova, por mínima que seja: uma lembrança, um instante de gratidão, um pouco de luz. E põe diante dos meus olhos aquilo que a doença não alcança. Amém.',
      },
      {
        title: 'À espera de alívio',
        prayer:
          'Guardião da minha vida, levanto os olhos e só encontro o teto. A esta hora a casa toda dorme, e eu hesito em chamar. Tu não dormes. Fica de vigia junto desta respiração, junto deste remédio, junto do que os médicos ainda não sabem. Que eu não tenha vergonha de tocar a campainha nem de acordar alguém quando a dor passar do limite. Guarda-me do começo ao fim desta noite, e guarda também quem espera notícias minhas. Amém.',
      },
      {
        title: 'A noite que não anda',
        prayer:
          'Deus que acolhes queixas, houve um homem que se virava na cama e contava as horas, e tu quiseste que as palavras dele fossem guardadas. Por isso eu também me queixo. A noite não anda. Dói, e dói outra vez, e já não tenho paciência com ninguém, nem contigo. Recebe isto sem te ofenderes. Não quero procurar em mim o motivo desta dor, e peço que ninguém o procure. Senta-te na beira da cama. Mais do que de uma resposta, preciso de ti. Amém.',
      },
    ],
  },
  guilt: {
    title: 'O peso da culpa',
    options: [
      {
        title: 'Quando eu me acuso sem parar',
        prayer:
          'Deus compassivo, à noite eu abro um tribunal e faço também o papel de quem acusa. Repito as cenas, procuro mais provas, dou a sentença. Tu conheces tudo isso e não gritas. Sabes como sou frágil, como começo bem e me perco no meio. O que fiz de errado, leva para longe, para além do que os meus olhos alcançam. O que nunca foi culpa minha, e que carrego como se fosse, tira dos meus ombros com cuidado. Ensina-me a me ver como tu me vês. Amém.',
      },
      {
        title: 'Quero confessar o que fiz',
        prayer:
          'Senhor, cansei de dar voltas. Há uma coisa que fiz e que escondo até de mim com boas desculpas. Aqui, onde não há ninguém para impressionar, eu a digo pelo nome. Tu já sabias, e não saíste do quarto. Perdoa-me, por causa de Jesus. Endireita o que eu entortei. Se houver algo a reparar, mostra-me um passo possível, e dá-me coragem para ele à luz do dia. E ajuda-me a aceitar que o teu perdão é de verdade. Amém.',
      },
      {
        title: 'A culpa que volta com a maré',
        prayer:
          'Deus que gostas de perdoar, eu volto sempre ao mesmo lugar, como quem vai à praia ver se o mar devolveu o que foi lançado nele. Já te pedi perdão por isto. Torno a pedir, com medo de que não tenha valido. Não me deixes pescar de novo o que tu afundaste. Nas noites em que a memória insiste, ajuda-me a confiar mais na tua misericórdia do que nas minhas contas. Tu não guardas rancor. Que eu também não o guarde contra mim. Amém.',
      },
      {
        title: 'O caminho de volta para casa',
        prayer:
          'Pai, andei longe. Nem sempre com os pés: às vezes, na mesma sala, à mesma mesa, o meu coração já estava em outra terra. Preparei um discurso para te dizer, e agora ele me parece comprido. Só quero voltar. Tu não esperas de braços cruzados. Tu vens pela estrada, com pó na roupa, sem perguntar quanto gastei. Que a tua acolhida seja maior do que a minha vergonha. E quando eu vir outra pessoa voltando, que eu não feche a cara nem a porta. Amém.',
      },
      {
        title: 'O segredo que pesa',
        prayer:
          'Guardei isto em silêncio por muito tempo, Senhor, e o silêncio foi para o corpo: o estômago, os dentes apertados, as noites partidas. Tu vês o que é pecado meu, e esse eu te confesso. Vês também o que fizeram contra mim, e disso não tenho de pedir perdão a ninguém. Separa uma coisa da outra, com mão leve, porque em mim elas se misturam. Mostra-me uma pessoa segura a quem eu possa dizer, um dia, o que hoje só consigo dizer a ti. Amém.',
      },
    ],
  },
  thankful_evening: {
    title: 'Noite de gratidão',
    options: [
      {
        title: 'Um dia que foi bom',
        prayer:
          'Senhor, hoje me deito de coração leve, e não quero deixar passar sem te dizer. Não foi nada de extraordinário: o ônibus veio na hora, alguém riu comigo, a comida deu para a mesa toda e ainda sobrou. Há quem tenha mais, e hoje isso não me fez falta. Era a tua luz pousando nas coisas pequenas. Guarda em mim esta alegria como se guarda uma brasa debaixo da cinza. E recebe o meu repouso como parte do agradecimento. Amém.',
      },
      {
        title: 'Antes de apagar a luz',
        prayer:
          'Antes de apagar a luz, quero te agradecer, meu Deus. De manhã pedi a tua bondade quase sem abrir os olhos. Agora olho para trás e vejo que ela andou pela casa: no café quente, em uma palavra gentil, naquilo que consegui fazer e no que outros fizeram por mim. Se eu soubesse tocar um instrumento, tocaria baixinho, para não acordar os vizinhos. Aceita em vez disso este silêncio contente. Que a minha última palavra do dia seja para ti. Amém.',
      },
      {
        title: 'O susto passou',
        prayer:
          'Senhor, o susto passou. Ainda sinto o tremor nas pernas, mas a notícia veio, e posso respirar. Não sei o que os próximos dias trazem. Por agora, deixa que a minha alma pouse, como um passarinho depois do vento. Tu me amparaste quando eu já não tinha onde me apoiar. Lembra-te de quem hoje recebeu a notícia contrária e está com os olhos abertos a esta hora. E que eu viva na tua presença os dias que tiver, sem esquecer este alívio. Amém.',
      },
      {
        title: 'Contar o que recebi',
        prayer:
          'Deus generoso, resolvi contar nos dedos o que recebi de ti, e os dedos acabaram. O pão, a água da torneira, um remédio que fez efeito, um perdão que eu não esperava, uma amizade antiga. Houve anos em que eu não via nada disso. Não quero esquecer depressa. Grava em mim a lembrança do bem, com a mesma força com que costumo lembrar o resto. E que tudo em mim, até o que ainda espera cura, encontre um jeito de te louvar. Amém.',
      },
      {
        title: 'Em paz com o dia que termina',
        prayer:
          'Um homem já velho segurou o teu Filho nos braços, Senhor, e não precisou de mais nada. Eu também vi hoje alguma coisa da tua luz, em um rosto, em uma página, em uma hora quieta. Posso deixar o dia ir. Seja ele um entre muitos ou um dos últimos, foi teu, e eu o devolvo às tuas mãos. Que essa luz, que veio para todos os povos, alcance esta noite quem ainda não a viu, e quem a viu e se esqueceu. Amém.',
      },
    ],
  },
};
