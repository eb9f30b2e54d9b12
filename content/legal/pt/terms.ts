// The terms of service in Brazilian Portuguese.
import { legalFacts, legalDate, type LegalText } from '../legal-text.ts';

export const text: LegalText = {
  title: 'Termos de serviço',
  date: legalDate,
  introduction: [
    'Estes termos são um acordo entre você e o administrador: a pessoa ou o grupo que administra o servidor deste endereço. Ao usar o Selah, você os aceita. Se não os aceita, não o use.',
    'A Política de privacidade explica como seus dados são usados.',
  ],
  sections: [
    {
      key: 'service',
      title: 'O que é o Selah',
      paragraphs: [
        'O Selah é uma companhia diária para ler a Bíblia, orar, agradecer e descansar. Ele também funciona sem conexão. Não substitui uma igreja, um pastor nem uma amizade.',
        'O aplicativo é gratuito. Seu código é aberto, sob a licença MIT, e qualquer pessoa pode usá-lo; estes termos tratam do serviço neste endereço.',
      ],
    },
    {
      key: 'account',
      title: 'Quem pode usar, e sua conta',
      paragraphs: [
        `É preciso ter ${legalFacts.youngest} anos ou mais. Se a lei do seu país exige uma idade maior ou a autorização dos seus pais, isso também vale.`,
        'Para ter uma conta, é preciso um e-mail que seja seu. Não revele sua senha e altere-a se outra pessoa puder conhecê-la. O administrador pode limitar um servidor a pessoas convidadas.',
        'Você pode sair a qualquer momento e, antes, exportar o que escreveu.',
      ],
      links: [
        { to: '/Sync', text: 'Exportar o que você escreveu' },
        { to: '/DeleteAccount', text: 'Excluir sua conta' },
      ],
    },
    {
      key: 'made',
      title: 'Textos escritos para você',
      paragraphs: [
        'Mensagens da graça, orações, afirmações e respostas da Sabedoria vêm da biblioteca do Selah ou, se você aceitar, são escritas por inteligência artificial (IA). Cada texto diz de onde vem.',
        'As respostas da IA não são revelação divina. Elas podem estar erradas. Faça como o povo de Bereia, que examinava as Escrituras para ver se as coisas eram assim (Atos 17:11), e converse com pessoas que conhecem você.',
        'Nada no Selah prevê seu futuro. O número de respostas por dia pode ser limitado.',
      ],
    },
    {
      key: 'advice',
      title: 'Nenhum conselho profissional, e ajuda em uma emergência',
      paragraphs: [
        'O Selah não dá conselhos médicos, jurídicos, financeiros ou psicológicos. Procure um profissional. Nunca interrompa um tratamento nem demore a buscar ajuda por causa de algo que você leu aqui.',
        'Se você ou outras pessoas estão em perigo, ligue agora para o número de emergência do seu país ou procure alguém de confiança. O que você escreve não é monitorado, e o aplicativo não liga para ninguém. Ele tenta reconhecer quando você escreve sobre um perigo e mostrar onde encontrar ajuda, mas pode não perceber.',
      ],
    },
    {
      key: 'yours',
      title: 'O que você escreve, e o bom uso',
      paragraphs: [
        'O que você escreve continua seu. Você permite que o administrador o armazene, copie e transmita na medida em que o serviço precisa disso, e para mais nada.',
        'Use o Selah sem prejudicar ninguém. O administrador pode encerrar uma conta que faça alguma destas coisas; se a lei permitir, ele avisa antes, para que você possa exportar o que escreveu:',
      ],
      list: [
        'violar a lei, os direitos ou a privacidade de outras pessoas',
        'entrar na conta de outra pessoa, ou tentar',
        'atacar ou sobrecarregar o servidor, ou contornar os limites dele',
        'criar contas de forma automática, ou enviar mensagens indesejadas',
      ],
    },
    {
      key: 'bible',
      title: 'Textos da Bíblia',
      paragraphs: [
        'As traduções pertencem às suas editoras ou estão em domínio público; a licença de cada uma aparece abaixo dos capítulos. No Reino Unido, os direitos da King James Version são da Coroa.',
        `As editoras estabelecem limites, que o aplicativo respeita: quantos versículos você pode copiar de uma vez, se um texto pode ser lido em voz alta, e que um texto licenciado fique no seu aparelho por no máximo ${legalFacts.licensedDays} dias. Se você citar um texto em outro lugar, respeite a licença e indique a fonte.`,
      ],
    },
    {
      key: 'limits',
      title: 'Garantia, mudanças e contato',
      paragraphs: [
        'O Selah é oferecido como está. Até onde a lei permite, não há garantia de que ele não tenha falhas, de que esteja sempre disponível ou de que nada se perca. Exporte de vez em quando o que você escreveu.',
        'Até onde a lei permite, o administrador e quem desenvolve o programa não respondem por danos que resultem do uso dele. Isso não limita direitos que a lei não permite limitar: seus direitos de consumidor e a responsabilidade por dolo, por culpa grave ou por danos à vida, ao corpo ou à saúde.',
        'Se um destes termos não for válido, os outros continuam valendo. As leis que protegem você onde você vive continuam em vigor.',
        'Quando estes termos mudarem, a data acima deles também muda. Se você não aceitar os novos termos, pode exportar o que escreveu e excluir sua conta.',
      ],
    },
  ],
};
