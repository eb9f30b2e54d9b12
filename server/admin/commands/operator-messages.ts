// Lists, prints and deletes the stored messages of users to the operator.
import type { StoredOperatorMessage } from '../../store/message-store.ts';
import { CommandError } from '../database-copy/table-access.ts';
import type { CommandContext } from './command-context.ts';

export async function listMessages(context: CommandContext): Promise<void> {
  const messages = await context.store.messages.list();
  const { json } = context.options;
  context.printRows(
    messages.map((message) => ({ ...summarize(message), ...(json && { body: message.body }) })),
  );
  context.printSentence(
    messages.length === 0
      ? 'There are no stored messages.'
      : 'Read one with: npm run admin -- message <id>. Delete one with: npm run admin -- delete-message <id>',
  );
}

/** Prints a message and marks it as read. */
export async function printMessage(
  context: CommandContext,
  id: string,
  now: number,
): Promise<void> {
  const message = await context.store.messages.markRead(id, now);
  if (!message) throw unknownMessage(id);
  if (context.options.json) {
    context.print(JSON.stringify({ ...summarize(message), body: message.body }, null, 2));
    return;
  }
  const { date, from, subject } = summarize(message);
  context.print(
    toPrintable(`Date: ${date}\nFrom: ${from}\nSubject: ${subject}\n\n${message.body}`),
  );
}

export async function deleteMessage(context: CommandContext, id: string): Promise<void> {
  const messages = await context.store.messages.list();
  const message = messages.find((stored) => stored.id === id);
  if (!message) throw unknownMessage(id);
  const { from, subject } = summarize(message);
  await context.requireConfirmation(
    toPrintable(`The message “${subject}” from ${from} is deleted for good.`),
  );
  if (!(await context.store.messages.remove(id))) throw unknownMessage(id);
  context.printSentence(`The message ${id} is deleted.`);
}

function summarize({ id, createdAt, readAt, userEmail, subject }: StoredOperatorMessage): {
  id: string;
  date: string;
  read: boolean;
  from: string;
  subject: string;
} {
  return {
    id,
    date: new Date(createdAt).toISOString(),
    read: readAt !== null,
    from: userEmail ?? 'a guest',
    subject,
  };
}

/** Control characters could write anywhere on the screen of the terminal. */
function toPrintable(text: string): string {
  return text.replace(/[^\P{C}\n\t]/gu, '\u{fffd}');
}

function unknownMessage(id: string): CommandError {
  return new CommandError(`There is no stored message with the id ${id}.`);
}
