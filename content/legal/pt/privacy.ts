// The privacy policy in Brazilian Portuguese.
import { type CollectedItems, legalFacts, legalDate, type LegalText } from '../legal-text.ts';

const collected: CollectedItems = {
  account:
    'Seu e-mail, um nome (o que vem antes do @ e o que você escolher) e sua senha. Da senha, só fica salvo um resumo (hash), a partir do qual não é possível lê-la. De cada chave de acesso, até você removê-la: identificador, chave pública, nome, datas, número de usos, como se conecta, se está sincronizada, navegador e sistema. Para os textos privados: suas chaves criptografadas.',
  journal:
    'Suas orações, registros de gratidão e mensagens da graça, com o que você adiciona a eles e os textos que foram escritos para você.',
  bible:
    'Suas notas, destaques e marcadores da Bíblia, e os versículos que você memoriza, com sua prática.',
  progress: 'Seu progresso de leitura: os dias dos seus planos e onde você leu pela última vez.',
  usage:
    'Dados de uso: seu idioma e suas configurações, a duração da sua sequência, quantas orações, registros de gratidão e mensagens da graça você tem e seu último dia de atividade.',
  logins: 'De cada acesso: as datas, seu navegador, seu sistema e o começo do endereço de rede.',
  reminders:
    'Se você ativar lembretes: quais são, seus dias e horários, seu fuso horário, a hora em que seu dia começa e o endereço em que este aparelho recebe notificações.',
};

export const text: LegalText = {
  title: 'Política de privacidade',
  date: legalDate,
  introduction: [
    'O que você escreve no Selah é seu.',
    'O Selah é um programa que uma igreja, uma família ou qualquer outra pessoa ou grupo pode instalar em um servidor. A pessoa ou o grupo que administra o servidor deste endereço é chamado aqui de administrador e é responsável pelos seus dados. Quem desenvolve o programa não os vê, a menos que seja também o administrador.',
    'Não há publicidade, nem análise de uso, nem rastreamento, e nada é vendido.',
  ],
  sections: [
    {
      key: 'collected',
      title: 'O que é coletado',
      paragraphs: [
        'Sem conta, o que você escreve fica neste navegador, neste aparelho. O servidor só recebe seus pedidos, por exemplo de um capítulo da Bíblia, e as mensagens que você envia ao administrador.',
        'Alguns dados ficam no aparelho mesmo que você tenha uma conta: quais capítulos você leu e quando, os dias que contam para sua sequência, os rascunhos, suas perguntas e respostas salvas da Sabedoria, quais orações você orou ou adiou e se aceitou o uso de IA. Só saem do aparelho em um arquivo que você exporta.',
        'O Selah não usa cookies. Ele usa o armazenamento do seu navegador para o que você escreve, suas configurações, seu acesso e o próprio aplicativo. As fontes e as imagens vêm do mesmo servidor que o aplicativo.',
        'Se você tem uma conta, os dados a seguir são enviados ao servidor, para que fiquem seguros lá e disponíveis nos seus outros aparelhos:',
      ],
      list: Object.values(collected),
    },
    {
      key: 'use',
      title: 'Para que servem os dados, e sua fé',
      paragraphs: [
        'Seus dados servem só para salvar o que você escreve, levá-lo aos seus aparelhos, mostrar seu progresso, permitir que você entre, responder a você e manter o servidor seguro. Nenhuma decisão automatizada é tomada sobre você.',
        'Orações e notas revelam em que você crê. A lei protege especialmente esses dados, por exemplo o artigo 11 da LGPD no Brasil e o artigo 9 do RGPD na Europa. Por isso, só são usados com seu consentimento. Você o dá ao começar e ao escrever com uma conta. Perguntamos de novo, para cada tipo de texto, antes de enviar algo a um serviço de IA.',
        'Você pode retirar seu consentimento a qualquer momento, tão facilmente quanto o deu. O que foi feito antes continua lícito. Seu e-mail e sua senha são necessários para oferecer a conta. A proteção contra abusos se baseia no interesse legítimo do administrador em um servidor seguro.',
        'Uma verificação é feita só no seu aparelho: se seu texto indica um perigo para você, o aplicativo mostra onde encontrar ajuda. Ele não avisa ninguém.',
      ],
    },
    {
      key: 'shared',
      title: 'Quem mais recebe os dados',
      paragraphs: [
        'As outras pessoas que usam o aplicativo não veem o que você escreve. Estes recebem a parte dos seus dados necessária para o aplicativo funcionar:',
      ],
      list: [
        'Um provedor de IA: só se este servidor usa IA, se você entrou na sua conta e se aceitou para esse tipo de texto (mensagens da graça, orações, gratidão ou Sabedoria). Ele recebe o texto digitado ali, o estado de ânimo, a categoria ou o tema escolhido, por quem e por que você ora e seu idioma. Ele não recebe seu nome, seu e-mail nem outros textos seus, a menos que você os digite. O pedido vem do servidor, por isso o provedor não vê seu endereço de rede.',
        'Um provedor de textos bíblicos, se este servidor usa algum. Ele sabe o que se procura, mas não quem procura: o pedido sempre vem do servidor, nunca do seu aparelho.',
        'O provedor que hospeda o servidor e o serviço que entrega os e-mails dele, como os códigos. Eles trabalham para o administrador. Como em qualquer site, veem o endereço de rede do seu aparelho.',
        'O fabricante do seu navegador, se você ouvir um texto com uma voz que precisa de conexão. As vozes instaladas no seu aparelho não enviam nada.',
        'O serviço de notificações do fabricante do seu navegador, se você ativar lembretes. Ele entrega uma mensagem criptografada, que não consegue ler e que não contém nada do que você escreveu. Vê a hora do envio e o tamanho da mensagem.',
        'As pessoas e os serviços com que você compartilha. WhatsApp, Facebook, X e mensagens de texto só abrem quando você toca neles, e então valem as regras deles.',
      ],
    },
    {
      key: 'keeping',
      title: 'Por quanto tempo, e com que proteção',
      paragraphs: [
        'Se este endereço começa com https, tudo é criptografado durante o envio. No aplicativo, só você pode abrir o que escreveu; quem tem o papel de administrador vê os nomes, os e-mails, o último acesso e os números do seu perfil. O administrador tem os meios técnicos para ler o que você escreve. Com “Textos privados”, em “Sua conta”, ele não pode ler orações, gratidão, mensagens da graça nem notas, mas pode ler backups anteriores, feedback e o que você envia à IA. Use um servidor cujo administrador tenha sua confiança, e bloqueie seu aparelho.',
        'Os provedores do administrador podem estar em outro país. Pergunte quais são e que garantias existem.',
        'Por quanto tempo os dados são mantidos:',
      ],
      list: [
        `O que você escreve: até você excluir. Depois, fica mais ${legalFacts.trashDays} dias na lixeira do servidor. Em seguida, um registro sem texto fica por até ${legalFacts.traceDays} dias, para que todos os seus aparelhos o excluam.`,
        `Um acesso: ${legalFacts.loginDays} dias depois do último uso (no máximo ${legalFacts.sessionDays} dias). Um código enviado por e-mail: ${legalFacts.codeMinutes} minutos; um link para uma nova senha: ${legalFacts.linkMinutes} minutos.`,
        'Seus lembretes e o endereço das notificações: até você desativar os lembretes ou sair da conta. Se nessa hora você estiver sem conexão, este aparelho não recebe mais nada, e o servidor exclui o endereço mais tarde.',
        'Os contadores que evitam abusos: cerca de um dia, e nunca com um nome ou endereço legível.',
        'O registro técnico do Selah: a hora, o tipo de pedido, o resultado e o número da sua conta ou do texto, mas nada do que você escreveu, nem e-mail ou endereço de rede. O administrador decide por quanto tempo ele é mantido.',
        'Os backups e os e-mails enviados: enquanto o administrador os mantiver. Eles ainda podem conter o que você excluiu. Pergunte por quanto tempo.',
        'No seu aparelho: até você sair da conta, o que remove dele seus textos. O que você escreveu sem conta fica até você o excluir ou apagar os dados do navegador.',
      ],
    },
    {
      key: 'rights',
      title: 'Seus direitos, sua idade e contato',
      paragraphs: [
        `O Selah é para pessoas com ${legalFacts.youngest} anos ou mais. Se a lei do seu país exige uma idade maior ou a autorização dos seus pais, vale a lei. Se uma criança mais nova tiver uma conta, avise o administrador para que ela seja excluída.`,
        'Você pode ver, exportar, corrigir e excluir seus dados, limitar seu uso ou se opor a ele e retirar seu consentimento. Também pode reclamar à autoridade de proteção de dados do seu país, no Brasil a ANPD.',
        'Se o aplicativo mudar a forma como usa seus dados, este texto muda, e a data acima dele também.',
        'Você pode exercer a maioria destes direitos por conta própria:',
      ],
      list: [
        'Ver: a página “Sincronização e backup” mostra o que está no servidor e o que está só neste aparelho.',
        'Exportar: na mesma página, você pode salvar tudo em um arquivo, como backup ou para ler.',
        'Corrigir: você pode editar cada texto, e seu nome em “Sua conta”. Para alterar seu e-mail, fale com o administrador.',
        `Excluir: você pode excluir textos avulsos ou a conta inteira. A conta é excluída na hora, com um código enviado por e-mail, se o servidor permitir, ou em até ${legalFacts.deletionDays} dias depois do seu pedido.`,
        'Retirar o consentimento: onde você escreve, escolha “Alterar” abaixo do texto sobre a IA. Para encerrar qualquer outro uso, exclua sua conta.',
      ],
      links: [
        { to: '/Sync', text: 'Ver e exportar o que você escreveu' },
        { to: '/Account', text: 'Sua conta e sua senha' },
        { to: '/DeleteAccount', text: 'Excluir sua conta' },
      ],
    },
  ],
};
