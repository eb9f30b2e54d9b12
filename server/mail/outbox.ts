// Mail sender for a server without SMTP: writes each e-mail as a readable text file to the outbox
// folder.
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { MailSender } from './mail.ts';

/** @param written called with the path of each e-mail file */
export function createOutboxSender({
  folder,
  clock,
  written,
}: {
  folder: string;
  clock: Clock;
  written: (file: string) => void;
}): MailSender {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    isLocal: true,
    async send({ to, subject, text, fromName }) {
      const date = new Date(clock.now()).toISOString();
      // The file name is logged, so the name does not contain the e-mail address. The random suffix
      // separates two e-mails of the same millisecond.
      const name = `${date.replace(/[:.]/g, '-')}_${randomBytes(3).toString('hex')}.txt`;
      const file = join(folder, name);
      await writeFile(
        file,
        `${fromName === undefined ? '' : `From: ${fromName}\n`}To: ${to}\nSubject: ${subject}\nDate: ${date}\n\n${text}\n`,
        { flag: 'wx', mode: 0o600 },
      );
      written(file);
    },
  };
}
