// The terms of service in Brazilian Portuguese.
import { legalFacts, legalDate, type LegalText } from '../legal-text.ts';

export const text: LegalText = {
  title: 'Termos de serviço',
  date: legalDate,
  introduction: [
    'Estes termos são um acordo entre você e o administrador, isto é, quem administra o servidor deste endereço. Ao usar o Selah, você os aceita. Se não os aceita, pedimos que não o use.',
    'Como os seus dados são tratados está na Política de privacidade.',
  ],
  sections: [
    {
      key: 'service',
      title: 'O que é o Selah',
      paragraphs: [
        'O Selah acompanha cada dia: para ler a Bíblia, orar, agradecer e descansar. Ele funciona também sem conexão. Não toma o lugar de nenhuma igreja, de nenhum pastor e de nenhum amigo.',
        'O aplicativo não cobra dinheiro. O programa é de código aberto, sob a licença MIT, e qualquer pessoa pode usá-lo; estes termos tratam do serviço neste endereço.',
      ],
    },
    {
      key: 'account',
      title: 'Quem pode usar, e a sua conta',
      paragraphs: [
        `É preciso ter ${legalFacts.youngest} anos ou mais. Se a lei do seu país pede uma idade maior ou a autorização dos seus pais, ela também é necessária.`,
        'Uma conta precisa de um e-mail que seja seu. Guarde a sua senha só para você e troque-a se mais alguém puder conhecê-la. O administrador pode abrir um servidor só para pessoas convidadas.',
        'Você pode sair a qualquer momento e, antes, levar as suas palavras com você.',
      ],
      links: [
        { to: '/Sync', text: 'Levar as suas palavras com você' },
        { to: '/DeleteAccount', text: 'Excluir a sua conta' },
      ],
    },
    {
      key: 'made',
      title: 'Os textos feitos para você',
      paragraphs: [
        'Notas de graça, orações, afirmações e respostas da Sabedoria são compostas com os textos do Selah ou, se você aceitar, escritas por uma inteligência artificial. Cada texto diz de onde vem.',
        'As respostas da inteligência artificial não são revelação divina. Elas podem estar erradas. Faça como o povo de Bereia, que examinava as Escrituras para ver se as coisas eram assim (Atos 17:11), e converse com pessoas que conhecem você.',
        'Nada no Selah prevê o seu futuro. O número de respostas por dia pode ser limitado.',
      ],
    },
    {
      key: 'advice',
      title: 'Nenhum conselho profissional, e ajuda em uma emergência',
      paragraphs: [
        'O Selah não dá conselhos médicos, jurídicos, financeiros ou psicológicos. Procure quem se formou para isso. Nunca pare um tratamento nem demore a buscar ajuda por causa de algo que você leu aqui.',
        'Se você ou outras pessoas estão em perigo, ligue agora para o número de emergência do seu país ou procure alguém de confiança. Ninguém vigia o que você escreve, e o aplicativo não liga para ninguém. Ele tenta perceber palavras de perigo e mostrar onde há ajuda, mas elas podem escapar dele.',
      ],
    },
    {
      key: 'yours',
      title: 'As suas palavras, e o bom uso',
      paragraphs: [
        'O que você escreve continua seu. Você permite que o administrador o guarde, copie e envie na medida em que o serviço precisa disso, e para mais nada.',
        'Use o Selah sem prejudicar ninguém. O administrador pode encerrar uma conta nestes casos; se a lei permite, ele avisa antes, para que você possa salvar as suas palavras:',
      ],
      list: [
        'violar a lei, os direitos ou a privacidade de outras pessoas',
        'entrar na conta de outra pessoa, ou tentar',
        'atacar ou sobrecarregar o servidor, ou contornar os seus limites',
        'criar contas com uma máquina, ou enviar mensagens que ninguém quer',
      ],
    },
    {
      key: 'bible',
      title: 'Os textos da Bíblia',
      paragraphs: [
        'As traduções pertencem às suas editoras ou estão em domínio público; a licença de cada uma está ao pé dos seus capítulos. No Reino Unido, os direitos da King James Version são da Coroa.',
        `As editoras impõem limites, que o aplicativo respeita: quantos versículos podem ser copiados de uma vez, se uma voz pode lê-los, e que um texto licenciado fique no seu aparelho por ${legalFacts.licensedDays} dias no máximo. Quem cita um texto em outro lugar respeita a licença e diz de onde ele vem.`,
      ],
    },
    {
      key: 'limits',
      title: 'Garantia, mudanças e contato',
      paragraphs: [
        'O Selah é oferecido como está. Até onde a lei permite, ninguém garante que ele não tenha falhas, que esteja sempre ao alcance ou que nada se perca. Salve as suas palavras em um arquivo de vez em quando.',
        'Até onde a lei permite, o administrador e quem faz o programa não respondem por danos que venham do seu uso. Isto não tira nada que a lei proíba tirar: nem os seus direitos de consumidor, nem a responsabilidade por dolo, por culpa grave ou por danos à vida, ao corpo ou à saúde.',
        'Se um destes termos não valer, os outros continuam valendo. As leis que protegem você onde você vive continuam em vigor.',
        'Quando estes termos mudarem, a data no alto deles também muda. Se você não aceita os novos, pode levar as suas palavras e excluir a sua conta.',
      ],
    },
  ],
};
