// The privacy policy in English.
import { type CollectedItems, legalFacts, legalDate, type LegalText } from '../legal-text.ts';

const collected: CollectedItems = {
  account:
    'Your email address, a name (the part before the @, and the one you choose) and your password. Only a hash of the password is stored; the password can’t be read from it. For each passkey, until you remove it: its ID, public key, name, dates and number of uses, how it’s connected, whether it’s synced, and your browser and system. For private entries: their encrypted keys.',
  journal:
    'Your prayers, gratitude entries and grace notes, with what you add to them and the texts that were written for you.',
  bible:
    'Your Bible notes, highlights and bookmarks, and the verses you learn, with your practice.',
  progress: 'Your reading progress: the days of your plans and where you last read.',
  usage:
    'Usage data: your language and settings, the length of your streak, how many prayers, entries and grace notes you have, and the day you were last active.',
  logins:
    'For each login: its dates, your browser and system, and the beginning of the network address.',
  reminders:
    'If you turn on reminders: which ones, their days and times, your time zone, the hour at which your day begins, and the address at which this device receives notifications.',
};

export const text: LegalText = {
  title: 'Privacy policy',
  date: legalDate,
  introduction: [
    'What you write in Selah is yours.',
    'Selah is software that a church, a family or any other person or group can run on a server. The person or group that runs the server at this address is called the operator here, and is responsible for your data. The people who make the software see none of it, unless they are the operator themselves.',
    'There is no advertising, no analytics and no tracking, and nothing is sold.',
  ],
  sections: [
    {
      key: 'collected',
      title: 'What is collected',
      paragraphs: [
        'Without an account, what you write stays in this browser, on this device. The server receives only your requests, for example for a chapter of the Bible, and the messages you send to the operator.',
        'Some data stays on the device even if you have an account: which chapters you read and when, the days that count for your streak, drafts, your questions and saved answers in Wisdom, which prayers you prayed or snoozed, and whether you agreed to the use of AI. It leaves the device only in a file that you export yourself.',
        'Selah sets no cookies. It uses your browser’s storage for what you write, your settings, your login and the app itself. Fonts and images come from the same server as the app.',
        'If you have an account, the following is sent to the server, so that it is safe there and available on your other devices:',
      ],
      list: Object.values(collected),
    },
    {
      key: 'use',
      title: 'What it is used for, and your faith',
      paragraphs: [
        'Your data is used to store what you write, to bring it to your devices, to show your progress, to let you log in, to answer you, and to keep the server secure. It is used for nothing else, and no automated decisions are made about you.',
        'Prayers and notes reveal what you believe. The law gives such data special protection, for example Article 9 of the GDPR in Europe and Article 11 of the LGPD in Brazil. So it is used only with your consent. You give your consent when you start, and by writing while you have an account. You are asked again, for each kind of text, before any of it is sent to an AI service.',
        'You can withdraw your consent at any time, as easily as you gave it. What was done before remains lawful. Your email address and password are needed to provide the account. Protection against misuse is based on the operator’s legitimate interest in a secure server.',
        'One check happens only on your device: if what you write sounds as if you were in danger, the app shows where to find help. It does not tell anyone.',
      ],
    },
    {
      key: 'shared',
      title: 'Who else receives it',
      paragraphs: [
        'Other users of the app can’t see what you write. The following receive the part of your data that the app needs to work:',
      ],
      list: [
        'An AI provider: only if this server uses AI, you are logged in, and you said yes for this kind of text (grace notes, prayers, gratitude or Wisdom). It receives the text you typed there, the mood, category or topic you chose, for whom and why you pray, and your language. It does not receive your name, your email address or your other entries, unless you type them. The request comes from the server, so the provider does not see your network address.',
        'A provider of Bible texts, if this server uses one. It learns which chapter or search words are requested, but not by whom: the request always comes from the server, never from your device.',
        'The hosting provider of the server, and the mail service that delivers its emails, such as codes. They work for the operator. Like every website, they see the network address of your device.',
        'The maker of your browser, if you have a text read aloud by a voice that needs a connection. Voices installed on your device send nothing.',
        'The notification service of your browser’s maker, if you turn on reminders. It delivers an encrypted message, which it can’t read and which contains nothing you wrote. It sees when the message is sent and how big it is.',
        'The people and services you share with. WhatsApp, Facebook, X and text messages open only when you tap them, and then their own rules apply.',
      ],
    },
    {
      key: 'keeping',
      title: 'How long it is kept, and how it is protected',
      paragraphs: [
        'If this address begins with https, all data is encrypted in transit. In the app, only you can open what you wrote; an administrator sees names, email addresses, the last login and the figures of your profile. The operator has the technical means to read what you write. “Private entries” under “Your account” prevent this for prayers, gratitude, grace notes and Bible notes, but not for earlier backups, feedback or what you send to AI. Use a server whose operator you trust, and lock your device.',
        'The operator’s providers may be in another country. Ask the operator who they are and which safeguards apply.',
        'How long data is kept:',
      ],
      list: [
        `What you write: until you delete it. It then stays in the server’s trash for ${legalFacts.trashDays} more days. After that, a record without any text stays for up to ${legalFacts.traceDays} days, so that all your devices delete it too.`,
        `A login: ${legalFacts.loginDays} days after its last use (at most ${legalFacts.sessionDays} days). A code sent by email: ${legalFacts.codeMinutes} minutes; a link for a new password: ${legalFacts.linkMinutes} minutes.`,
        'Your reminders and the notification address: until you turn the reminders off or log out. If you are offline then, this device receives nothing more, and the server deletes the address later.',
        'Counters that prevent misuse: about a day, and never under a readable name or address.',
        'Selah’s technical log: the time, the kind of request, its result and the number of your account or entry, but nothing you wrote, no email addresses and no network addresses. The operator decides how long it is kept.',
        'Backups and emails that were sent: as long as the operator keeps them. They may still contain what you have deleted. Ask the operator how long.',
        'On your device: until you log out, which removes what you wrote there. What you wrote without an account stays until you delete it or clear your browser’s data.',
      ],
    },
    {
      key: 'rights',
      title: 'Your rights, your age, and contact',
      paragraphs: [
        `Selah is for people aged ${legalFacts.youngest} or older. If the law in your country requires a higher age or your parents’ consent, that applies. If a younger child has an account, tell the operator so that it can be deleted.`,
        'You have the right to see, export, correct and delete your data, to restrict or object to its use, and to withdraw your consent. You can also complain to the data protection authority in your country.',
        'If the app changes how it uses your data, this text and the date above it change too.',
        'You can use most of these rights yourself, without asking:',
      ],
      list: [
        'See: the page “Sync and backup” shows what is on the server and what is only on this device.',
        'Export: on the same page, you can save everything to a file, as a backup or to read.',
        'Correct: you can edit each entry, and your name under “Your account”. To change your email address, contact the operator.',
        `Delete: you can delete single entries or the whole account. The account is deleted immediately with a code sent by email, if the server supports it, or within ${legalFacts.deletionDays} days after your request.`,
        'Withdraw consent: where you write, choose “Change” below the text about AI. To end all other use, delete your account.',
      ],
      links: [
        { to: '/Sync', text: 'See and export what you wrote' },
        { to: '/Account', text: 'Your account and password' },
        { to: '/DeleteAccount', text: 'Delete your account' },
      ],
    },
  ],
};
