// The terms of service in English.
import { legalFacts, legalDate, type LegalText } from '../legal-text.ts';

export const text: LegalText = {
  title: 'Terms of service',
  date: legalDate,
  introduction: [
    'These terms are an agreement between you and the operator: whoever runs the server at this address. If you use Selah, you accept them. If you do not, please do not use it.',
    'How your data is treated is said in the privacy policy.',
  ],
  sections: [
    {
      key: 'service',
      title: 'What Selah is',
      paragraphs: [
        'Selah is a companion for every day: for reading the Bible, for prayer, gratitude and rest. It works without a connection, too. It takes the place of no church, no pastor and no friend.',
        'The app takes no money. Its program is open source under the MIT licence, which everybody may use; these terms are about the service at this address.',
      ],
    },
    {
      key: 'account',
      title: 'Who may use it, and your account',
      paragraphs: [
        `You must be ${legalFacts.youngest} or older. Where the law of your country asks for a higher age or for the consent of your parents, you need that, too.`,
        'An account needs an e-mail address that is yours. Keep your password to yourself, and change it if somebody else may know it. The operator may open a server to invited people only.',
        'You can leave at any time, and take your words with you first.',
      ],
      links: [
        { to: '/Sync', text: 'Take your words with you' },
        { to: '/DeleteAccount', text: 'Delete your account' },
      ],
    },
    {
      key: 'made',
      title: 'Words that are made for you',
      paragraphs: [
        'Grace notes, prayers, affirmations and answers of Wisdom are composed from Selah’s own passages or, if you agree, written by artificial intelligence. Each of them says which.',
        'Answers of artificial intelligence are not divine revelation. They can be wrong. Do as the people of Berea did, who searched the Scriptures to see whether things were so (Acts 17:11), and talk with people who know you.',
        'Nothing in Selah foretells your future. The number of answers in a day may be limited.',
      ],
    },
    {
      key: 'advice',
      title: 'No advice, and help in an emergency',
      paragraphs: [
        'Selah gives no medical, legal, financial or psychological advice. Ask people who have learned it. Never stop a treatment or put off getting help because of something you read here.',
        'If you or others are in danger, call the emergency number of your country now, or go to somebody you trust. Nobody watches what you write, and the app calls nobody. It tries to notice words of danger and to point to help, but it can miss them.',
      ],
    },
    {
      key: 'yours',
      title: 'Your words, and fair use',
      paragraphs: [
        'What you write remains yours. You allow the operator to store it, copy it and send it as far as the service needs this, and for nothing else.',
        'Please use Selah in a way that harms nobody. An operator may close an account that does one of these things; if the law allows it, you are told before and can save your words:',
      ],
      list: [
        'breaks the law, or the rights or the privacy of others',
        'enters accounts of others, or tries to',
        'attacks or overloads the server, or gets around its limits',
        'makes accounts by machine, or sends messages that nobody wants',
      ],
    },
    {
      key: 'bible',
      title: 'Bible texts',
      paragraphs: [
        'Translations belong to their publishers or are in the public domain; the licence of each stands under its chapters. In the United Kingdom, rights in the King James Version belong to the Crown.',
        `Publishers set limits, which the app keeps: how many verses may be copied at once, whether a voice may read them, and that a licensed text lies on your device for at most ${legalFacts.licensedDays} days. Whoever quotes a text elsewhere keeps to its licence and names it.`,
      ],
    },
    {
      key: 'limits',
      title: 'No warranty, changes and contact',
      paragraphs: [
        'Selah is given as it is. As far as the law allows, nobody warrants that it is free of faults or always within reach, or that nothing will ever be lost. Save your words in a file from time to time.',
        'As far as the law allows, the operator and the makers of the software are not liable for damage that comes from using it. This takes away nothing that the law forbids to take away: not your rights as a consumer, and not liability for intent, for gross negligence, or for harm to life, body or health.',
        'If one of these terms does not hold, the others do. The laws that protect you where you live stay in force.',
        'When these terms change, so does the date above them. Whoever does not accept the new ones can take their words along and delete their account.',
      ],
    },
  ],
};
