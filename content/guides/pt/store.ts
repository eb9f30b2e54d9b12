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
import type { StoreTexts } from '../app-store-texts.ts';

export const guide: GuideText<'store'> = {
  intro:
    'Para quem administra um servidor e quer oferecer o Selah em uma loja de aplicativos: o que cada loja exige, respostas corretas sobre os dados e textos para copiar. As exigências foram verificadas em 22 de novembro de 2026; confira de novo antes de pagar.',
  tabs: {
    play: [
      rows(
        ['Taxa', `US$ ${guideFacts.playFee}, uma vez`],
        [
          'Análise',
          `costuma levar de ${guideFacts.playReview[0]} a ${guideFacts.playReview[1]} dias, ou mais para uma conta nova`,
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
      link('/AndroidPackaging', 'Como criar o pacote'),
      heading('Segurança dos dados'),
      text(
        'Estas respostas são corretas para o Selah como nós o publicamos. Se você o alterar, confira suas próprias respostas.',
      ),
      rows(
        [
          'Coletado, com conta',
          'Nome e e-mail; orações, gratidão, notas e destaques (conteúdo do usuário); progresso de leitura e números de uso (atividade no aplicativo). Os textos revelam em que a pessoa crê: declare também as crenças religiosas.',
        ],
        [
          'Coletado, com lembretes',
          'O endereço do serviço de push do navegador para este aparelho, os horários e o fuso horário.',
        ],
        [
          'Coletado, com feedback',
          'As mensagens que as pessoas enviam ao administrador do servidor e o idioma delas, também sem conta (outras mensagens no aplicativo). Com uma conta, o e-mail vai junto; com o relato de um erro, também a página, a versão e o que falhou. O pedido para excluir uma conta é enviado do mesmo modo.',
        ],
        [
          'Sem conta',
          'Nada sai do aparelho, a não ser pedidos de textos da Bíblia e conteúdos parecidos, e o feedback que as pessoas enviam.',
        ],
        [
          'Compartilhado',
          'Nada para publicidade. Um serviço de IA só recebe textos se seu servidor usar um e a pessoa tiver aceitado.',
        ],
        [
          'Não coletado',
          'Localização, contatos, fotos, pagamentos, identificadores de publicidade. Não há anúncios nem análise de uso.',
        ],
        [
          'Criptografado em trânsito',
          'Sim, por HTTPS. De ponta a ponta só para quem ativa os textos privados.',
        ],
        [
          'Exclusão',
          'No aplicativo e na web, em `https://{host}/DeleteAccount`. O Google pede esse endereço.',
        ],
        ['Política de privacidade', '`https://{host}/PrivacyPolicy`'],
        ['Idade', '13 anos ou mais; não é feito para crianças'],
      ),
      note(
        'Se seu servidor usar IA, valem as regras do Google para conteúdo gerado por IA: deve ser possível denunciá-lo no aplicativo. O formulário de mensagens do Selah serve para isso, desde que você leia o que chega.',
      ),
    ],
    apple: [
      text(
        'Não recomendamos começar por aqui. No iPhone, dá para instalar o Selah pelo Safari, com lembretes e sem loja.',
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
        'Pela diretriz 4.2, a Apple recusa aplicativos que são pouco mais que um site empacotado. A leitura sem conexão e os lembretes contam a favor do Selah, mas um simples pacote pode ser recusado, e a taxa não é devolvida.',
      ),
      list(
        'O PWABuilder cria um projeto do Xcode que abre o endereço do seu servidor. Nele, os service workers só funcionam para os endereços listados em `WKAppBoundDomains`.',
        'No iOS, o Capacitor com os arquivos no pacote não consegue acessar o servidor do Selah, porque a origem dele não é um endereço web.',
        'Deve ser possível excluir a conta no aplicativo. O Selah permite isso.',
        'O web push não funciona em um pacote assim; os lembretes precisariam de código nativo.',
      ),
    ],
    microsoft: [
      text('A loja mais fácil: o Windows executa aplicativos web sem mudanças.'),
      steps(
        'Cadastre-se no Partner Center. Para pessoas físicas é grátis.',
        'Reserve o nome e copie o identificador do pacote, o identificador do editor e o nome do editor.',
        'Digite `https://{host}` em pwabuilder.com, escolha o pacote para Windows e preencha os três valores.',
        'Envie o pacote, preencha os textos, as capturas de tela e a idade, e peça a certificação.',
      ),
      text(
        'A loja assina o pacote. As novas versões do Selah vêm do seu servidor, sem um novo pacote.',
      ),
    ],
    texts: [
      text(
        'Um texto em cada idioma, dentro dos limites das lojas. Se quiser, adicione o nome da sua igreja ou do seu grupo e confira o tamanho de novo.',
      ),
      { kind: 'storeTexts' },
    ],
    checklist: [
      text('O que você marca fica salvo só neste aparelho.'),
      checks({
        https: 'O servidor usa HTTPS, e o endereço não vai mudar.',
        check: 'As verificações do manifesto e do service worker estão OK.',
        mail: '`SMTP_URL` funciona: o código de cadastro chega.',
        support: '`SUPPORT_EMAIL` está configurado, e as mensagens são lidas.',
        privacy: 'Você leu a Política de privacidade e os termos, e eles servem para seu servidor.',
        backup: 'Você fez um backup e o restaurou uma vez.',
        id: 'Você escolheu o identificador.',
        keys: 'A chave de assinatura e as senhas estão em dois lugares seguros.',
        links: '`assetlinks.json` responde, e o aplicativo não mostra a barra de endereço.',
        pictures:
          'O ícone, o recurso gráfico e pelo menos duas capturas de tela estão prontos, se possível em cada idioma.',
        texts: 'O nome e as duas descrições respeitam os limites.',
        data: 'O formulário sobre os dados está preenchido corretamente.',
        login: 'Quem analisa tem uma conta de teste, ou pode usar o aplicativo sem conta.',
        test: 'Outra pessoa instalou a versão de teste e a usou por um dia.',
      }),
      link('/PWATroubleshoot', 'Ir para as verificações'),
    ],
  },
};

export const storeTexts: StoreTexts = {
  name: 'Selah: Bíblia e oração',
  subtitle: 'Ler, orar e descansar',
  keywords:
    'bíblia,oração,devocional,gratidão,diário,escritura,fé,sem internet,sono,plano de leitura',
  short: 'Leia a Bíblia, ore, agradeça e descanse. Funciona até sem conexão.',
  full: `O Selah acompanha você ao longo do dia: uma palavra de manhã, uma oração ao meio-dia, paz à noite.

• Bíblia: leia, destaque, anote, busque e ouça. Baixe traduções inteiras e leia onde estiver.
• Mensagens da graça: uma palavra curta para o que você sente hoje, com um versículo.
• Oração: escreva o que está no seu coração, ore pela sua lista e lembre as orações respondidas.
• Gratidão: algumas linhas por dia que formam um calendário de coisas boas.
• Sabedoria: o que a Bíblia diz sobre dezesseis temas da vida.
• Planos de leitura: planos curtos sobre paz, esperança, amor, fé, sabedoria e graça.
• Sono tranquilo: textos tranquilos, versículos e orações para a noite.
• Progresso: veja até onde você já chegou, sem pressão.

O que você escreve fica salvo no seu aparelho e disponível sem conexão. Com uma conta, também tem backup e chega aos seus outros aparelhos. Sem anúncios e sem análise de uso.

Os textos escritos para você sempre dizem de onde vêm. Você decide se a IA é usada. O Selah não substitui uma igreja, um pastor, um médico nem uma amizade.

Disponível em português, inglês, francês e espanhol. A partir de 13 anos.`,
};
