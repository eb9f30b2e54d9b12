// Account e-mails in Portuguese.
import type { EmailTexts } from '../email-texts.ts';

export const emails: EmailTexts = {
  verification: (code, minutes) => ({
    subject: `${code} é o seu código do Selah`,
    text: `Boas-vindas ao Selah.

Seu código é ${code}

Digite-o no Selah em até ${minutes} minutos para confirmar seu e-mail. Se não foi você que se cadastrou, ignore este e-mail.

Graça e paz,
Selah`,
  }),
  reset: (link, minutes) => ({
    subject: 'Escolha uma nova senha para o Selah',
    text: `Recebemos um pedido de nova senha. Escolha a sua aqui:

${link}

O link funciona uma única vez, durante os próximos ${minutes} minutos. Se não foi você, ignore este e-mail. Sua senha continua a mesma.

Graça e paz,
Selah`,
  }),
  invitation: (link, days) => ({
    subject: 'Um convite para o Selah',
    text: `Com alegria, convidamos você para o Selah, uma companhia diária com a Bíblia, a oração e o descanso.

Escolha uma senha para começar:

${link}

O link funciona uma única vez, durante os próximos ${days} dias. Se você não esperava este e-mail, pode ignorá-lo.

Graça e paz,
Selah`,
  }),
  admitted: (link) => ({
    subject: 'O Selah está aberto para você',
    text: `Você recebeu um convite e já pode usar o Selah com sua conta:

${link}

Entre com a senha de sempre.

Graça e paz,
Selah`,
  }),
  passwordChanged: (link) => ({
    subject: 'Sua senha do Selah foi alterada',
    text: `Sua senha acaba de ser alterada. Nos seus outros aparelhos, entre de novo com a nova senha. Nada do que você escreveu neles se perdeu. Confira também as chaves de acesso da sua conta.

Se não foi você, escolha agora uma nova senha em “Esqueceu a senha?”:

${link}

Graça e paz,
Selah`,
  }),
  passkeyAdded: (link) => ({
    subject: 'Uma chave de acesso foi adicionada ao Selah',
    text: `Agora você pode entrar no Selah com a chave de acesso que acabou de ser adicionada à sua conta.

Se não foi você, remova-a agora na sua conta, em “Chaves de acesso”, e altere sua senha:

${link}

Graça e paz,
Selah`,
  }),
  choosePassword: (link, minutes) => ({
    subject: 'Escolha sua senha do Selah',
    text: `Seu e-mail está confirmado, e você já entrou no aparelho em que digitou o código.

Para proteger sua conta, as senhas anteriores deste e-mail não funcionam mais. Escolha a sua aqui:

${link}

O link funciona uma única vez, durante os próximos ${minutes} minutos. Depois, você pode pedir outro em “Esqueceu a senha?”, na página de login.

Graça e paz,
Selah`,
  }),
  addressTaken: (link) => ({
    subject: 'Você já tem uma conta do Selah',
    text: `Alguém tentou criar uma conta com este e-mail, mas você já tem uma. Se foi você, entre aqui ou escolha uma nova senha:

${link}

Se não foi você, ignore este e-mail. Nada mudou na sua conta.

Graça e paz,
Selah`,
  }),
  accountDeleted: {
    subject: 'Sua conta do Selah foi excluída',
    done: `Sua conta do Selah e tudo o que havia nela foram excluídos, como você pediu: seu perfil, suas orações, notas e registros de gratidão, suas conversas e seus arquivos.

O que está nos seus aparelhos continua lá até você apagar os dados do navegador.`,
    backups: (days) =>
      `Os backups ainda podem conter seus dados por até ${days} dias. Depois disso, eles somem de lá também.`,
    end: `Agradecemos o tempo que você passou conosco. Este é o último e-mail que enviamos para este endereço.

Graça e paz,
Selah`,
  },
  deletionCode: (code, minutes) => ({
    subject: `${code} exclui sua conta do Selah`,
    text: `Recebemos um pedido para excluir agora sua conta do Selah, com tudo o que há nela. Isso não pode ser desfeito.

Seu código é ${code}

Se é isso que você quer, digite-o no Selah em até ${minutes} minutos. Se não foi você, não compartilhe o código e escolha uma nova senha. Sem o código, nada é excluído.

Graça e paz,
Selah`,
  }),
  forwardedNote:
    'Este e-mail foi escrito por {sender} e enviado pelo Selah. O Selah nunca pede senha nem dinheiro.',
  linkLabel: 'Abrir o Selah',
};
