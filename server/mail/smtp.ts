// Mail sender that delivers e-mails over SMTP.
import pMemoize from 'p-memoize';
import { buildHtmlPart } from './html-part.ts';
import { MailFailedError, toMailFailure, type MailSender } from './mail.ts';

/** @param options.url smtp or smtps URL with user and password */
export function createSmtpSender({ url, from }: { url: string; from: string }): MailSender {
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
    async send({ to, subject, text, language, fromName, messageId }) {
      try {
        // The address is passed as an object, because a string would be parsed as a list of
        // addresses.
        const transport = await open();
        await transport.sendMail({
          from: fromName === undefined ? from : { name: fromName, address: from },
          to: { name: '', address: to },
          subject,
          text,
          ...(language !== undefined && { html: buildHtmlPart({ subject, text, language }) }),
          ...(messageId !== undefined && { messageId }),
        });
      } catch (error) {
        throw toFailure(error);
      }
    },
  };
}

/**
 * Answers about the login of the server (RFC 4954). They are not caused by the e-mail, which is
 * sent after the operator has corrected SMTP_URL.
 */
const loginAnswers: readonly number[] = [530, 534, 535, 538];

/** SMTP answers from 500 mean that the same request fails again. */
function toFailure(error: unknown): MailFailedError {
  const { code } = toMailFailure(error);
  const answer =
    error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
      ? error.responseCode
      : undefined;
  return new MailFailedError(answer === undefined ? code : `${code} ${answer}`, {
    isRefused: answer !== undefined && answer >= 500 && !loginAnswers.includes(answer),
  });
}
