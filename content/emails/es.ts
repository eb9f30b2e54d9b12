// Account e-mails in Spanish.
import type { EmailTexts } from './email-texts.ts';

export const es: EmailTexts = {
  verification: (code, minutes) => ({
    subject: `${code} es tu código de Selah`,
    text: `Te damos la bienvenida a Selah.

Tu código es ${code}

Escríbelo en Selah en los próximos ${minutes} minutos para confirmar tu correo electrónico. Si este registro no es tuyo, puedes ignorar este mensaje.

Gracia y paz,
Selah`,
  }),
  reset: (link, minutes) => ({
    subject: 'Elige una nueva contraseña para Selah',
    text: `Alguien, esperamos que tú, ha pedido una nueva contraseña. Elígela aquí:

${link}

El enlace sirve una sola vez, durante los próximos ${minutes} minutos. Si no has sido tú, no hagas nada: tu contraseña sigue igual.

Gracia y paz,
Selah`,
  }),
  invitation: (link, days) => ({
    subject: 'Te invitamos a Selah',
    text: `Te invitamos de corazón a Selah, una compañía diaria con la Biblia, la oración y el descanso.

Elige aquí una contraseña y ya puedes entrar:

${link}

El enlace sirve una sola vez, durante los próximos ${days} días. Si no esperabas este mensaje, puedes ignorarlo.

Gracia y paz,
Selah`,
  }),
  admitted: (link) => ({
    subject: 'Selah está abierto para ti',
    text: `Has recibido una invitación y desde ahora tu cuenta puede usar Selah:

${link}

Entra con la contraseña que ya tienes.

Gracia y paz,
Selah`,
  }),
  passwordChanged: (link) => ({
    subject: 'Tu contraseña de Selah ha cambiado',
    text: `Tu contraseña acaba de cambiar. En los demás dispositivos hay que entrar con la nueva; lo que se escribió en ellos se conserva.

Si no has sido tú, elige ahora una nueva contraseña con «¿Olvidaste tu contraseña?»:

${link}

Gracia y paz,
Selah`,
  }),
  choosePassword: (link, minutes) => ({
    subject: 'Elige tu contraseña para Selah',
    text: `Tu correo electrónico está confirmado, y ya has entrado en el dispositivo donde escribiste el código.

Es posible que antes otra persona haya dado una contraseña para esta dirección. Para que la cuenta sea solo tuya, ninguna contraseña dada hasta ahora vale. Elige aquí la tuya:

${link}

El enlace sirve una sola vez, durante los próximos ${minutes} minutos. Después, «¿Olvidaste tu contraseña?», en la página de entrada, te envía otro.

Gracia y paz,
Selah`,
  }),
  addressTaken: (link) => ({
    subject: 'Ya tienes una cuenta de Selah',
    text: `Alguien acaba de intentar registrarse con esta dirección, y tú ya tienes una cuenta. Si has sido tú, entra aquí o elige una nueva contraseña:

${link}

Si no has sido tú, no hagas nada: tu cuenta sigue intacta.

Gracia y paz,
Selah`,
  }),
};
