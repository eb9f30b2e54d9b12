// Creates the mail sender that the settings select: SMTP or the outbox folder.
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Settings } from '../settings.ts';
import type { MailSender } from './mail.ts';
import { createOutboxSender } from './outbox.ts';
import { createSmtpSender } from './smtp.ts';

/** Callbacks for log entries about e-mails. They never receive content of an e-mail. */
export interface MailEvents {
  /** Called when an e-mail was written as a file to the outbox. */
  written: (file: string) => void;
  /**
   * Called when sending fails. Receives only the error code, because SMTP error messages quote
   * addresses.
   */
  failed: (code: string) => void;
}

export function getOutboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

export function createMailSender(
  settings: Settings,
  { clock, written, failed }: MailEvents & { clock: Clock },
): MailSender {
  if (settings.smtpUrl === undefined)
    return createOutboxSender({ folder: getOutboxFolder(settings.dataDir), clock, written });
  return createSmtpSender({
    url: settings.smtpUrl,
    from: getSender(settings),
    failed: (error) => failed(getErrorCode(error)),
  });
}

function getSender({ supportEmail, publicUrl }: Settings): string {
  return supportEmail ?? `no-reply@${new URL(publicUrl).hostname}`;
}

function getErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
