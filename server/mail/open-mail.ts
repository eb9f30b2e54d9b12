// The way that mail leaves this server, by its settings.
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Settings } from '../settings.ts';
import type { MailSender } from './mail.ts';
import { createOutboxSender } from './outbox.ts';
import { createSmtpSender } from './smtp.ts';

/** What is heard of letters; never a word of one. */
export interface MailEvents {
  /** A letter is a file in the outbox now. */
  written: (file: string) => void;
  /** An SMTP error quotes addresses: only its code is told. */
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
    from: senderOf(settings),
    failed: (error) => failed(codeOf(error)),
  });
}

function senderOf({ supportEmail, publicUrl }: Settings): string {
  return supportEmail ?? `no-reply@${new URL(publicUrl).hostname}`;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
