// Brazilian Portuguese article of Peaceful Sleep about dreams in the Bible, for a reader who has
// just woken from a dream.
import type { SleepTexts } from '../sleep-outline.ts';

export const portugueseDreams: SleepTexts['article'] = {
  title: 'O que a Bíblia diz sobre os sonhos',
  content: [
    'Talvez um sonho tenha acabado de tirar você do sono, e um pouco dele ainda esteja no quarto. Antes de ler, acenda uma luz fraca, se quiser, e sinta o lençol debaixo das mãos. O sonho terminou. Você está aqui.',
    '## Deus já falou por sonhos',
    'A Bíblia conta que, em certos momentos, Deus falou a pessoas que dormiam. Jacó, em fuga, sonhou com uma escada entre a terra e o céu (Gênesis 28:10-17). José, ainda jovem, teve sonhos que os irmãos não perdoaram. Anos depois, diante do faraó, recusou o mérito de saber interpretá-los (Gênesis 37:5-11; 41:15-16). Salomão, em sonho, pediu sabedoria (1 Reis 3:5-15). Daniel só soube explicar o sonho de um rei porque Deus o revelou (Daniel 2:27-28). José de Nazaré recebeu avisos dormindo, e protegeu Maria e o menino (Mateus 1:20-24; 2:13-14).',
    'São poucos, para tantos séculos. De muitos homens e mulheres da Bíblia, que seguiram a Deus a vida inteira, não se conta sonho nenhum. A visão de Pedro no terraço, às vezes citada, não foi um sonho: ele orava, por volta do meio-dia (Atos 10:9-16).',
    '## Quase todos são apenas sonhos',
    'O Eclesiastes liga os sonhos às muitas ocupações da vida e não lhes dá grande peso (Eclesiastes 5:3, 7; em algumas Bíblias, 5:2, 6). A mente arruma à noite o que o dia deixou espalhado. Um filme, uma febre, uma conversa, um jantar tarde podem voltar com outra roupa.',
    'Sonhar com a morte de alguém não é receber um aviso de que essa pessoa vai morrer. Sonhar que se faz algo errado não é ter feito. Ninguém escolhe o que sonha.',
    '## Quando um sonho leva para longe de Deus',
    'A Escritura também põe limites. Um sonho não vem de Deus só porque impressiona, nem porque parece ter acertado, se chama a seguir outros deuses (Deuteronômio 13:1-5). Jeremias se opôs a profetas que apresentavam os próprios sonhos como palavra do Senhor (Jeremias 23:25-32). Por isso, vale desconfiar de quem usa um sonho para assustar, para mandar ou para separar você de quem lhe quer bem.',
    'Ninguém deve cobrar para explicar sonhos como recados do céu, nem adivinhar o futuro por meio deles. A Bíblia não aceita a adivinhação (Deuteronômio 18:10-12). Lista de significados, número para apostar, consulta com vidente: nada disso conhece a sua vida.',
    '## Como examinar um pensamento',
    'Se um sonho não sai da sua cabeça, ele pode esperar pela luz do dia. Paulo aconselha a examinar antes de aceitar (1 Tessalonicenses 5:21), e algumas perguntas ajudam. Isto combina com a Escritura e com o jeito de Jesus? Leva à verdade e ao amor, ou ao medo e ao orgulho? O que diz uma pessoa sábia, que conhece você e não ganha nada com a resposta? Não mude de casa, de remédio nem de vida só por causa de um sonho. O que vem de Deus não se estraga por ser examinado com calma.',
    'Os cristãos não pensam todos do mesmo modo. Alguns creem que Deus ainda fala por sonhos de vez em quando, e lembram a profecia de Joel, que Pedro citou (Joel 2:28; Atos 2:17). Outros entendem que, depois de dada a Escritura, não é por esse caminho que ele guia. Muitos mestres antigos, no Oriente e no Ocidente, aconselhavam a dar pouca atenção aos sonhos, para que não se tornassem armadilha. Em um ponto há largo acordo: nenhum sonho está acima do que Deus nos disse em Jesus Cristo.',
    '## Pesadelos',
    'Um pesadelo não é castigo, nem prova de pouca fé, nem sinal de que Deus se afastou. Pode vir de uma febre, de um remédio novo ou interrompido, do álcool, do luto, de noites mal dormidas, de algo terrível que foi vivido. Às vezes o corpo repete à noite um perigo antigo, e disso ninguém tem culpa. Sobre o papel do mal espiritual nos sonhos, os cristãos também divergem. De todo modo, qualquer pessoa pode pedir a proteção de Deus, com simplicidade, sem ter medo de si.',
    'Procure um médico se os pesadelos voltam muitas vezes, se dão medo de dormir, se há gritos ou golpes durante o sono, ou se começaram com um remédio. Não pare o remédio por conta própria. Se eles trazem de volta algo que fizeram com você, um psicólogo ou outra pessoa preparada pode ajudar, pois existem tratamentos para isso. E se o perigo ainda existe, ou se vier vontade de morrer, não espere amanhecer: ligue agora para alguém de confiança ou para o serviço de emergência.',
    '## Deitar outra vez',
    'Beba um gole de água. Olhe em volta e diga baixinho o nome de três coisas que vê. Solte o ar mais devagar do que o puxa. Se ajudar, escreva o sonho em uma linha e feche o caderno. Ele não precisa ser resolvido esta noite.',
    'Depois, se quiser, conte a Deus o que assustou você, como se conta a alguém sentado na beira da cama. Uma frase basta. Pode ler também, bem devagar, o Salmo 4 ou o Salmo 121. Se o sono não vier logo, ficar em repouso também vale. Deus não dorme, lembra um desses salmos (Salmo 121:4). Você não precisa montar guarda.',
  ].join('\n\n'),
};
