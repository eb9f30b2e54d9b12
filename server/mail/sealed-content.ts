// Encrypts the content of e-mails that wait in the database. Codes and links work for everyone who
// reads them, so a copy of the database must not suffice (AES-256-GCM, key from the token secret).
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Language } from '../../schemas/languages.ts';

/** The content of an e-mail. The address is stored separately. */
export interface MailContent {
  subject: string;
  text: string;
  language?: Language;
  fromName?: string;
}

export interface ContentSeal {
  /** @param id of the e-mail, to which the content is bound */
  close(id: string, content: MailContent): string;
  /** @throws Error when another secret or another e-mail sealed it */
  open(id: string, sealed: string): MailContent;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export function createContentSeal(secret: string): ContentSeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'selah waiting e-mail', 32));
  return {
    close(id, content) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(id));
      const text = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
    },
    open(id, sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(id))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const text = Buffer.concat([
        decipher.update(bytes.subarray(nonceBytes + tagBytes)),
        decipher.final(),
      ]);
      return JSON.parse(text.toString('utf8')) as MailContent;
    },
  };
}
