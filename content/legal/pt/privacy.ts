// The privacy policy in Brazilian Portuguese.
import { type CollectedItems, legalFacts, legalDate, type LegalText } from '../legal-text.ts';

const collected: CollectedItems = {
  account:
    'O seu e-mail, um nome (no início, o que vem antes do @) e a sua senha. Da senha só fica guardado um resumo (hash), no qual ninguém consegue lê-la.',
  journal:
    'As suas orações, gratidões e notas de graça, com o que você acrescenta a elas e os textos que foram feitos para você.',
  bible: 'As suas anotações, marcações e favoritos da Bíblia.',
  progress: 'O seu progresso de leitura: os dias dos seus planos e onde você leu pela última vez.',
  usage:
    'Dados de uso: o seu idioma e as suas configurações, a duração da sua sequência, quantas orações, gratidões e notas de graça você tem e o seu último dia de atividade.',
  logins:
    'De cada acesso: as datas, o seu navegador, o seu sistema e o começo do endereço de rede.',
  reminders:
    'Se você ativa lembretes: quais, os dias e as horas deles, o seu fuso horário, a hora em que o seu dia começa e o endereço pelo qual este aparelho recebe notificações.',
};

export const text: LegalText = {
  title: 'Política de privacidade',
  date: legalDate,
  introduction: [
    'O que você escreve no Selah é seu.',
    'O Selah é um programa que uma igreja, uma família ou qualquer outra pessoa pode instalar em um servidor. Quem administra o servidor deste endereço é chamado aqui de administrador e é o responsável pelos seus dados. Quem faz o programa não vê nada deles, a não ser que seja também o administrador.',
    'Não há publicidade, nem estatísticas de visitas, nem rastreamento, e nada é vendido.',
  ],
  sections: [
    {
      key: 'collected',
      title: 'O que é coletado',
      paragraphs: [
        'Sem conta, o que você escreve fica neste navegador, neste aparelho. O servidor só fica sabendo do que você pede a ele, como um capítulo da Bíblia, e das mensagens que você envia ao administrador.',
        'Algumas coisas ficam no aparelho mesmo com uma conta: quais capítulos você leu e quando, os dias que contam para a sua sequência, os rascunhos, as perguntas e as respostas guardadas da Sabedoria, quais orações você orou ou deixou para depois e o que você decidiu sobre o modelo de linguagem. Elas só viajam em um arquivo que você mesmo cria.',
        'O Selah não usa cookies. Ele usa o armazenamento do seu navegador para as suas palavras, as suas configurações, o seu acesso e o próprio aplicativo. As fontes e as imagens vêm do mesmo servidor que ele.',
        'Com uma conta, isto vai para o servidor, para ficar seguro lá e chegar aos seus outros aparelhos:',
      ],
      list: Object.values(collected),
    },
    {
      key: 'use',
      title: 'Para que serve, e a sua fé',
      paragraphs: [
        'Os seus dados servem para aquilo que você vem buscar: guardar as suas palavras, levá-las aos seus aparelhos, mostrar o seu progresso, deixar você entrar, responder a você e proteger o servidor. Eles não servem para mais nada, e nenhuma máquina decide nada sobre você.',
        'Orações e anotações mostram o que alguém crê. A lei protege esses dados com cuidado especial, por exemplo o artigo 11 da LGPD no Brasil e o artigo 9 do RGPD na Europa. Por isso eles só são usados com o seu consentimento. Você o dá ao escrever em uma conta. Perguntamos de novo, para cada tipo de texto, antes que um modelo de linguagem receba algo dele.',
        'Você pode retirar o seu consentimento a qualquer momento, com a mesma facilidade com que o deu. O que foi feito antes continua lícito. O seu e-mail e a sua senha são necessários para oferecer a conta; a proteção contra abusos se apoia no interesse legítimo do administrador em um servidor seguro.',
        'Uma verificação é feita só no seu aparelho: se as suas palavras dão a entender que você está em perigo, o aplicativo mostra onde encontrar ajuda. Ele não conta a ninguém.',
      ],
    },
    {
      key: 'shared',
      title: 'Quem mais os recebe',
      paragraphs: [
        'As outras pessoas que usam o aplicativo não veem as suas palavras. Estes recebem a parte dos seus dados de que ele precisa para funcionar:',
      ],
      list: [
        'Um provedor de inteligência artificial: só se este servidor trabalha com um modelo de linguagem, se você entrou na sua conta e se disse sim para esse tipo de texto (notas de graça, orações, gratidão ou Sabedoria). Recebe as palavras que você escreveu ali, o ânimo, a categoria ou o tema escolhido, por quem e por que você ora e o seu idioma. O seu nome, o seu e-mail e os seus outros textos não vão junto, salvo se você os escrever. O servidor pergunta: o provedor não vê o seu endereço de rede.',
        'Um provedor de textos bíblicos, se este servidor usa algum. Ele fica sabendo qual capítulo ou quais palavras se procuram, mas não quem procura: quem pede é o servidor, nunca o seu aparelho.',
        'A plataforma que hospeda o servidor e o serviço de e-mail que leva as suas mensagens, como os códigos. Eles trabalham para o administrador. Como em qualquer site, eles veem o endereço de rede do seu aparelho.',
        'O fabricante do seu navegador, se você ouvir um texto em uma voz que precisa de conexão. As vozes que estão no seu aparelho não enviam nada.',
        'O serviço de notificações do fabricante do seu navegador, se você ativa lembretes. Ele leva uma mensagem cifrada, que não consegue ler e que não contém nenhuma das suas palavras. Ele vê quando a mensagem chega e qual é o tamanho dela.',
        'As pessoas com quem você compartilha. WhatsApp, Facebook, X e SMS só se abrem quando você toca neles, e então valem as regras deles.',
      ],
    },
    {
      key: 'keeping',
      title: 'Por quanto tempo, e com que proteção',
      paragraphs: [
        'Se este endereço começa com https, tudo viaja criptografado. No aplicativo, ninguém além de você pode abrir o que você escreveu; quem tem o papel de administrador vê os nomes, os e-mails e os números do seu perfil. Mas as suas palavras não são criptografadas de ponta a ponta: o administrador tem os meios técnicos para ler o que está no servidor. Use um servidor cujo administrador tenha a sua confiança, e bloqueie o seu aparelho.',
        'Os provedores do administrador podem estar em outro país. Pergunte quais ele usa e com que garantias.',
        'Por quanto tempo cada coisa fica guardada:',
      ],
      list: [
        `O que você escreve: até você excluir. A lixeira do servidor ainda o guarda por ${legalFacts.trashDays} dias; depois disso fica, por até ${legalFacts.traceDays} dias, um rastro sem nenhuma palavra, para que todos os seus aparelhos também o excluam.`,
        `Um acesso: ${legalFacts.loginDays} dias depois do último uso (${legalFacts.sessionDays} no máximo). Um código por e-mail: ${legalFacts.codeMinutes} minutos; um link para nova senha: ${legalFacts.linkMinutes} minutos.`,
        'Os seus lembretes e esse endereço: até você desativar os lembretes ou sair da conta. Se nessa hora não houver conexão, este aparelho não recebe mais nada, e o servidor exclui o endereço mais tarde.',
        'Os contadores contra abusos: cerca de um dia, e nunca sob um nome ou endereço legível.',
        'O registro técnico do Selah: a hora, o tipo de chamada, o resultado e o número da sua conta ou do texto, mas nenhuma palavra, nenhum e-mail, nenhum endereço de rede. O administrador decide quanto ele dura.',
        'Os backups e as mensagens enviadas: enquanto o administrador os guardar. Eles ainda podem conter o que você excluiu. Pergunte por quanto tempo.',
        'No seu aparelho: até você sair da conta, o que retira dele as suas palavras. O que você escreveu sem conta fica até você excluir ou apagar os dados do navegador.',
      ],
    },
    {
      key: 'rights',
      title: 'Os seus direitos, a sua idade e o contato',
      paragraphs: [
        `O Selah é para pessoas com ${legalFacts.youngest} anos ou mais. Se a lei do seu país pede uma idade maior ou a autorização dos seus pais, vale a lei. Se uma criança mais nova tiver uma conta, avise o administrador, para que a conta seja excluída.`,
        'Você pode ver os seus dados, levá-los com você, corrigi-los e excluí-los, limitar o uso deles ou se opor a ele, e retirar o seu consentimento. Você também pode reclamar à autoridade de proteção de dados do seu país, no Brasil a ANPD.',
        'Quando o aplicativo mudar o que faz com os seus dados, este texto muda, e a data no alto dele também.',
        'A maioria dos seus direitos está à mão, sem pedir nada a ninguém:',
      ],
      list: [
        'Ver: a página “Suas palavras” mostra o que está no servidor e o que está só neste aparelho.',
        'Levar com você: na mesma página você salva tudo em um arquivo, para trazer de volta ou para ler.',
        'Corrigir: cada texto pode ser editado. Para mudar o seu nome ou o seu e-mail, escreva ao administrador.',
        `Excluir: cada texto por si, ou a conta inteira: na hora, com um código por e-mail, se o servidor puder, ou a pedido, em até ${legalFacts.deletionDays} dias.`,
        'Retirar o consentimento: onde você escreve, escolha “Mudar” abaixo das palavras sobre o modelo de linguagem. Para encerrar qualquer outro uso, exclua a sua conta.',
      ],
      links: [
        { to: '/Sync', text: 'Ver as suas palavras e levá-las com você' },
        { to: '/Account', text: 'A sua conta e a sua senha' },
        { to: '/DeleteAccount', text: 'Excluir a sua conta' },
      ],
    },
  ],
};
