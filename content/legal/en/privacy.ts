// The privacy policy in English.
import { type CollectedItems, legalFacts, legalDate, type LegalText } from '../legal-text.ts';

const collected: CollectedItems = {
  account:
    'Your e-mail address, a name (at first the part before the @) and your password. Of the password only a hash is kept, from which nobody can read it.',
  journal:
    'Your prayers, gratitude entries and grace notes, with what you add to them and the words that were made for you.',
  bible: 'Your Bible notes, highlights and bookmarks.',
  progress: 'Your reading progress: the days of your plans and where you last read.',
  usage:
    'Usage data: your language and settings, the length of your streak, how many prayers, entries and grace notes you have, and the day you were last active.',
  logins:
    'For each login: its dates, your browser and system, and the beginning of the network address.',
  reminders:
    'If you switch on reminders: which ones, their days and times, your time zone, the hour at which your day begins, and the address under which this device receives notifications.',
};

export const text: LegalText = {
  title: 'Privacy policy',
  date: legalDate,
  introduction: [
    'What you write in Selah is yours.',
    'Selah is software that a church, a family or anybody else can run on a server. Whoever runs the server at this address is called the operator here, and is responsible for your data. The people who make the software see none of it, unless they are the operator themselves.',
    'There is no advertising, no analytics and no tracking, and nothing is sold.',
  ],
  sections: [
    {
      key: 'collected',
      title: 'What is collected',
      paragraphs: [
        'Without an account, what you write stays in this browser, on this device. The server learns only what you ask it for, such as a chapter of the Bible, and the messages that you send to the operator.',
        'Some things stay on the device even with an account: which chapters you read and when, the days that count for your streak, drafts, the questions and kept answers of Wisdom, which prayers you prayed or put off, and what you said of the language model. They travel only in a file that you make yourself.',
        'Selah sets no cookies. It uses the storage of your browser: for your words, your settings, your login and the app itself. Fonts and pictures come from the same server as the app.',
        'With an account, these go to the server, to be safe there and to reach your other devices:',
      ],
      list: Object.values(collected),
    },
    {
      key: 'use',
      title: 'What it is used for, and your faith',
      paragraphs: [
        'Your data is used for what you come for: to keep your words, to bring them to your devices, to show your progress, to let you log in, to answer you, and to keep the server safe. It is used for nothing else, and no machine decides anything about you.',
        'Prayers and notes show what somebody believes. The law protects such data with special care, for example Article 9 of the GDPR in Europe and Article 11 of the LGPD in Brazil. So it is used only with your consent. You give it by writing in an account. You are asked again, for each kind of words, before a language model gets any of them.',
        'You can withdraw your consent at any time, as easily as you gave it. What was done before remains lawful. Your e-mail address and password are needed to provide the account; protection from misuse rests on the operator’s legitimate interest in a safe server.',
        'One check happens on your device only: if your words sound as if you were in danger, the app shows where help can be found. It tells nobody.',
      ],
    },
    {
      key: 'shared',
      title: 'Who else receives it',
      paragraphs: [
        'Other people who use the app do not see your words. These receive the part of your data that the app needs to work:',
      ],
      list: [
        'A provider of artificial intelligence: only if this server works with a language model, you are logged in, and you said yes for this kind of words (grace notes, prayers, gratitude or Wisdom). It gets the words you typed there, the mood, category or topic you chose, for whom and why you pray, and your language. Your name, your e-mail address and your other entries do not go along, unless you type them. The server does the asking, so the provider does not see your network address.',
        'A provider of Bible texts, if this server uses one. It learns which chapter or which search words are wanted, but not by whom: the server asks, never your device.',
        'The hosting platform on which the server runs, and the mail service that carries its letters, such as codes. They work for the operator. Like every website, they see the network address of your device.',
        'The maker of your browser, if you have a text read aloud by a voice that needs a connection. Voices that are on your device send nothing.',
        'The notification service of your browser’s maker, if you switch on reminders. It carries an encrypted message, which it cannot read and which holds none of your words. It sees when the message comes and how big it is.',
        'Whoever you share with. WhatsApp, Facebook, X and messages are opened only when you tap on them, and then their own rules apply.',
      ],
    },
    {
      key: 'keeping',
      title: 'How long it is kept, and how it is protected',
      paragraphs: [
        'If this address begins with https, everything travels encrypted. In the app nobody but you can open what you wrote; an administrator sees names, e-mail addresses and the figures of your profile. But your words are not encrypted from end to end: the operator has the technical means to read what is on the server. Use a server whose operator you trust, and lock your device.',
        'The operator’s providers may be in another country. Ask which ones they are, and which safeguards there are.',
        'How long each thing is kept:',
      ],
      list: [
        `What you write: until you delete it. The server’s trash holds it for ${legalFacts.trashDays} days more; after that, a trace without any words stays for up to ${legalFacts.traceDays} days, so that all your devices delete it, too.`,
        `A login: ${legalFacts.loginDays} days after its last use (at most ${legalFacts.sessionDays} days). A code by mail: ${legalFacts.codeMinutes} minutes; a link for a new password: ${legalFacts.linkMinutes} minutes.`,
        'Your reminders and that address: until you switch the reminders off or log out. If there is no connection then, this device receives nothing any more, and the server removes the address later.',
        'Counts against misuse: about a day, and never under a readable name or address.',
        'The technical log of Selah: the time, the kind of call, its result and the number of your account or entry, but no words, e-mail addresses or network addresses. The operator decides how long it is kept.',
        'Backups, and letters that were sent: as long as the operator keeps them. They may still hold what you have deleted. Ask how long.',
        'On your device: until you log out, which removes your words there. What you wrote without an account stays until you delete it or clear the data of your browser.',
      ],
    },
    {
      key: 'rights',
      title: 'Your rights, your age, and contact',
      paragraphs: [
        `Selah is for people who are ${legalFacts.youngest} or older. Where the law of your country asks for a higher age or for the consent of your parents, that applies. If a younger child has an account, tell the operator, so that the account can be deleted.`,
        'You may see your data, take it along, correct it and delete it, limit its use or object to it, and withdraw your consent. You may also complain to the data protection authority of your country.',
        'When the app changes what it does with your data, this text changes, and so does the date above it.',
        'Most of your rights you have at hand, without asking anybody:',
      ],
      list: [
        'See: the page “Your words” shows what is on the server and what is only on this device.',
        'Take along: on the same page you save everything in a file, to bring back or to read.',
        'Correct: each entry can be edited. To change your name or e-mail address, write to the operator.',
        `Delete: each entry by itself, or the whole account: at once with a code by mail where the server can do it, or on request, which is carried out within ${legalFacts.deletionDays} days.`,
        'Withdraw consent: where you write, choose “Change” below the words about the language model. To end all other use, delete your account.',
      ],
      links: [
        { to: '/Sync', text: 'See your words and take them along' },
        { to: '/Account', text: 'Your account and password' },
        { to: '/DeleteAccount', text: 'Delete your account' },
      ],
    },
  ],
};
