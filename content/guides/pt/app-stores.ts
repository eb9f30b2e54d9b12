// Portuguese guide: publishing Selah in app stores.
import {
  checks,
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

export const guide: GuideText<'store'> = {
  intro:
    'Para quem quer oferecer o seu Selah em uma loja: o que cada loja pede, respostas verdadeiras sobre os dados e textos para copiar. O que as lojas pedem foi verificado em 22 de novembro de 2026; confira de novo antes de pagar.',
  tabs: {
    play: [
      rows(
        ['Taxa', `US$ ${guideFacts.playFee}, uma vez`],
        [
          'Análise',
          `costuma levar de ${guideFacts.playReview[0]} a ${guideFacts.playReview[1]} dias, mais com uma conta recente`,
        ],
        [
          'Teste fechado',
          `${guideFacts.playTest[0]} testadores por ${guideFacts.playTest[1]} dias seguidos, para contas pessoais criadas depois de 13 de novembro de 2023`,
        ],
        ['Identificador', `\`${guideFacts.appId}\``],
        ['Alvo', `nível de API ${guideFacts.playTarget} ou maior`],
        ['Nome', `no máximo ${guideFacts.nameLimit} caracteres`],
        ['Descrição breve', `no máximo ${guideFacts.shortLimit} caracteres`],
        ['Descrição completa', `no máximo ${guideFacts.fullLimit} caracteres`],
        ['Capturas de tela', `no mínimo ${guideFacts.screenshots}`],
        [
          'Ícone',
          `${guideFacts.icon} × ${guideFacts.icon} pixels, PNG: \`icon-512.png\` em \`public/\``,
        ],
        [
          'Recurso gráfico',
          `${guideFacts.featureGraphic[0]} × ${guideFacts.featureGraphic[1]} pixels, PNG ou JPEG`,
        ],
      ),
      link('/AndroidPackaging', 'Como o pacote é feito'),
      heading('Segurança dos dados'),
      text('O que é verdade sobre o Selah como nós o entregamos. Quem o muda responde por si.'),
      rows(
        [
          'Coletado, com conta',
          'Nome e e-mail; orações, gratidão, notas e destaques (conteúdo da pessoa); progresso de leitura e números de uso (atividade no aplicativo). As palavras mostram no que alguém crê: indique também as crenças religiosas.',
        ],
        [
          'Coletado, com lembretes',
          'O endereço do serviço de push do navegador para este aparelho, os horários e o fuso horário.',
        ],
        [
          'Coletado, com uma opinião',
          'O que alguém escreve para quem cuida do servidor e a língua, também sem conta (outras mensagens no aplicativo). Com uma conta, o e-mail vai junto; com o relato de uma falha, a página, a versão e o que falhou. O pedido de excluir uma conta segue o mesmo caminho.',
        ],
        [
          'Sem conta',
          'Nada sai do aparelho, a não ser as chamadas para textos da Bíblia e coisas assim, e a opinião que alguém envia.',
        ],
        [
          'Compartilhado',
          'Com ninguém para publicidade. Um modelo de linguagem só recebe palavras se o seu servidor tiver um e a pessoa tiver aceitado.',
        ],
        [
          'Não coletado',
          'Localização, contatos, fotos, pagamentos, identificadores de publicidade. Não há anúncios nem análise de uso.',
        ],
        [
          'Criptografado no caminho',
          'Sim, por HTTPS. Não de ponta a ponta: diga isso se perguntarem.',
        ],
        [
          'Exclusão',
          'No aplicativo e na web, em `https://{host}/DeleteAccount`. O Google pede esse endereço.',
        ],
        ['Política de Privacidade', '`https://{host}/PrivacyPolicy`'],
        ['Idade', '13 anos ou mais; não é feito para crianças'],
      ),
      note(
        'Se o seu servidor tiver um modelo de linguagem, valem as regras do Google para conteúdo feito por IA: deve ser possível denunciá-lo no aplicativo. A opinião que se envia pelo Selah serve para isso, se alguém a ler.',
      ),
    ],
    apple: [
      text(
        'Não aconselhamos começar aqui. No iPhone o Selah é instalado pelo Safari, com lembretes, sem loja.',
      ),
      link('/PWASetupGuide', 'Instalar o Selah'),
      rows(
        ['Taxa', `US$ ${guideFacts.appleFee} por ano`],
        ['Ferramentas', 'Um Mac com Xcode'],
        [
          'Nome, subtítulo',
          `no máximo ${guideFacts.nameLimit} e ${guideFacts.subtitleLimit} caracteres`,
        ],
        ['Palavras-chave', `no máximo ${guideFacts.keywordsLimit} caracteres, com vírgulas`],
        ['Descrição', `no máximo ${guideFacts.fullLimit} caracteres`],
      ),
      note(
        'A diretriz 4.2 recusa aplicativos que são pouco mais que um site embalado. A leitura sem conexão e os lembretes falam a favor do Selah, mas uma simples embalagem pode ser recusada, e a taxa se perde.',
      ),
      list(
        'O PWABuilder faz um projeto do Xcode que mostra o endereço do seu servidor. Nele os service workers só funcionam para os endereços listados em `WKAppBoundDomains`.',
        'O Capacitor, com os arquivos no pacote, não alcança o nosso servidor a partir do iOS: a origem dele não é um endereço web.',
        'Deve ser possível excluir a conta dentro do aplicativo: no Selah é.',
        'O web push não funciona em uma embalagem assim; os lembretes pediriam código nativo.',
      ),
    ],
    microsoft: [
      text('O caminho mais curto para uma loja: o Windows roda aplicativos web como eles são.'),
      steps(
        'Cadastre-se no Partner Center. Para pessoas físicas é grátis.',
        'Reserve o nome e copie o identificador do pacote, o identificador e o nome do editor.',
        'Digite `https://{host}` em pwabuilder.com, escolha o pacote para Windows e preencha os três valores.',
        'Envie o pacote, preencha os textos, as capturas e a idade, e peça a certificação.',
      ),
      text(
        'Quem assina o pacote é a loja. As versões novas do Selah vêm do seu servidor, sem pacote novo.',
      ),
    ],
    texts: [
      text(
        'Para cada língua, um texto que respeita os limites. Se quiser, ponha o nome da sua igreja ou do seu grupo e conte de novo.',
      ),
      { kind: 'storeTexts' },
    ],
    checklist: [
      text('O que você marca é lembrado só neste aparelho.'),
      checks({
        https: 'O servidor é alcançado por HTTPS, e o endereço vai ficar.',
        check: 'As verificações do manifesto e do service worker estão verdes.',
        mail: '`SMTP_URL` funciona: um código de cadastro chega.',
        support: '`SUPPORT_EMAIL` está preenchido, e alguém lê o que chega.',
        privacy: 'A Política de Privacidade e os termos foram lidos, e servem para o seu servidor.',
        backup: 'Uma cópia de segurança foi feita e restaurada uma vez.',
        id: 'O identificador está escolhido.',
        keys: 'A chave de assinatura e as senhas estão em dois lugares seguros.',
        links: '`assetlinks.json` responde, e o aplicativo não mostra barra de endereço.',
        pictures:
          'O ícone, o recurso gráfico e pelo menos duas capturas estão prontos, em cada língua se você puder.',
        texts: 'O nome e as duas descrições respeitam os limites.',
        data: 'O formulário sobre os dados está preenchido com a verdade.',
        login: 'Quem analisa tem uma conta de teste, ou pode usar o aplicativo sem conta.',
        test: 'Outra pessoa instalou a partir do teste e usou por um dia.',
      }),
      link('/PWATroubleshoot', 'Para as verificações'),
    ],
  },
};
