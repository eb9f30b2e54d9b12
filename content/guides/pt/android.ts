// Portuguese guide: building an Android package of Selah.
import {
  code,
  guideFacts,
  type GuideText,
  heading,
  link,
  list,
  note,
  rows,
  steps,
  text,
} from '../guide.ts';

export const guide: GuideText<'android'> = {
  intro:
    'Ninguém precisa de um pacote para instalar o Selah no Android: o navegador faz isso. Um pacote é para quem quer ser encontrado no Google Play. Tudo isto é feito em um computador, por quem cuida do servidor.',
  tabs: {
    method: [
      heading('Bubblewrap: o nosso conselho'),
      text(
        'O Bubblewrap faz um aplicativo pequeno que abre o endereço do seu servidor em tela cheia no navegador do celular (uma Trusted Web Activity, TWA). É o mesmo aplicativo da web: o service worker, os lembretes e as palavras guardadas são os do navegador, e uma versão nova no servidor é uma versão nova no aplicativo.',
      ),
      heading('Capacitor'),
      text(
        'O Capacitor põe os arquivos do aplicativo no pacote e os mostra em uma WebView. Vale a pena quando você escreve partes nativas próprias. Para o Selah, isso tem um preço:',
      ),
      list(
        'O endereço dele é `https://localhost`: as palavras que alguém compartilha levam esse endereço, e as pessoas começam com o espaço vazio.',
        'Uma WebView não tem web push e não salva arquivos sozinha; as duas coisas pedem plugins e mudanças no código.',
        'Cada versão nova do aplicativo é um pacote novo.',
      ),
      rows(
        [
          'O que é preciso',
          'Node.js para os dois. O Bubblewrap busca ele mesmo o JDK 17 e as ferramentas do Android. O Capacitor 8 precisa de Node.js 22 e Android Studio.',
        ],
        [
          'Alvo',
          `Desde 31 de agosto de 2026 o Google Play só aceita aplicativos novos e atualizações feitos para o Android 16 (nível de API ${guideFacts.playTarget}) ou mais novo. O Capacitor 8 põe ${guideFacts.playTarget}. Em um projeto do Bubblewrap, veja \`targetSdkVersion\` em \`app/build.gradle\`.`,
        ],
        [
          'Identificador',
          `\`${guideFacts.appId}\`. Não muda mais depois do primeiro envio. Quem cuida do próprio servidor escolhe o próprio identificador.`,
        ],
      ),
      heading('Com o Bubblewrap'),
      code('bubblewrap.sh'),
      steps(
        '`init` lê o manifesto do seu servidor e pergunta o resto.',
        'Compare `twa-manifest.json` com a parte “Configuração” e depois rode `update`.',
        '`build` faz `app-release-bundle.aab` para a loja e `app-release-signed.apk` para testar.',
        'Ponha `assetlinks.json` no servidor (parte “Assinatura”), ou o aplicativo mostra uma barra de endereço.',
      ),
    ],
    capacitor: [
      text(
        'Primeiro compile o Selah de modo que ele conheça o seu servidor, pois dentro do pacote ele não tem endereço próprio:',
      ),
      code('capacitor.sh'),
      text('No servidor, esta origem precisa ser permitida, ou nenhuma chamada passa:'),
      code('cors.env'),
      note(
        '`CORS_ORIGINS` só aceita endereços com http e https. No iOS, um aplicativo do Capacitor tem a origem `capacitor://localhost`, que o nosso servidor recusa.',
      ),
      text('O arquivo `capacitor.config.ts` fica na raiz do projeto:'),
      code('capacitor.config.ts'),
      list(
        '`webDir` é `dist`, onde fica o Selah compilado.',
        'Deixe `server.url` de fora: os autores o destinam ao desenvolvimento. Quem quer o aplicativo a partir do servidor usa o Bubblewrap.',
        'A imagem de abertura fica dois segundos (`2000`); ela precisa de `@capacitor/splash-screen`.',
      ),
    ],
    configuration: [
      text('O que o Bubblewrap pergunta, respondido para o Selah neste servidor:'),
      code('twa-manifest.json'),
      rows(
        [
          '`enableNotifications`',
          'Os lembretes aparecem como os do aplicativo, e o Android pede permissão em nome dele.',
        ],
        [
          '`orientation`',
          '`default`: um pacote que prende a tela em pé deixaria de fora quem tem o aparelho montado de lado.',
        ],
        ['`appVersionCode`', 'Cresce a cada envio; `update` faz isso.'],
        ['`fingerprints`', 'Da chave de assinatura, veja a parte “Assinatura”.'],
      ),
      text(
        'O Bubblewrap pega os atalhos e os ícones do manifesto. Depois de cada mudança neste arquivo:',
      ),
      code('update.sh'),
    ],
    signing: [
      text(
        'O Android só instala o que está assinado. O Bubblewrap faz uma chave no `init`; à mão, ela é feita assim:',
      ),
      code('keytool.sh'),
      note(
        'Guarde o arquivo e as senhas em dois lugares seguros, e nunca no repositório. Com a assinatura de apps do Google Play, o Google guarda a chave que os celulares veem, e uma chave de envio perdida pode ser trocada; sem ela, uma chave perdida é o fim do aplicativo.',
      ),
      heading('A ligação entre aplicativo e servidor'),
      text(
        'O servidor precisa dizer que o aplicativo é dele. Para isso ele precisa da impressão digital (SHA-256) da chave que os celulares veem: no Play Console, na assinatura de apps, e não a da chave de envio. Para testar o seu próprio pacote, acrescente a impressão digital da sua própria chave:',
      ),
      code('fingerprint.sh'),
      code('assetlinks.json'),
      steps(
        'Ponha o arquivo no repositório como `public/.well-known/assetlinks.json`.',
        'Compile de novo com `npm run build` e reinicie o servidor.',
        'Peça o arquivo com curl: a resposta deve ser 200 com JSON.',
      ),
      code('assetlinks.sh'),
    ],
    publish: [
      steps(
        `Abra uma conta no Play Console: US$ ${guideFacts.playFee}, uma vez.`,
        'Crie o aplicativo, envie `app-release-bundle.aab` ao teste interno e instale a partir dali.',
        `Uma conta pessoal criada depois de 13 de novembro de 2023 precisa antes de um teste fechado: ${guideFacts.playTest[0]} testadores por ${guideFacts.playTest[1]} dias seguidos. Contas de organizações, não.`,
        'Preencha os textos, as imagens, a segurança dos dados, a idade e a categoria.',
        `Envie para a análise. Ela costuma levar de ${guideFacts.playReview[0]} a ${guideFacts.playReview[1]} dias, às vezes mais com uma conta recente.`,
      ),
      text(
        'Depois, uma versão nova no seu servidor chega a todos sem a loja. Só é preciso um pacote novo para um ícone, um nome, um nível de alvo ou um ajuste novo em `twa-manifest.json`.',
      ),
      link('/AppStoreGuide', 'Textos, imagens e respostas para as lojas'),
    ],
  },
};
