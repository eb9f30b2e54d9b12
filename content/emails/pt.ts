// Account e-mails in Portuguese.
import type { EmailTexts } from './email-texts.ts';

export const pt: EmailTexts = {
  verification: (code, minutes) => ({
    subject: `${code} é o seu código do Selah`,
    text: `Boas-vindas ao Selah.

O seu código é ${code}

Digite-o no Selah em até ${minutes} minutos para confirmar o seu e-mail. Se este cadastro não é seu, você pode ignorar esta mensagem.

Graça e paz,
Selah`,
  }),
  reset: (link, minutes) => ({
    subject: 'Escolha uma nova senha para o Selah',
    text: `Alguém, esperamos que você, pediu uma nova senha. Escolha-a aqui:

${link}

O link vale uma única vez, durante os próximos ${minutes} minutos. Se não foi você, não faça nada: a sua senha continua a mesma.

Graça e paz,
Selah`,
  }),
  invitation: (link, days) => ({
    subject: 'Um convite para o Selah',
    text: `Com alegria, convidamos você para o Selah, uma companhia diária com a Bíblia, a oração e o descanso.

Escolha aqui uma senha e já pode entrar:

${link}

O link vale uma única vez, durante os próximos ${days} dias. Se você não esperava esta mensagem, pode ignorá-la.

Graça e paz,
Selah`,
  }),
  admitted: (link) => ({
    subject: 'O Selah está aberto para você',
    text: `Você recebeu um convite, e a partir de agora a sua conta pode usar o Selah:

${link}

Entre com a senha que você já tem.

Graça e paz,
Selah`,
  }),
  passwordChanged: (link) => ({
    subject: 'A sua senha do Selah mudou',
    text: `A sua senha acaba de mudar. Nos outros aparelhos, entre com a nova; o que foi escrito neles está guardado.

Se não foi você, escolha agora uma nova senha em “Esqueceu a senha?”:

${link}

Graça e paz,
Selah`,
  }),
  choosePassword: (link, minutes) => ({
    subject: 'Escolha a sua senha do Selah',
    text: `O seu e-mail está confirmado, e você já entrou no aparelho onde digitou o código.

Antes disso, outra pessoa pode ter dado uma senha para este endereço. Para que a conta seja só sua, nenhuma senha dada até agora vale. Escolha a sua aqui:

${link}

O link vale uma única vez, durante os próximos ${minutes} minutos. Depois, “Esqueceu a senha?”, na página de entrada, envia outro.

Graça e paz,
Selah`,
  }),
  addressTaken: (link) => ({
    subject: 'Você já tem uma conta do Selah',
    text: `Alguém acaba de tentar se cadastrar com este endereço, e você já tem uma conta. Se foi você, entre aqui ou escolha uma nova senha:

${link}

Se não foi você, não faça nada: a sua conta continua intacta.

Graça e paz,
Selah`,
  }),
};
