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
    'Não é preciso um pacote para instalar o Selah no Android: o navegador faz isso. Ele só é necessário para oferecer o Selah no Google Play. Este guia é para quem administra um servidor; todos os passos são feitos em um computador.',
  tabs: {
    method: [
      heading('Bubblewrap (recomendado)'),
      text(
        'O Bubblewrap cria um aplicativo pequeno que abre o endereço do seu servidor em tela cheia no navegador do celular (uma Trusted Web Activity, TWA). É o mesmo aplicativo da web: o service worker, os lembretes e os textos salvos são os do navegador, e uma nova versão no servidor é também uma nova versão no aplicativo.',
      ),
      heading('Capacitor'),
      text(
        'O Capacitor põe os arquivos do aplicativo no pacote e os mostra em uma WebView. É útil se você escreve seu próprio código nativo. Para o Selah, há desvantagens:',
      ),
      list(
        'O endereço dele é `https://localhost`: tudo o que as pessoas compartilham leva esse endereço, e elas começam sem os textos que já escreveram.',
        'Uma WebView não permite web push nem salvar arquivos; as duas coisas precisam de plugins e mudanças no código.',
        'Cada nova versão do aplicativo precisa de um novo pacote.',
      ),
      rows(
        [
          'Requisitos',
          'Node.js para os dois. O Bubblewrap baixa o JDK 17 e as ferramentas do Android. O Capacitor 8 precisa de Node.js 22 e Android Studio.',
        ],
        [
          'Alvo',
          `Desde 31 de agosto de 2026, o Google Play só aceita aplicativos novos e atualizações feitos para o Android 16 (nível de API ${guideFacts.playTarget}) ou mais novo. O Capacitor 8 define ${guideFacts.playTarget}. Em um projeto do Bubblewrap, veja \`targetSdkVersion\` em \`app/build.gradle\`.`,
        ],
        [
          'Identificador',
          `\`${guideFacts.appId}\`. Não pode ser mudado depois do primeiro envio. Se você administra seu próprio servidor, escolha seu próprio identificador.`,
        ],
      ),
      heading('Com o Bubblewrap'),
      code('bubblewrap.sh'),
      steps(
        '`init` lê o manifesto do seu servidor e pergunta o resto.',
        'Compare `twa-manifest.json` com a seção “Configuração” e depois execute `update`.',
        '`build` cria `app-release-bundle.aab` para a loja e `app-release-signed.apk` para testar.',
        'Ponha `assetlinks.json` no servidor (seção “Assinatura”); senão, o aplicativo mostra uma barra de endereço.',
      ),
    ],
    capacitor: [
      text(
        'Primeiro compile o Selah com o endereço do seu servidor, porque um pacote não tem endereço web próprio:',
      ),
      code('capacitor.sh'),
      text('Permita esta origem no servidor; senão, ele recusa todos os pedidos:'),
      code('cors.env'),
      note(
        '`CORS_ORIGINS` só aceita endereços com http e https. No iOS, um aplicativo do Capacitor tem a origem `capacitor://localhost`, que o servidor do Selah recusa.',
      ),
      text('O arquivo `capacitor.config.ts` fica na raiz do projeto:'),
      code('capacitor.config.ts'),
      list(
        '`webDir` é `dist`, a pasta em que fica o Selah compilado.',
        'Deixe `server.url` de fora: ele serve só para o desenvolvimento. Para carregar o aplicativo do servidor, use o Bubblewrap.',
        'A tela de abertura aparece por dois segundos (`2000`); ela precisa de `@capacitor/splash-screen`.',
      ),
    ],
    configuration: [
      text('As respostas às perguntas do Bubblewrap para o Selah neste servidor:'),
      code('twa-manifest.json'),
      rows(
        [
          '`enableNotifications`',
          'Os lembretes aparecem como notificações do aplicativo, e o Android pede permissão em nome dele.',
        ],
        [
          '`orientation`',
          '`default`: um pacote preso ao retrato deixaria de fora quem tem o aparelho montado de lado.',
        ],
        ['`appVersionCode`', 'Aumenta a cada envio; `update` faz isso.'],
        [
          '`fingerprints`',
          'As impressões digitais da chave de assinatura; veja a seção “Assinatura”.',
        ],
      ),
      text(
        'O Bubblewrap lê os atalhos e os ícones do manifesto. Execute isto depois de cada mudança no arquivo:',
      ),
      code('update.sh'),
    ],
    signing: [
      text(
        'O Android só instala aplicativos assinados. O Bubblewrap cria uma chave no `init`; para criar uma à mão:',
      ),
      code('keytool.sh'),
      note(
        'Salve o arquivo e as senhas em dois lugares seguros, e nunca no repositório. Com a assinatura de apps do Google Play, o Google mantém a chave que os celulares verificam, e uma chave de envio perdida pode ser trocada. Sem ela, se você perder a chave, não poderá mais atualizar o aplicativo.',
      ),
      heading('A ligação entre aplicativo e servidor'),
      text(
        'O servidor precisa confirmar que o aplicativo é dele. Para isso, ele precisa da impressão digital (SHA-256) da chave que os celulares verificam. Ela está no Play Console, na assinatura de apps; não use a da chave de envio. Para testar seu próprio pacote, adicione a impressão digital da sua própria chave:',
      ),
      code('fingerprint.sh'),
      code('assetlinks.json'),
      steps(
        'Salve o arquivo no repositório como `public/.well-known/assetlinks.json`.',
        'Compile de novo com `npm run build` e reinicie o servidor.',
        'Peça o arquivo com curl: a resposta deve ter o status 200, com JSON.',
      ),
      code('assetlinks.sh'),
    ],
    publish: [
      steps(
        `Crie uma conta no Play Console: US$ ${guideFacts.playFee}, uma vez.`,
        'Crie o aplicativo, envie `app-release-bundle.aab` ao teste interno e instale-o de lá.',
        `Uma conta pessoal criada depois de 13 de novembro de 2023 precisa antes de um teste fechado: ${guideFacts.playTest[0]} testadores por ${guideFacts.playTest[1]} dias seguidos. Contas de organizações não precisam.`,
        'Preencha os textos, as imagens, a segurança dos dados, a idade e a categoria.',
        `Envie para a análise. Ela costuma levar de ${guideFacts.playReview[0]} a ${guideFacts.playReview[1]} dias, às vezes mais para uma conta nova.`,
      ),
      text(
        'Depois, uma nova versão no seu servidor chega a todos sem a loja. Só é preciso um novo pacote para um novo ícone, nome, nível de alvo ou configuração em `twa-manifest.json`.',
      ),
      link('/AppStoreGuide', 'Textos, imagens e respostas para as lojas'),
    ],
  },
};
