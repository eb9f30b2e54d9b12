// Core.SendEmail: sends plain-text e-mails to registered users of this app and to its operator,
// never to other addresses.
import { createHash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { buildForwardedNote } from '../../../content/emails/build-emails.ts';
import { operatorRecipient } from '../../../schemas/api/backend-api.ts';
import { isLanguage } from '../../../schemas/languages.ts';
import type { Caller } from '../../auth/callers.ts';
import { getNetworkPrefix } from '../../http/api-call-limit.ts';
import { HttpError } from '../../errors.ts';
import type { QueuedEmail } from '../../mail/mail-queue.ts';
import {
  invalidParameterError,
  requireText,
  readOptionalText,
} from '../../http/named-parameters.ts';
import type { StoredUser, UserStore } from '../../store/store.ts';
import {
  type Integration,
  type IntegrationParts,
  readNamedParameters,
  requireSignedIn,
} from './integration.ts';

const maxSubjectLength = 200;
const maxBodyLength = 20_000;
const maxNameLength = 60;
const appName = 'Selah';

/** Matches names of the app and of its operators, in names without spaces and punctuation. */
const officialNames = /selah|admin|support/;

export const sendEmail: Integration = async (parts, { request, caller }) => {
  const parameters = readNamedParameters('SendEmail', request.body);
  const to = requireText(parameters, 'to', 320).trim().toLowerCase();
  const isToOperator =
    to === operatorRecipient || to === parts.settings.supportEmail?.toLowerCase();
  const sender = isToOperator ? caller : requireSignedIn(caller);
  const subject = oneLine(requireText(parameters, 'subject', maxSubjectLength));
  const body = requireText(parameters, 'body', maxBodyLength);
  if (subject === '' || body.trim() === '')
    throw invalidParameterError(subject === '' ? 'subject' : 'body', 'a text');
  const fromName = buildFromName(sender, readOptionalText(parameters, 'from_name', 200) ?? '');

  const key = readOptionalText(parameters, 'message_key', 64);
  const [recipientPart, senderPart] = isToOperator
    ? [operatorRecipient, '']
    : [to, sender?.user.id ?? ''];
  const id =
    key === undefined
      ? randomUUID()
      : hashMessageParts([recipientPart, senderPart, key, subject, body]);
  const messageId = parts.mails.getMessageId(id);
  if (key !== undefined && (await parts.limits.isTaken('letterSent', messageId)))
    return { success: true, messageId };
  await takeMailQuota(parts, sender, request.ip);
  const email = { id, subject, ...(fromName !== '' && { fromName }) };
  if (isToOperator || !sender)
    await sendToOperator(
      parts,
      { ...email, text: plain(body), userId: sender?.user.id ?? null },
      request.log,
    );
  else {
    const { recipient, note } = await findRecipient(parts, to, sender);
    const text = `${plain(body)}\n\n-- \n${note}`;
    await parts.mails.add({ ...email, text, to, kind: 'message', userId: recipient.id });
  }
  if (key !== undefined) await parts.limits.take('letterSent', messageId);
  return { success: true, messageId };
};

/**
 * Sends a message to the support address, else to the admin of the settings. Without an address the
 * message is stored for the operator. The mail queue stores it, too, if the mail server refuses it.
 */
async function sendToOperator(
  { settings, mails, messages, clock }: IntegrationParts,
  message: Omit<QueuedEmail, 'to' | 'kind' | 'id'> & { id: string },
  log: FastifyBaseLogger,
): Promise<void> {
  const to = settings.supportEmail ?? settings.admin?.email;
  if (to !== undefined) return mails.add({ ...message, to, kind: 'operator' });
  const { id, userId, subject, text } = message;
  await messages.add({ id, userId, subject, body: text, createdAt: clock.now() });
  log.warn('message to the operator stored; read it with npm run admin -- messages');
}

/**
 * Returns the message id as a hash of its parts. A repeated request after a lost response gets the
 * same id. So the e-mail is sent only once, and mailboxes recognize duplicates.
 *
 * The hash includes the recipient, the sender, the key, the subject and the text. So no sender can
 * block the e-mail of another sender with the same key. For the operator, the sender is left
 * out, because a visitor may sign in between two tries.
 */
function hashMessageParts(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}

/**
 * Counts the e-mail before the recipient is looked up, so that a sender cannot test many addresses.
 */
async function takeMailQuota(
  { limits }: IntegrationParts,
  sender: Caller | undefined,
  ip: string,
): Promise<void> {
  if (sender?.isService) return;
  const who = sender?.user.id ?? getNetworkPrefix(ip);
  await limits.takeOrThrow(sender ? 'writtenInHour' : 'feedbackInHour', who);
  await limits.takeOrThrow(sender ? 'writtenInDay' : 'feedbackInDay', who);
}

/** Returns the recipient, and a note for the recipient about the sender. */
async function findRecipient(
  { users, limits }: IntegrationParts,
  to: string,
  sender: Caller,
): Promise<{ recipient: StoredUser; note: string }> {
  // Admins can see all addresses anyway. Other senders could use this error to find out who has an
  // account.
  const isCounted = !sender.isService && sender.user.role !== 'admin';
  if (isCounted) await limits.takeOrThrow('recipientUnknown', sender.user.id);
  const recipient = await requireRecipient(users, to);
  if (isCounted) await limits.giveBack('recipientUnknown', sender.user.id);
  if (!sender.isService) await limits.takeOrThrow('writtenTo', recipient.id);
  const language = recipient.settings['language'];
  const note = buildForwardedNote(
    isLanguage(language) ? language : 'en',
    sender.user.isService ? appName : sender.user.email,
  );
  return { recipient, note };
}

async function requireRecipient(users: UserStore, email: string): Promise<StoredUser> {
  const found = await users.findByEmail(email);
  if (!found || !found.isVerified || found.disabled || found.isService) {
    throw new HttpError(
      403,
      'recipient_not_allowed',
      'E-mails go only to registered users of this app and to its support address.',
    );
  }
  return found;
}

/** A line end in a subject or name would begin a new header. */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/**
 * Returns a display name for the sender address of the server, without characters that could
 * imitate another address.
 */
function nameOnly(text: string): string {
  return oneLine(text)
    .replace(/[<>@"\\,;:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxNameLength)
    .toWellFormed();
}

/**
 * Returns the display name of the sender; empty for none. Only a service may use any name. The name
 * of another sender ends with `via Selah`, so that the sender cannot pose as the app. The first
 * name that is not official counts: the requested one, the name of the user, the e-mail address.
 */
function buildFromName(sender: Caller | undefined, requested: string): string {
  if (sender?.isService) return nameOnly(requested);
  const names = sender ? [requested, sender.user.fullName, sender.user.email, 'User'] : [requested];
  const name = names.map(nameOnly).find((one) => one !== '' && !isOfficialName(one));
  return name === undefined ? '' : `${name} via ${appName}`;
}

function isOfficialName(name: string): boolean {
  const letters = name.normalize('NFKD').replace(/[^\p{L}]/gu, '');
  return officialNames.test(letters.toLowerCase());
}

function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
}
