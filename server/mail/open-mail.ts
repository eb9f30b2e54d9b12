// Creates the mail sender that the settings select: SMTP or the outbox folder.
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Settings } from '../settings.ts';
import type { MailSender } from './mail.ts';
import { createOutboxSender } from './outbox.ts';
import { createSmtpSender } from './smtp.ts';

export function getOutboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** @param options.written called with the path of each e-mail that was written to the outbox */
export function createMailSender(
  settings: Settings,
  { clock, written }: { clock: Clock; written: (file: string) => void },
): MailSender {
  return settings.smtpUrl === undefined
    ? createOutboxSender({ folder: getOutboxFolder(settings.dataDir), clock, written })
    : createSmtpSender({ url: settings.smtpUrl, from: getSender(settings) });
}

function getSender({ supportEmail, publicUrl }: Settings): string {
  return supportEmail ?? `no-reply@${new URL(publicUrl).hostname}`;
}
