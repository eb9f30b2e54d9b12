// The command `npm run admin -- <command>`: manages users, deletion requests, stored messages and
// e-mails, lists Bible texts, and tells devices that the database was restored by other means. The server
// may run.
import { parseArgs } from 'node:util';
import { findRequester, listPendingDeletions } from '../auth/deletion-requests.ts';
import { buildLastEmail } from '../auth/user-deletion.ts';
import { systemClock as clock } from '../clock.ts';
import { readSettings } from '../settings.ts';
import {
  UsageError,
  parseArguments,
  runCommand,
  runAsMain,
  type Terminal,
} from './terminal/run-program.ts';
import { createCommandContext, type CommandContext } from './commands/command-context.ts';
import { printBibles } from './commands/bible-commands.ts';
import { inviteUser } from './commands/invite.ts';
import { createCommandMails, listMails, retryMail } from './commands/mail-commands.ts';
import { deleteMessage, listMessages, printMessage } from './commands/operator-messages.ts';
import { CommandError } from './database-copy/table-access.ts';
import {
  getDatabaseAddress,
  requireDatabase,
  openSourceDatabase,
  openStore,
} from './database-copy/open-database.ts';
import {
  deleteUser,
  exportUser,
  printUsers,
  removeUserData,
  setUserDisabled,
  setUserRole,
  printUser,
  signOutUser,
} from './commands/user-commands.ts';

const usage = `Use: npm run admin -- <command> [--json] [--yes]
  users                           lists all people: id, e-mail, role, verified, last log-in, number of records
  user <who>                      shows one person; <who> is an e-mail or an id in every command
  invite <e-mail> [role]          sends a link to choose a password; role: user or admin
  make-admin <who>                lets the person edit shared content and list people
  remove-admin <who>              takes that right away; refused for the last admin
  disable <who>, enable <who>     forbids the log-in, or allows it again; deletes nothing
  sign-out <who>                  ends all sessions of the person, and removes the passkeys
  export-user <who> [file]        writes all data of the person as JSON (file - prints it)
  delete-user <who>               deletes the account and its data; asks first
  deletions                       lists the requests to delete an account, and the days left for each
  carry-out-deletion <id>         deletes the account of a request, and sends the last e-mail in the person's language
  bibles                          lists the Bible texts of this server, and the state of the downloads
  messages                        lists the messages to the operator that could not be sent by e-mail
  message <id>                    prints one message and marks it as read
  delete-message <id>             deletes one message; asks first
  mail                            lists the e-mails that wait for the mail server, and those refused in the last week
  retry-mail <id>                 lets the running server try one e-mail again at once
  put-back                        tells devices that an older state of the database was restored without npm run restore;
                                  the devices send the missing records again

  --json            prints JSON for programs
  --yes             asks nothing
  --heir <who>      delete-user and carry-out-deletion: the admin who takes over the person's shared content; else the oldest admin
  --with-content    delete-user and carry-out-deletion: deletes the person's shared content, too, on every device
  --backup-days N   carry-out-deletion: the days for which backups keep the data, as the e-mail names them; else BACKUP_DAYS

Works on DATABASE_URL, else on DATA_DIR/selah.sqlite. The server may run. Exit code: 0 done, 1 refused or failed, 2 called wrongly.`;

interface Command {
  /** Minimum and maximum number of arguments after the name of the command. */
  words: readonly [least: number, most: number];
  run(context: CommandContext, first: string, second: string | undefined): Promise<void>;
}

const commands: Readonly<Record<string, Command>> = {
  users: { words: [0, 0], run: (context) => printUsers(context) },
  user: { words: [1, 1], run: (context, who) => printUser(context, who) },
  invite: { words: [1, 2], run: (context, email, role) => inviteUser(context, email, role) },
  'make-admin': { words: [1, 1], run: (context, who) => setUserRole(context, who, 'admin') },
  'remove-admin': { words: [1, 1], run: (context, who) => setUserRole(context, who, 'user') },
  disable: { words: [1, 1], run: (context, who) => setUserDisabled(context, who, true) },
  enable: { words: [1, 1], run: (context, who) => setUserDisabled(context, who, false) },
  'sign-out': { words: [1, 1], run: (context, who) => signOutUser(context, who) },
  'export-user': { words: [1, 2], run: (context, who, file) => exportUser(context, who, file) },
  'delete-user': { words: [1, 1], run: (context, who) => deleteUser(context, who) },
  deletions: { words: [0, 0], run: (context) => listDeletions(context) },
  'carry-out-deletion': { words: [1, 1], run: (context, id) => processDeletion(context, id) },
  bibles: { words: [0, 0], run: (context) => printBibles(context) },
  messages: { words: [0, 0], run: (context) => listMessages(context) },
  message: { words: [1, 1], run: (context, id) => printMessage(context, id, clock.now()) },
  'delete-message': { words: [1, 1], run: (context, id) => deleteMessage(context, id) },
  mail: { words: [0, 0], run: (context) => listMails(context) },
  'retry-mail': { words: [1, 1], run: (context, id) => retryMail(context, id) },
  'put-back': { words: [0, 0], run: (context) => announceRestore(context) },
};

if (import.meta.main) await runAsMain(runAdminCommand);

/** Returns the exit code. */
export function runAdminCommand(words: readonly string[], terminal: Terminal): Promise<number> {
  return runCommand({ usage, words, terminal, work: () => runParsedCommand(words, terminal) });
}

async function runParsedCommand(input: readonly string[], terminal: Terminal): Promise<void> {
  const { values, positionals } = parseArguments(() =>
    parseArgs({
      args: [...input],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        yes: { type: 'boolean' },
        'with-content': { type: 'boolean' },
        heir: { type: 'string' },
        'backup-days': { type: 'string' },
      },
    }),
  );
  const [name = '', ...words] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name ? `There is no command ${name}.` : 'Which command?');
  const [least, max] = command.words;
  if (words.length < least || words.length > max)
    throw new UsageError(
      `${name} takes ${least === max ? least : `${least} to ${max}`} more words.`,
    );
  const wanted = values['backup-days'];
  if (wanted !== undefined && !/^\d{1,9}$/.test(wanted))
    throw new UsageError('--backup-days takes a whole number.');

  const settings = readSettings(terminal.environment);
  const backupDays = wanted === undefined ? settings.backupDays : Number(wanted);
  const address = getDatabaseAddress(settings);
  requireDatabase(address);
  const store = await openStore(address);
  const database = await openSourceDatabase(address);
  try {
    const options = {
      json: values.json ?? false,
      yes: values.yes ?? false,
      withContent: values['with-content'] ?? false,
      heir: values.heir,
      backupDays,
    };
    await command.run(
      createCommandContext(terminal, { store, database, settings, options }),
      words[0] ?? '',
      words[1],
    );
  } finally {
    await database.close();
    await store.close();
  }
}

async function announceRestore(context: CommandContext): Promise<void> {
  await context.store.renewEpoch();
  context.printSentence('Devices detect the older state and send the missing records again.');
}

async function listDeletions(context: CommandContext): Promise<void> {
  const pending = await listPendingDeletions(context.store.records, clock.now());
  context.printRows(
    pending.map(({ id, email, date, daysLeft, reason }) => ({
      id,
      email,
      asked: date,
      days_left: daysLeft,
      reason,
    })),
  );
  context.printSentence(
    pending.length === 0
      ? 'There are no deletion requests.'
      : 'Carry one out with: npm run admin -- carry-out-deletion <id>',
  );
}

async function processDeletion(context: CommandContext, id: string): Promise<void> {
  const user = await findRequester(context.store, id);
  if (!user) throw new CommandError(`There is no pending request for deletion with the id ${id}.`);
  const mails = createCommandMails(context);
  await removeUserData(
    context,
    user,
    mails.prepare(buildLastEmail(user, context.options.backupDays)),
  );
  await mails.finish();
  context.printSentence(`The last e-mail to ${user.email} is being sent.`);
}
