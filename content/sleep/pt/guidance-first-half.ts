// Brazilian Portuguese guidance texts of Peaceful Sleep, from restless mind to grief. Prayers
// address God as `tu`, and the person has no gender.
import type { SleepTexts } from '../sleep-outline.ts';

export const portugueseNights: Pick<
  SleepTexts['categories'],
  'restless_mind' | 'fear' | 'loneliness' | 'grief'
> = {
  restless_mind: {
    title: 'A cabeça que não para',
    options: [
      {
        title: 'Um pensamento puxa o outro',
        prayer:
          'Senhor, deitei há muito tempo e a cabeça continua de pé. Uma conta puxa uma conversa, a conversa puxa uma lembrança, e tudo recomeça. Quero te contar essas coisas uma por uma, sem pôr em ordem. Aqui está a primeira. Aqui está a segunda. Agradeço também pelo que hoje não deu errado, mesmo que tenha sido pouco. Põe a tua paz de guarda à porta dos meus pensamentos, e fica comigo enquanto eles passam. Amém.',
      },
      {
        title: 'O amanhã já está sentado na minha cama',
        prayer:
          'Pai, o dia de amanhã ainda não chegou e já ocupa metade da cama. Ensaio respostas, refaço contas, imagino o que pode faltar. Deste lado da noite, nada disso se resolve. Tu sabes do que esta casa precisa, do pão ao remédio. Tira das minhas mãos, por algumas horas, o que só se pode fazer de dia. Quando for hora de levantar, dá-me o bastante para aquele dia, e um coração atento àquilo que importa a ti. Amém.',
      },
      {
        title: 'O que não consigo largar',
        prayer:
          'Deus de mãos fortes, tenho segurado isto o dia inteiro, como quem atravessa a rua com sacolas demais. Os dedos já doem e continuo apertando, porque tenho medo de que, se eu soltar, tudo caia. Tu não desprezas o que me preocupa, nem aquilo que outros achariam pequeno. Recebe este peso. Se daqui a pouco eu o pegar de volta, não te canses de mim. Estende as mãos de novo, quantas vezes a noite pedir. Amém.',
      },
      {
        title: 'Muita coisa ao mesmo tempo',
        prayer:
          'Por dentro há barulho, Senhor, embora a rua esteja quieta. Os pensamentos vêm todos juntos, e alguns são duros comigo. Houve uma hora, hoje, em que o chão pareceu escorregar. Segura-me pelo braço, como se segura quem tropeça na calçada molhada. No meio de tanta coisa, deixa-me lembrar que tu não és mais uma cobrança. Que o teu consolo desça até onde eu não sei chegar, àquele canto onde a inquietação começa, e faça ali a sua morada. Amém.',
      },
      {
        title: 'Um ponto firme para a mente',
        prayer:
          'Rocha antiga, Deus de tanta gente que viveu antes de mim, a minha mente hoje vai e volta como cortina em janela aberta. Não consigo mandar nela. Consigo apenas voltar para ti, uma vez, e depois outra. Quando eu me distrair, chama-me de volta com paciência. Quando o medo inventar histórias, lembra-me de que continuas no mesmo lugar. Quero encostar em ti o pensamento, como quem apoia a cabeça em uma parede que não balança. Amém.',
      },
    ],
  },
  fear: {
    title: 'Medo no escuro',
    options: [
      {
        title: 'Quando a luz se apaga',
        prayer:
          'Senhor, apaguei a luz e o medo se acendeu. De dia ele fica pequeno, em um canto. Agora enche o quarto. Nem sempre sei dizer de que tenho medo, mas tu sabes. Sê a claridade que não depende do interruptor. Sê a parede grossa entre mim e aquilo que eu temo. Não te peço uma coragem de mostrar aos outros. Peço que a tua presença pese mais do que qualquer sombra que a noite desenha na porta do armário. Amém.',
      },
      {
        title: 'Preciso de uma mão',
        prayer:
          'Meu Deus, tenho os dedos frios, e o coração bate alto demais no silêncio. Estendo a mão no escuro, como fazia na infância, à procura de alguém. Que eu encontre a tua. Tu não ris de quem tem medo. Firma o que em mim está tremendo. Dá-me força para esta hora só, e para a seguinte quando ela vier. Se houver um perigo de verdade, mostra-me a quem chamar. Se for apenas a noite, faz-me companhia dentro dela. Amém.',
      },
      {
        title: 'Um lugar para me esconder',
        prayer:
          'Altíssimo, hoje eu queria um lugar onde nada me alcançasse. O mundo parece grande e a porta do quarto parece fina. Há doenças no noticiário, passos na rua, mensagens que não chegam. Cobre com a tua sombra esta casa, e todas as casas onde agora alguém escuta os mesmos ruídos. Não sei o que a noite traz, nem peço para saber. Peço um abrigo maior do que as paredes, e que esse abrigo sejas tu. Amém.',
      },
      {
        title: 'Medo do que pode acontecer de repente',
        prayer:
          'Pai, basta um telefone tocar longe e o meu corpo inteiro se levanta. Vivo à espera de uma notícia ruim, mesmo quando ninguém a anunciou. Já conferi a porta, o gás e as janelas. Agora deixo contigo o que não tem tranca. Guarda as pessoas que amo, onde quer que estejam dormindo. Guarda os meus pés, para que eu possa andar sem olhar para trás a cada passo. Venha o que vier, que a minha confiança encontre apoio em ti. Amém.',
      },
      {
        title: 'Onda atrás de onda',
        prayer:
          'Jesus, tu dormiste em um barco, com a cabeça em um travesseiro, enquanto os teus amigos gritavam. Às vezes eu também grito por dentro, e me parece que não escutas. As ondas desta noite têm nome, e eu te digo quais são. Tu estás no mesmo barco, e a água que me molha também te molha. Fala a este mar quando quiseres. Enquanto ele não se acalma, deixa-me ficar perto de onde descansas, mesmo com uma fé pequena e a roupa encharcada. Amém.',
      },
    ],
  },
  loneliness: {
    title: 'Solidão à noite',
    options: [
      {
        title: 'Ninguém sabe que ainda não dormi',
        prayer:
          'Senhor, se alguém olhasse agora para esta janela, veria apenas um quadrado escuro. Ninguém sabe que aqui dentro há uma pessoa de olhos abertos. Tu sabes. Não existe andar tão alto, nem rua tão distante, nem madrugada tão funda que me deixe fora da tua vista. Isso me consola, e às vezes até me assusta um pouco. Olha para mim com bondade. Tu enxergas no escuro em que eu não enxergo. Deixa-me perceber, ainda que de leve, que estás perto. Amém.',
      },
      {
        title: 'Ter de ir sem companhia',
        prayer:
          'Deus fiel, há uma porta pela qual preciso passar, e não vejo ninguém para ir comigo. Pode ser a de um hospital, a de uma casa que ficou grande demais, ou só a de um dia igual aos outros. Vai na frente, como quem acende as luzes do corredor antes que alguém entre. Espera por mim lá onde ainda não cheguei. E fica também aqui, deste lado, ao pé da cama, porque é aqui que a noite está comprida. Amém.',
      },
      {
        title: 'Quando as pessoas vão embora',
        prayer:
          'Gente em quem eu confiava foi embora, Senhor. Algumas pessoas explicaram, outras apenas deixaram de ligar. Desde então conto as que restam, e tenho medo de contar de novo. Tu não te cansas da minha companhia, nem te mudas em segredo. Ajuda-me a viver desse amor que permanece, sem endurecer por causa de quem partiu. E manda-me também, eu te peço, um rosto, uma voz, alguém com quem dividir um café. Tu sabes como isso me faz falta. Amém.',
      },
      {
        title: 'Saudade de um lar',
        prayer:
          'Deus, tu cuidas de quem perdeu a família e de quem nunca teve uma de verdade. Eu olho as janelas acesas do outro lado da rua e penso na vida que se passa lá dentro. Dá-me um lugar, Senhor. Não precisa ser grande: uma mesa onde sintam a minha falta, uma porta em que eu possa bater sem avisar. Abre também a minha a quem está do lado de fora. Por esta noite, que eu possa morar em ti. Amém.',
      },
      {
        title: 'Mais uma noite em silêncio',
        prayer:
          'Jesus vivo, não há data no calendário em que tu não estejas. Os domingos à noite são compridos, os feriados mais ainda, e há semanas em que a minha voz quase não é usada. Fala-se muito de ti em lugares cheios. Eu te procuro aqui, neste quarto quieto. Senta-te comigo, tu que gostavas de te sentar à mesa com as pessoas. Leva-me também a alguém que precise de um bom-dia. Em cada noite que eu tiver, deixa-me contar com a tua companhia. Amém.',
      },
    ],
  },
  grief: {
    title: 'Luto e saudade',
    options: [
      {
        title: 'O coração em pedaços',
        prayer:
          'Hoje não tenho palavras bonitas, Senhor. Tenho um aperto no peito e um lenço molhado debaixo do travesseiro. As pessoas dizem que o tempo ajuda. Tu não dizes nada apressado, e eu te agradeço por isso. Chega perto do que se quebrou em mim, sem pedir que eu junte os cacos. Recebe o choro como se recebe uma oração, porque é a única que consigo fazer. Se a noite for longa, que seja contigo deste lado da cama. Amém.',
      },
      {
        title: 'Jesus também chorou',
        prayer:
          'Jesus, tu paraste diante de um túmulo e choraste, com os vizinhos olhando. Não tiveste vergonha nem pressa. Por isso posso chorar diante de ti. Eu amei, e agora o amor não sabe para onde ir: põe um prato a mais, pega o telefone, lembra-se e para. Tu conheces o nome que não consigo dizer em voz alta. Fica comigo um pouco mais. Antes de qualquer explicação, deixa-me saber que isto também dói em ti. Amém.',
      },
      {
        title: 'Quando a lembrança volta',
        prayer:
          'Deus misericordioso, a lembrança volta sempre à mesma hora. Volta o corredor, volta o telefonema, volta a última conversa, e um gosto amargo que água nenhuma tira. Não quero esquecer, e lembrar me machuca. Fica comigo entre uma coisa e outra. Se a minha esperança hoje for só um fio, segura tu a outra ponta. Quando a rua acordar com os seus barulhos, que a tua bondade me encontre, do tamanho daquele dia, sem exigir mais do que posso dar. Amém.',
      },
      {
        title: 'Chorar sem esconder',
        prayer:
          'Senhor Jesus, de dia eu aguento. Respondo que está tudo bem, lavo o rosto, volto para a sala. À noite não preciso mais fingir, e as lágrimas vêm. Ou não vêm, e o vazio é ainda maior. Tu olhas com amor para quem chora, e não mandas ninguém secar os olhos antes de entrar. Consola-me do teu jeito, devagar, sem tirar de mim a saudade. E consola quem, em outra casa, sente hoje a mesma falta. Amém.',
      },
      {
        title: 'Esperar por um mundo novo',
        prayer:
          'Deus da vida, neste quarto a morte parece ter a última palavra. As roupas ainda estão no armário, e o cheiro vai sumindo aos poucos. Eu creio, ou quero crer, que o mundo não ficará assim para sempre, e que tu morarás com o teu povo. Às vezes isso me parece distante demais. Guarda para mim a esperança quando não consigo guardá-la. Nas tuas mãos deixo quem eu amo. Nelas me deixo também, com estas lágrimas que conheces uma por uma. Amém.',
      },
    ],
  },
};
