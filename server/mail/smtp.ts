// Mail sender that delivers e-mails over SMTP.
import pMemoize from 'p-memoize';
import { MailFailedError, MailRejectedError, type MailSender } from './mail.ts';

/**
 * @param options.url smtp or smtps URL with user and password
 * @param options.failed called with the error when an e-mail could not be sent
 */
export function createSmtpSender({
  url,
  from,
  failed,
}: {
  url: string;
  from: string;
  failed: (error: unknown) => void;
}): MailSender {
  // The mail library is loaded with the first e-mail. A server without SMTP saves its five
  // megabytes of memory.
  const open = pMemoize(async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    });
  });
  return {
    async send({ to, subject, text, fromName, messageId }) {
      try {
        // The address is passed as an object, because a string would be parsed as a list of
        // addresses.
        const transport = await open();
        await transport.sendMail({
          from: fromName === undefined ? from : { name: fromName, address: from },
          to: { name: '', address: to },
          subject,
          text,
          ...(messageId !== undefined && { messageId }),
        });
      } catch (error) {
        failed(error);
        throw isRejection(error) ? new MailRejectedError() : new MailFailedError();
      }
    },
  };
}

/** SMTP answers from 500 mean that the same request fails again. */
function isRejection(error: unknown): boolean {
  return (
    error instanceof Error &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 500
  );
}
