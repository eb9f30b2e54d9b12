// Mail for a server without SMTP: each letter is a file that a person can read.
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { MailSender } from './mail.ts';

/** @param written hears where each letter lies */
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
    async send({ to, subject, text, fromName }) {
      const date = new Date(clock.now()).toISOString();
      // Without the address, because the name goes into the log. The random end keeps two letters
      // of one millisecond apart.
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
