// Core.SendEmail: plain letters to people of this app and to whoever looks after it, never to strangers.
import { createHash, randomUUID } from 'node:crypto';
import { forwardedNote } from '../../content/forwarded.ts';
import { isLanguage } from '../../schemas/fields.ts';
import type { Caller } from '../auth/callers.ts';
import { neighbourhood } from '../call-counter.ts';
import { HttpError } from '../errors.ts';
import type { Letter } from '../mail/mail.ts';
import { badParameter, mustBeText, optionalText } from '../parameters.ts';
import type { StoredUser, UserStore } from '../store/store.ts';
import type { Integration, IntegrationParts } from './integration.ts';
import { mustBeSignedIn, parametersOf } from './named.ts';

const longestSubject = 200;
const longestBody = 20_000;
const longestName = 60;

export const sendEmail: Integration = async (parts, { request, caller }) => {
  const parameters = parametersOf('SendEmail', request.body);
  const to = mustBeText(parameters, 'to', 320).trim().toLowerCase();
  const isSupport = parts.settings.supportEmail?.toLowerCase() === to;
  const sender = isSupport ? caller : mustBeSignedIn(caller);
  const subject = oneLine(mustBeText(parameters, 'subject', longestSubject));
  const body = mustBeText(parameters, 'body', longestBody);
  if (subject === '' || body.trim() === '') throw badParameter(subject === '' ? 'subject' : 'body', 'a text');
  const fromName = nameOnly(optionalText(parameters, 'from_name', 200) ?? '');

  const key = optionalText(parameters, 'message_key', 64);
  const messageId = `<${key === undefined ? randomUUID() : nameOfLetter([to, isSupport ? '' : (sender?.user.id ?? ''), key, subject, body])}@${new URL(parts.settings.publicUrl).hostname}>`;
  if (key !== undefined && (await parts.limits.isTaken('letterSent', messageId))) return { success: true, messageId };
  await mustTakeLetter(parts, sender, request.ip);
  const text = isSupport || !sender ? plain(body) : `${plain(body)}\n\n-- \n${await noteFor(parts, to, sender)}`;
  const letter: Letter = { to: isSupport ? (parts.settings.supportEmail ?? to) : to, subject, text, messageId, ...(fromName !== '' && { fromName }) };
  await parts.mail.send(letter);
  if (key !== undefined) await parts.limits.take('letterSent', messageId);
  return { success: true, messageId };
};

/**
 * The same letter has the same name at each try, so that it goes once even if our answer was lost, and mailboxes know it as one. All its words
 * belong to the name: nobody keeps another's letter back by its key. Who writes to the support address does not, for a guest may sign in meanwhile.
 */
function nameOfLetter(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/** Taken before anybody is looked up, so that nobody can try out many addresses. */
async function mustTakeLetter({ limits }: IntegrationParts, sender: Caller | undefined, ip: string): Promise<void> {
  if (sender?.isService) return;
  const who = sender?.user.id ?? neighbourhood(ip);
  await limits.mustTake(sender ? 'writtenInHour' : 'feedbackInHour', who);
  await limits.mustTake(sender ? 'writtenInDay' : 'feedbackInDay', who);
}

async function noteFor({ users, limits }: IntegrationParts, to: string, sender: Caller): Promise<string> {
  // An admin sees everybody's address anyhow; anybody else could ask here who has an account.
  const isCounted = !sender.isService && sender.user.role !== 'admin';
  if (isCounted) await limits.mustTake('recipientUnknown', sender.user.id);
  const recipient = await mustBeRecipient(users, to);
  if (isCounted) await limits.giveBack('recipientUnknown', sender.user.id);
  if (!sender.isService) await limits.mustTake('writtenTo', recipient.id);
  const language = recipient.settings['language'];
  return forwardedNote(isLanguage(language) ? language : 'en', sender.user.isService ? 'Selah' : sender.user.email);
}

async function mustBeRecipient(users: UserStore, email: string): Promise<StoredUser> {
  const found = await users.findByEmail(email);
  if (!found || !found.isVerified || found.disabled || found.isService) {
    throw new HttpError(403, 'recipient_not_allowed', 'Letters go to registered people of this app only, and to its support address.');
  }
  return found;
}

/** A line end in a subject or name would begin a new header. */
function oneLine(text: string): string {
  return text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** A name beside our own address; nothing that reads like another address. */
function nameOnly(text: string): string {
  return oneLine(text).replace(/[<>@"\\,;:]/g, ' ').replace(/\s+/g, ' ').trim().slice(0, longestName).toWellFormed();
}

function plain(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}
