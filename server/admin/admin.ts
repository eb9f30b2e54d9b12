// The command `npm run admin -- <command>`: what the owner of a server does about people, beside the running server.
import { parseArgs } from 'node:util';
import { systemClock as clock } from '../clock.ts';
import { openMail } from '../mail/open-mail.ts';
import { readSettings } from '../settings.ts';
import { Misuse, readWords, runCommand, runOwn, type Terminal } from './command.ts';
import { mustFindRequest, pendingDeletions, sendLastLetter } from './deletions.ts';
import { openDesk, type Desk } from './desk.ts';
import { invite } from './invite.ts';
import { addressOf, mustExist, openSource, openStore } from './open-place.ts';
import { deleteUser, exportUser, listUsers, removePerson, setDisabled, setRole, showUser, signOut } from './person-commands.ts';

const usage = `Use: npm run admin -- <command> [--json] [--yes]
  users                           everybody: id, e-mail, role, verified, last sign-in, number of records
  user <who>                      one person; <who> is an e-mail or an id everywhere
  invite <e-mail> [role]          mails a link with which a password can be chosen; role: user or admin
  make-admin <who>                may change what everybody reads, and sees the list of people
  remove-admin <who>              never the last admin
  disable <who>, enable <who>     may not sign in any more, or may again; nothing is deleted
  sign-out <who>                  ends all sign-ins
  export-user <who> [file]        everything of a person as JSON (file - for the screen)
  delete-user <who>               the account and everything in it; asks first
  deletions                       who asked for the deletion of their account, and the days left to do it
  carry-out-deletion <id>         does it, and mails a last letter in that person's language
  put-back                        say it after an older state of the database was put back by other means than npm run restore:
                                  devices then send once more what is missing since

  --json            answers for programs
  --yes             asks nothing
  --heir <who>      delete-user and carry-out-deletion: the admin who takes over what the person wrote for everybody; else the oldest admin
  --with-content    delete-user and carry-out-deletion: what the person wrote for everybody is deleted, too, on every device
  --backup-days N   carry-out-deletion: the letter says that backups keep it for N days; else those of BACKUP_DAYS

Works on DATABASE_URL, else on DATA_DIR/selah.sqlite. The server may run. Exit code: 0 done, 1 refused or failed, 2 called wrongly.`;

interface Command {
  /** How many words may follow its name. */
  words: readonly [least: number, most: number];
  run(desk: Desk, first: string, second: string | undefined): Promise<void>;
}

const commands: Readonly<Record<string, Command>> = {
  users: { words: [0, 0], run: (desk) => listUsers(desk) },
  user: { words: [1, 1], run: (desk, who) => showUser(desk, who) },
  invite: { words: [1, 2], run: (desk, email, role) => invite(desk, email, role) },
  'make-admin': { words: [1, 1], run: (desk, who) => setRole(desk, who, 'admin') },
  'remove-admin': { words: [1, 1], run: (desk, who) => setRole(desk, who, 'user') },
  disable: { words: [1, 1], run: (desk, who) => setDisabled(desk, who, true) },
  enable: { words: [1, 1], run: (desk, who) => setDisabled(desk, who, false) },
  'sign-out': { words: [1, 1], run: (desk, who) => signOut(desk, who) },
  'export-user': { words: [1, 2], run: (desk, who, file) => exportUser(desk, who, file) },
  'delete-user': { words: [1, 1], run: (desk, who) => deleteUser(desk, who) },
  deletions: { words: [0, 0], run: (desk) => listDeletions(desk) },
  'carry-out-deletion': { words: [1, 1], run: (desk, id) => carryOutDeletion(desk, id) },
  'put-back': { words: [0, 0], run: (desk) => tellPutBack(desk) },
};

if (import.meta.main) await runOwn(admin);

/** Answers the exit code. */
export function admin(words: readonly string[], terminal: Terminal): Promise<number> {
  return runCommand({ usage, words, terminal, work: () => carryOut(words, terminal) });
}

async function carryOut(input: readonly string[], terminal: Terminal): Promise<void> {
  const { values, positionals } = readWords(() =>
    parseArgs({
      args: [...input],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, yes: { type: 'boolean' }, 'with-content': { type: 'boolean' }, heir: { type: 'string' }, 'backup-days': { type: 'string' } },
    }),
  );
  const [name = '', ...words] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Misuse(name ? `There is no command ${name}.` : 'Which command?');
  const [least, most] = command.words;
  if (words.length < least || words.length > most) throw new Misuse(`${name} takes ${least === most ? least : `${least} to ${most}`} more words.`);
  const wanted = values['backup-days'];
  if (wanted !== undefined && !/^\d{1,9}$/.test(wanted)) throw new Misuse('--backup-days takes a whole number.');

  const settings = readSettings(terminal.environment);
  const backupDays = wanted === undefined ? settings.backupDays : Number(wanted);
  const address = addressOf(settings);
  mustExist(address);
  const store = await openStore(address);
  const place = await openSource(address);
  try {
    const options = { json: values.json ?? false, yes: values.yes ?? false, withContent: values['with-content'] ?? false, heir: values.heir, backupDays };
    await command.run(openDesk(terminal, { store, place, settings, options }), words[0] ?? '', words[1]);
  } finally {
    await place.close();
    await store.close();
  }
}

async function tellPutBack(desk: Desk): Promise<void> {
  await desk.store.renewEpoch();
  desk.say('Devices will see that the database is an older one, and send once more what they know to be missing.');
}

async function listDeletions(desk: Desk): Promise<void> {
  const pending = await pendingDeletions(desk.store, clock.now());
  desk.show(pending);
  desk.say(pending.length === 0 ? 'Nobody asked for the deletion of their account.' : 'Carry one out with: npm run admin -- carry-out-deletion <id>');
}

async function carryOutDeletion(desk: Desk, id: string): Promise<void> {
  const { user } = await mustFindRequest(desk.store, id);
  await removePerson(desk, user);
  const mail = openMail(desk.settings, { clock, written: (file) => desk.say(`The last letter lies in ${file}; nobody mails it, since there is no SMTP_URL.`), failed: () => {} });
  await sendLastLetter(mail, user, desk.options.backupDays);
  desk.say(`The last letter to ${user.email} is on its way.`);
}
