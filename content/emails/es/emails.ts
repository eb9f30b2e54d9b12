// Account e-mails in Spanish.
import type { EmailTexts } from '../email-texts.ts';

export const emails: EmailTexts = {
  verification: (code, minutes) => ({
    subject: `${code} es tu código de Selah`,
    text: `Te damos la bienvenida a Selah.

Tu código es ${code}

Escríbelo en Selah en los próximos ${minutes} minutos para confirmar tu correo. Si no creaste una cuenta, puedes ignorar este mensaje.

Gracia y paz,
Selah`,
  }),
  reset: (link, minutes) => ({
    subject: 'Elige una contraseña nueva para Selah',
    text: `Recibimos una solicitud para cambiar tu contraseña. Elige una nueva aquí:

${link}

El enlace sirve una sola vez, durante los próximos ${minutes} minutos. Si no fuiste tú, puedes ignorar este mensaje: tu contraseña sigue igual.

Gracia y paz,
Selah`,
  }),
  invitation: (link, days) => ({
    subject: 'Tienes una invitación a Selah',
    text: `Te invitamos de corazón a Selah, una compañía diaria con la Biblia, la oración y el descanso.

Elige aquí una contraseña para empezar:

${link}

El enlace sirve una sola vez, durante los próximos ${days} días. Si no esperabas este mensaje, puedes ignorarlo.

Gracia y paz,
Selah`,
  }),
  admitted: (link) => ({
    subject: 'Ya puedes usar Selah',
    text: `Recibiste una invitación. Ya puedes usar Selah con tu cuenta:

${link}

Inicia sesión con tu contraseña de siempre.

Gracia y paz,
Selah`,
  }),
  passwordChanged: (link) => ({
    subject: 'Se cambió tu contraseña de Selah',
    text: `Tu contraseña se acaba de cambiar. En tus otros dispositivos, vuelve a iniciar sesión con la nueva. No se pierde nada de lo que escribiste en ellos. Revisa también las llaves de acceso de tu cuenta.

Si no fuiste tú, elige ahora una contraseña nueva con «¿Olvidaste tu contraseña?»:

${link}

Gracia y paz,
Selah`,
  }),
  passkeyAdded: (link) => ({
    subject: 'Se agregó una llave de acceso a Selah',
    text: `Ahora puedes iniciar sesión en Selah con la llave de acceso que se acaba de agregar a tu cuenta.

Si no fuiste tú, elimínala ahora en tu cuenta, en «Llaves de acceso», y cambia tu contraseña:

${link}

Gracia y paz,
Selah`,
  }),
  choosePassword: (link, minutes) => ({
    subject: 'Elige tu contraseña para Selah',
    text: `Tu correo está confirmado, y ya iniciaste sesión en el dispositivo donde escribiste el código.

Es posible que otra persona haya elegido antes una contraseña con este correo. Para que la cuenta sea solo tuya, las contraseñas anteriores ya no sirven. Elige la tuya aquí:

${link}

El enlace sirve una sola vez, durante los próximos ${minutes} minutos. Después puedes pedir otro con «¿Olvidaste tu contraseña?» en la página de inicio de sesión.

Gracia y paz,
Selah`,
  }),
  addressTaken: (link) => ({
    subject: 'Ya tienes una cuenta de Selah',
    text: `Se acaba de intentar crear una cuenta con este correo, pero ya tienes una. Si fuiste tú, inicia sesión aquí o elige una contraseña nueva:

${link}

Si no fuiste tú, puedes ignorar este mensaje: tu cuenta sigue igual.

Gracia y paz,
Selah`,
  }),
  accountDeleted: {
    subject: 'Tu cuenta de Selah se eliminó',
    done: `Tu cuenta de Selah y todo lo que contenía se eliminaron, como pediste: tu perfil, tus oraciones, tus notas, tus entradas de gratitud, tus conversaciones y tus archivos.

Lo que está en tus propios dispositivos sigue allí hasta que borres los datos en el navegador.`,
    backups: (days) =>
      `Las copias de seguridad pueden conservarlo hasta ${days} días más; después también desaparece de ellas.`,
    end: `Gracias por el tiempo que compartiste con nosotros. Este es nuestro último mensaje a este correo.

Gracia y paz,
Selah`,
  },
  deletionCode: (code, minutes) => ({
    subject: `${code} elimina tu cuenta de Selah`,
    text: `Recibimos una solicitud para eliminar ahora tu cuenta de Selah, con todo lo que contiene. Esta acción no se puede deshacer.

El código para confirmarlo es ${code}

Escríbelo en Selah en los próximos ${minutes} minutos si es lo que quieres. Si no fuiste tú, no escribas el código en ninguna parte y elige una contraseña nueva: sin el código no se elimina nada.

Gracia y paz,
Selah`,
  }),
  forwardedNote:
    '{sender} escribió este mensaje y lo envió a través de Selah. Selah nunca pide contraseñas ni dinero.',
  linkLabel: 'Abrir Selah',
};
