// Portuguese guide: installing Selah, and offering the installation on a self-hosted server.
import {
  code,
  type GuideText,
  heading,
  headingFor,
  link,
  list,
  note,
  rows,
  steps,
  text,
} from '../guide.ts';

export const guide: GuideText<'install'> = {
  intro:
    'O Selah é um site que pode ser instalado como um aplicativo. Assim ele tem ícone e janela próprios, abre sem conexão e pode enviar lembretes. A primeira parte é para todos; as outras, para quem cuida de um servidor.',
  tabs: {
    overview: [
      headingFor('ios', 'No iPhone ou iPad'),
      steps(
        'Abra o Selah no Safari; a partir do iOS 16.4, outros navegadores também servem. Se você está dentro de outro aplicativo, abra a página no Safari pelo menu dele.',
        'Toque no botão Compartilhar, um quadrado com uma seta, na barra do Safari. Se não o vir, toque antes em •••. Em outros navegadores ele fica ao lado do endereço ou no menu.',
        'Role para baixo e escolha “Adicionar à Tela de Início” e depois “Adicionar”.',
      ),
      note(
        'Nesses aparelhos o aplicativo instalado tem um espaço próprio e começa vazio. Antes, entre na sua conta, ou salve as suas palavras em um arquivo, para que elas venham junto.',
      ),
      link('/Sync', 'Levar as suas palavras'),
      text('Os lembretes funcionam ali a partir do iOS 16.4, e só no aplicativo instalado.'),
      headingFor('android', 'No Android'),
      steps(
        'Abra o Selah no Chrome, Edge, Samsung Internet ou Firefox.',
        'Abra o menu do navegador.',
        'Escolha “Instalar app” ou “Adicionar à tela inicial”.',
      ),
      headingFor('computer', 'No computador'),
      list(
        'Chrome e Edge: o ícone de instalar no fim da barra de endereço, ou “Instalar” no menu.',
        'Safari no Mac: “Adicionar ao Dock” no menu Arquivo (macOS Sonoma ou mais novo).',
        'O Firefox não instala aplicativos web em todo lugar. Um favorito também abre o Selah sem conexão.',
      ),
      heading('Depois'),
      list(
        'Abra o Selah uma vez com conexão, para que ele guarde o que precisa.',
        'Para ter a Bíblia toda sem conexão, guarde uma tradução no aparelho.',
        'Quando há uma versão nova, o Selah avisa e espera você tocar. O que você está digitando fica.',
        'Remover o aplicativo pode apagar também o que só estava naquele aparelho. Veja antes se ainda há algo esperando.',
      ),
      link('/BibleLibrary', 'Guardar uma tradução da Bíblia'),
      link('/PWATroubleshoot', 'Quando algo não funciona'),
    ],
    manifest: [
      text(
        'O manifesto diz ao navegador como o aplicativo se chama, que aparência tem e onde começa. É o arquivo `public/manifest.webmanifest`; o servidor também o entrega no endereço em que os aplicativos da plataforma o procuram:',
      ),
      code('addresses.txt'),
      text(
        'Um trecho: os campos mais importantes, como estão no arquivo. O arquivo inteiro está nesses endereços.',
      ),
      code('manifest.webmanifest'),
      rows(
        [
          '`id`, `start_url`, `scope`',
          'Quem é o aplicativo, onde começa e o que faz parte dele. Quem muda `id` faz dele um segundo aplicativo.',
        ],
        ['`display`', '`standalone`: uma janela sem as barras do navegador.'],
        [
          '`orientation`',
          'No começo, retrato. O aplicativo não prende a orientação: quem precisa vira o aparelho.',
        ],
        [
          '`icons`',
          'Oito tamanhos de 72 a 512 pixels, dois com margem (`maskable`, 192 e 512) para as formas do Android, e um de uma cor só (`monochrome`).',
        ],
        ['`shortcuts`', 'Nota de graça, Bíblia e Oração, com um toque longo no ícone.'],
        [
          '`share_target`',
          'Palavras e links compartilhados de outros aplicativos viram uma nota ou uma oração.',
        ],
      ),
      link('/ManifestGenerator', 'Escrever o manifesto de outro aplicativo'),
    ],
    worker: [
      text(
        'O service worker é um script que fica entre o aplicativo e a rede. O código dele está em `sw/`; a compilação faz dele o `sw.js`. A página o registra no endereço da plataforma, ou em `/sw.js` onde esse falta, para o aplicativo todo:',
      ),
      code('register.js'),
      heading('O que ele faz'),
      list(
        'Guarda o próprio aplicativo no aparelho, cada arquivo conforme a sua versão, para que todas as páginas abram sem conexão.',
        'As chamadas ao servidor vão para a rede. Se nenhuma resposta vem em 5 segundos, ele dá o que guardou há no máximo 7 dias, mas só o manifesto e os arquivos enviados para todos. O que você escreveu nunca é guardado pelo service worker: está no banco de dados do navegador (IndexedDB).',
        'Sem conexão, responde às chamadas com o status 503 e diz isso, em vez de mostrar algo antigo como se fosse novo.',
        'Um arquivo que falta recebe a resposta 404, nunca uma página.',
        'Quando a conexão volta, envia o que espera, mesmo com o aplicativo fechado, onde o navegador permite (Background Sync).',
        'Mostra os lembretes que o servidor envia.',
      ),
      heading('Versões novas'),
      text(
        'A página pergunta por uma versão nova a cada 30 minutos e quando é aberta de novo. A nova espera até que alguém escolha atualizar; então todas as abas mudam juntas.',
      ),
      heading('Em uma emergência'),
      text(
        'Se um service worker já entregue causar dano, inicie o servidor com esta configuração. Ele então entrega um que remove a si mesmo e os seus caches; as palavras de ninguém são tocadas. Retire a configuração quando o defeito estiver corrigido.',
      ),
      code('kill-switch.env'),
      text(
        'Com `?debug=true` no fim do endereço, o aplicativo mostra como está o seu service worker.',
      ),
      link('/ServiceWorkerGenerator', 'Escrever um service worker para outro aplicativo'),
    ],
    deploy: [
      text(
        'Em qualquer máquina com npm o aplicativo todo roda depois de dois comandos, em `http://localhost:8080`:',
      ),
      code('start.sh'),
      heading('Um servidor pequeno'),
      text(
        'Um processo e um arquivo SQLite bastam para uma congregação. `deploy/selah.service` é uma unidade para o systemd:',
      ),
      code('server.sh'),
      text('As configurações, todas opcionais, em `/etc/selah.env`:'),
      code('selah.env'),
      rows(
        ['`PUBLIC_URL`', 'O endereço em que as pessoas encontram o aplicativo.'],
        [
          '`SMTP_URL`',
          'O servidor de e-mail. Sem ele, os códigos de cadastro ficam como arquivos em `/var/lib/selah/outbox`, que só o serviço e o root podem ler (`0700`).',
        ],
        [
          '`SUPPORT_EMAIL`',
          'Recebe as opiniões que as pessoas enviam pelo aplicativo, também as de visitantes. O servidor usa esse endereço como remetente das suas cartas. Sem esse endereço, ninguém pode enviar opiniões.',
        ],
        ['`ACCESS`', '`public_without_login`, `public_with_login` ou `private_with_login`.'],
        [
          '`ADMIN_EMAIL`, `ADMIN_PASSWORD`',
          'Os dois ou nenhum: uma conta de administração, criada no primeiro início. Depois, retire a senha.',
        ],
        ['`TRUST_PROXY`', 'Só se o proxy estiver em outra máquina.'],
        ['`DATABASE_URL`', 'PostgreSQL em vez de SQLite; então é preciso `JWT_SECRET`.'],
      ),
      heading('HTTPS'),
      text(
        'Os navegadores instalam aplicativos e rodam service workers só por HTTPS (e em `localhost`). Com o Caddy, basta isto:',
      ),
      code('Caddyfile'),
      heading('Dois servidores e PostgreSQL'),
      text(
        '`deploy/compose.yaml` inicia os dois, o banco de dados e o Caddy. `deploy/README.md` diz mais, também sobre cópias de segurança.',
      ),
      code('compose.sh'),
      heading('Atrás de outro servidor'),
      text(
        'O nosso servidor põe ele mesmo os cabeçalhos certos. Quem põe `dist/` em outra hospedagem cuida disto:',
      ),
      rows(
        [
          '`index.html`, `sw.js`, `manifest.webmanifest`',
          '`cache-control: no-cache`, ou as pessoas ficam com uma versão antiga.',
        ],
        [
          '`assets/`',
          '`cache-control: public, max-age=31536000, immutable`: os nomes levam uma impressão digital.',
        ],
        ['Páginas desconhecidas', '`index.html`. Um arquivo que falta deve responder 404.'],
        ['`/api/`', 'Para o servidor, e em nenhum cache.'],
      ),
      heading('Conferir'),
      code('check.sh'),
      link('/PWATroubleshoot', 'Conferir aqui o manifesto e o service worker'),
    ],
  },
};
