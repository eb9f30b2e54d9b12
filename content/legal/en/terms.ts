// The terms of service in English.
import { legalFacts, legalDate, type LegalText } from '../legal-text.ts';

export const text: LegalText = {
  title: 'Terms of service',
  date: legalDate,
  introduction: [
    'These terms are an agreement between you and the operator: the person or group that runs the server at this address. By using Selah, you accept them. If you don’t accept them, please don’t use it.',
    'The privacy policy explains how your data is used.',
  ],
  sections: [
    {
      key: 'service',
      title: 'What Selah is',
      paragraphs: [
        'Selah is a daily companion for reading the Bible, prayer, gratitude and rest. It also works offline. It does not replace a church, a pastor or a friend.',
        'The app is free of charge. Its source code is open under the MIT license, and anyone may use it; these terms are about the service at this address.',
      ],
    },
    {
      key: 'account',
      title: 'Who may use it, and your account',
      paragraphs: [
        `You must be ${legalFacts.youngest} or older. If the law in your country requires a higher age or your parents’ consent, that applies too.`,
        'An account needs an email address that belongs to you. Keep your password to yourself, and change it if another person may know it. The operator may limit a server to invited people.',
        'You can leave at any time, and export what you wrote first.',
      ],
      links: [
        { to: '/Sync', text: 'Export what you wrote' },
        { to: '/DeleteAccount', text: 'Delete your account' },
      ],
    },
    {
      key: 'made',
      title: 'Texts written for you',
      paragraphs: [
        'Grace notes, prayers, affirmations and answers in Wisdom come from Selah’s library or, if you agree, are written by artificial intelligence (AI). Each of them says which.',
        'AI answers are not divine revelation. They can be wrong. Do as the Bereans did, who searched the Scriptures to see whether these things were so (Acts 17:11), and talk with people who know you.',
        'Nothing in Selah predicts your future. The number of answers per day may be limited.',
      ],
    },
    {
      key: 'advice',
      title: 'No advice, and help in an emergency',
      paragraphs: [
        'Selah does not give medical, legal, financial or psychological advice. Ask a professional. Never stop a treatment or delay getting help because of something you read here.',
        'If you or others are in danger, call your country’s emergency number now, or go to a person you trust. What you write is not monitored, and the app does not call anyone. It tries to recognize when you write about danger and to show where to find help, but it can miss this.',
      ],
    },
    {
      key: 'yours',
      title: 'What you write, and fair use',
      paragraphs: [
        'What you write remains yours. You allow the operator to store, copy and transmit it as far as the service requires, and for nothing else.',
        'Please use Selah in a way that harms no one. The operator may close an account that does one of the following; if the law allows it, you are told first and can export what you wrote:',
      ],
      list: [
        'breaks the law, or violates the rights or privacy of others',
        'accesses other people’s accounts, or tries to',
        'attacks or overloads the server, or gets around its limits',
        'creates accounts automatically, or sends unwanted messages',
      ],
    },
    {
      key: 'bible',
      title: 'Bible texts',
      paragraphs: [
        'Translations belong to their publishers or are in the public domain; the license of each is shown below its chapters. In the United Kingdom, rights in the King James Version are vested in the Crown.',
        `Publishers set limits, which the app observes: how many verses you can copy at once, whether a text may be read aloud, and that a licensed text stays on your device for at most ${legalFacts.licensedDays} days. If you quote a text elsewhere, follow its license and credit it.`,
      ],
    },
    {
      key: 'limits',
      title: 'No warranty, changes and contact',
      paragraphs: [
        'Selah is provided as it is. As far as the law allows, there is no warranty that it is free of faults, that it is always available, or that nothing will ever be lost. Export what you wrote from time to time.',
        'As far as the law allows, the operator and the makers of the software are not liable for damage that results from using it. This does not limit rights that can’t be limited by law: your rights as a consumer, and liability for intent, for gross negligence, or for harm to life, body or health.',
        'If one of these terms is invalid, the others remain valid. The laws that protect you where you live still apply.',
        'When these terms change, so does the date above them. If you don’t accept the new terms, you can export what you wrote and delete your account.',
      ],
    },
  ],
};
