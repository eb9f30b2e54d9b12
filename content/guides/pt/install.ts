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
    'Instale o Selah como um aplicativo: ele abre pelo próprio ícone, funciona sem conexão e pode lembrar você de orar.',
  tabs: {
    overview: [
      headingFor('ios', 'No iPhone ou iPad'),
      steps(
        'Abra o Selah no Safari; a partir do iOS 16.4, outros navegadores também servem. Se você está dentro de outro aplicativo, abra a página no Safari pelo menu dele.',
        'Toque no botão Compartilhar, um quadrado com uma seta, na barra do Safari. Se não o vir, toque antes em •••. Em outros navegadores, ele fica ao lado do endereço ou no menu.',
        'Role para baixo e escolha “Adicionar à Tela de Início” e depois “Adicionar”.',
      ),
      note(
        'Nesses aparelhos, o aplicativo instalado começa vazio. Antes, entre na sua conta ou exporte o que você escreveu para um arquivo.',
      ),
      link('/Sync', 'Exportar o que você escreveu'),
      text('Os lembretes funcionam a partir do iOS 16.4, e só no aplicativo instalado.'),
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
        'O Firefox não instala aplicativos web em todos os sistemas. Um favorito do navegador também abre o Selah sem conexão.',
      ),
      heading('O que você ganha'),
      list(
        'Um ícone próprio e uma janela sem as barras do navegador.',
        'Ele abre sem internet. Baixe uma Bíblia para ler tudo sem conexão.',
        'Lembretes nos horários que você escolher.',
      ),
      link('/BibleLibrary', 'Baixar uma Bíblia'),
      heading('Remover o Selah'),
      list(
        'No celular, toque e segure o ícone do Selah e remova-o como qualquer outro aplicativo.',
        'No computador, abra o Selah, depois o menu da janela, e escolha “Desinstalar”. No Mac com Safari, retire-o do Dock e apague-o de Aplicativos.',
      ),
      note(
        'Remover o aplicativo pode apagar o que está só naquele aparelho. Antes, verifique se tudo está sincronizado.',
      ),
      link('/PWATroubleshoot', 'Ajuda com a instalação'),
    ],
    manifest: [
      text(
        'O manifesto diz ao navegador o nome do aplicativo, a aparência e onde ele começa. É o arquivo `public/manifest.webmanifest`. O servidor também o entrega no endereço em que os aplicativos da plataforma o procuram:',
      ),
      code('addresses.txt'),
      text(
        'Um trecho com os campos mais importantes. O arquivo completo está nos endereços acima.',
      ),
      code('manifest.webmanifest'),
      rows(
        [
          '`id`, `start_url`, `scope`',
          'A identidade do aplicativo, a página inicial e as páginas que fazem parte dele. Se você mudar `id`, os navegadores veem outro aplicativo.',
        ],
        ['`display`', '`standalone`: uma janela sem as barras do navegador.'],
        [
          '`orientation`',
          'Retrato por padrão. O aplicativo não bloqueia a orientação: as pessoas podem girar o aparelho.',
        ],
        [
          '`icons`',
          'Oito tamanhos de 72 a 512 pixels, dois com margem (`maskable`, 192 e 512) para os formatos de ícone do Android, e um de uma cor só (`monochrome`).',
        ],
        ['`shortcuts`', 'Mensagem da graça, Bíblia e Oração, com um toque longo no ícone.'],
        [
          '`share_target`',
          'Textos e links compartilhados de outros aplicativos podem ser salvos como uma nota ou uma oração.',
        ],
      ),
      link('/ManifestGenerator', 'Criar o manifesto de outro aplicativo'),
    ],
    worker: [
      text(
        'O service worker é um script entre o aplicativo e a rede. O código dele está em `sw/`, e a compilação gera o `sw.js`. A página o registra para o aplicativo inteiro, a partir do endereço da plataforma ou, se ele faltar, de `/sw.js`:',
      ),
      code('register.js'),
      heading('O que ele faz'),
      list(
        'Salva os arquivos do aplicativo no aparelho, por versão, para que todas as páginas abram sem conexão.',
        'Os pedidos ao servidor vão para a rede. Se não houver resposta em 5 segundos, ele devolve uma cópia salva há no máximo 7 dias, mas só do manifesto e dos arquivos enviados para todos. Ele nunca salva o que você escreve: isso fica no banco de dados do navegador (IndexedDB).',
        'Sem conexão, responde aos outros pedidos com o status 503, em vez de apresentar dados antigos como novos.',
        'Um arquivo que falta recebe a resposta 404, nunca uma página.',
        'Quando a conexão volta, sincroniza os itens pendentes. Se o navegador permitir Background Sync, isso funciona mesmo com o aplicativo fechado.',
        'Mostra os lembretes que o servidor envia.',
      ),
      heading('Novas versões'),
      text(
        'A página procura uma nova versão a cada 30 minutos e sempre que é aberta. A nova versão espera até que a pessoa escolha “Atualizar agora”; então todas as abas são atualizadas juntas.',
      ),
      heading('Em uma emergência'),
      text(
        'Se um service worker já publicado causar problemas, inicie o servidor com esta configuração. O servidor então entrega um que remove a si mesmo e seus caches. O que as pessoas escreveram não é afetado. Retire a configuração quando o problema estiver corrigido.',
      ),
      code('kill-switch.env'),
      text('Com `?debug=true` no fim do endereço, o aplicativo mostra o estado do service worker.'),
      link('/ServiceWorkerGenerator', 'Criar um service worker para outro aplicativo'),
    ],
    deploy: [
      text(
        'Em qualquer computador com npm, dois comandos iniciam o aplicativo inteiro em `http://localhost:8080`:',
      ),
      code('start.sh'),
      heading('Um servidor pequeno'),
      text(
        'Um processo e um arquivo SQLite bastam para uma congregação. `deploy/selah.service` é uma unidade do systemd:',
      ),
      code('server.sh'),
      text('As configurações, todas opcionais, em `/etc/selah.env`:'),
      code('selah.env'),
      rows(
        ['`PUBLIC_URL`', 'O endereço em que as pessoas abrem o aplicativo.'],
        [
          '`SMTP_URL`',
          'O servidor de e-mail. Sem ele, os códigos de cadastro são salvos como arquivos em `/var/lib/selah/outbox`, que só o serviço e o root podem ler (`0700`).',
        ],
        [
          '`SUPPORT_EMAIL`',
          'Recebe o feedback que as pessoas enviam pelo aplicativo, também sem conta. É também o remetente dos e-mails do servidor. Sem ele, não dá para enviar feedback.',
        ],
        ['`ACCESS`', '`public_without_login`, `public_with_login` ou `private_with_login`.'],
        [
          '`ADMIN_EMAIL`, `ADMIN_PASSWORD`',
          'Defina os dois ou nenhum: uma conta de administrador, criada no primeiro início. Depois, retire a senha.',
        ],
        ['`TRUST_PROXY`', 'Só é preciso se o proxy estiver em outra máquina.'],
        ['`DATABASE_URL`', 'Usa PostgreSQL em vez de SQLite; nesse caso, é preciso `JWT_SECRET`.'],
      ),
      heading('HTTPS'),
      text(
        'Os navegadores só instalam aplicativos e executam service workers por HTTPS (e em `localhost`). Com o Caddy, basta isto:',
      ),
      code('Caddyfile'),
      heading('Dois servidores e PostgreSQL'),
      text(
        '`deploy/compose.yaml` inicia os dois servidores, o banco de dados e o Caddy. Veja mais em `deploy/README.md`, também sobre backups.',
      ),
      code('compose.sh'),
      heading('Atrás de outro servidor'),
      text(
        'O servidor do Selah já define os cabeçalhos certos. Se você hospedar `dist/` em outro servidor, defina-os assim:',
      ),
      rows(
        [
          '`index.html`, `sw.js`, `manifest.webmanifest`',
          '`cache-control: no-cache`; senão, as pessoas ficam com uma versão antiga.',
        ],
        [
          '`assets/`',
          '`cache-control: public, max-age=31536000, immutable`: os nomes contêm um hash.',
        ],
        ['Páginas desconhecidas', '`index.html`. Um arquivo que falta deve responder 404.'],
        ['`/api/`', 'Encaminhe para o servidor, sem nenhum cache.'],
      ),
      heading('Verificar'),
      code('check.sh'),
      link('/PWATroubleshoot', 'Verificar o manifesto e o service worker'),
    ],
  },
};
