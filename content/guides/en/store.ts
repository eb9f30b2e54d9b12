// English guide: publishing Selah in app stores.
import {
  checks,
  guideFacts,
  type GuideText,
  heading,
  link,
  list,
  note,
  rows,
  steps,
  text,
} from '../guide.ts';
import type { StoreTexts } from '../app-store-texts.ts';

export const guide: GuideText<'store'> = {
  intro:
    'For people who run a server and want to offer Selah in an app store: what each store requires, correct answers about data, and texts to copy. The requirements were checked on November 22, 2026; check them again before you pay.',
  tabs: {
    play: [
      rows(
        ['Fee', `$${guideFacts.playFee}, once`],
        [
          'Review',
          `usually ${guideFacts.playReview[0]} to ${guideFacts.playReview[1]} days, longer for a new account`,
        ],
        [
          'Closed test',
          `${guideFacts.playTest[0]} testers for ${guideFacts.playTest[1]} days in a row, for personal accounts created after November 13, 2023`,
        ],
        ['App ID', `\`${guideFacts.appId}\``],
        ['Target', `API level ${guideFacts.playTarget} or higher`],
        ['Name', `at most ${guideFacts.nameLimit} characters`],
        ['Short description', `at most ${guideFacts.shortLimit} characters`],
        ['Full description', `at most ${guideFacts.fullLimit} characters`],
        ['Screenshots', `at least ${guideFacts.screenshots}`],
        [
          'Icon',
          `${guideFacts.icon} × ${guideFacts.icon} pixels, PNG: \`icon-512.png\` in \`public/\``,
        ],
        [
          'Feature graphic',
          `${guideFacts.featureGraphic[0]} × ${guideFacts.featureGraphic[1]} pixels, PNG or JPEG`,
        ],
      ),
      link('/AndroidPackaging', 'How to build the package'),
      heading('Data safety'),
      text(
        'These answers are correct for Selah as we publish it. If you change it, check your own answers.',
      ),
      rows(
        [
          'Collected, with an account',
          'Name and email address; prayers, gratitude, notes and highlights (user content); reading progress and usage figures (app activity). The texts reveal what people believe, so declare religious beliefs too.',
        ],
        [
          'Collected, with reminders',
          'The address of the browser’s push service for this device, the times and the time zone.',
        ],
        [
          'Collected, with feedback',
          'Messages that people send to the operator of the server, and their language, also from guests (other messages in the app). With an account, the email address is included; with an error report, also the page, the version and what failed. A request to delete an account is sent the same way.',
        ],
        [
          'Without an account',
          'Nothing leaves the device except requests for Bible texts and similar content, and feedback that people send.',
        ],
        [
          'Shared',
          'Not shared for advertising. Texts are sent to an AI service only if your server uses one and the person agreed.',
        ],
        [
          'Not collected',
          'Location, contacts, photos, payments, advertising IDs. There are no ads and no analytics.',
        ],
        [
          'Encrypted in transit',
          'Yes, over HTTPS. End-to-end only for people who turn on private entries.',
        ],
        [
          'Deletion',
          'In the app and on the web at `https://{host}/DeleteAccount`. Google asks for this address.',
        ],
        ['Privacy policy', '`https://{host}/PrivacyPolicy`'],
        ['Age', '13 and older; not designed for children'],
      ),
      note(
        'If your server uses AI, Google’s rules for AI-generated content apply: people must be able to report it in the app. Selah’s feedback form does this, provided that you read the messages.',
      ),
    ],
    apple: [
      text(
        'We don’t recommend starting here. On an iPhone, people can install Selah from Safari, with reminders and without a store.',
      ),
      link('/PWASetupGuide', 'Installing Selah'),
      rows(
        ['Fee', `$${guideFacts.appleFee} per year`],
        ['Tools', 'A Mac with Xcode'],
        [
          'Name, subtitle',
          `at most ${guideFacts.nameLimit} and ${guideFacts.subtitleLimit} characters`,
        ],
        ['Keywords', `at most ${guideFacts.keywordsLimit} characters, separated by commas`],
        ['Description', `at most ${guideFacts.fullLimit} characters`],
      ),
      note(
        'Under guideline 4.2, Apple rejects apps that are little more than a repackaged website. Offline reading and reminders count in Selah’s favor, but a simple wrapper can be rejected, and the fee is not refunded.',
      ),
      list(
        'PWABuilder creates an Xcode project that opens your server’s address. Service workers run in it only for addresses listed in `WKAppBoundDomains`.',
        'On iOS, Capacitor with the files in the package can’t reach Selah’s server, because its origin is not a web address.',
        'People must be able to delete their account in the app. Selah supports this.',
        'Web push doesn’t work in such a wrapper; reminders would need native code.',
      ),
    ],
    microsoft: [
      text('The easiest store: Windows runs web apps without changes.'),
      steps(
        'Register in the Partner Center. This is free for individuals.',
        'Reserve the name, and copy the package ID, publisher ID and publisher name.',
        'Enter `https://{host}` at pwabuilder.com, choose the Windows package and fill in the three values.',
        'Upload the package, fill in texts, screenshots and age, and submit it for certification.',
      ),
      text(
        'The store signs the package. New versions of Selah come from your server without a new package.',
      ),
    ],
    texts: [
      text(
        'A text in each language, within the stores’ limits. You can add the name of your church or group; then check the length again.',
      ),
      { kind: 'storeTexts' },
    ],
    checklist: [
      text('Your checkmarks are saved on this device only.'),
      checks({
        https: 'The server uses HTTPS, and its address won’t change.',
        check: 'The checks of the manifest and the service worker pass.',
        mail: '`SMTP_URL` works: the sign-up code arrives.',
        support: '`SUPPORT_EMAIL` is set, and its messages are read.',
        privacy: 'You have read the privacy policy and the terms, and they fit your server.',
        backup: 'You have made a backup and restored it once.',
        id: 'You have chosen the app ID.',
        keys: 'The signing key and its passwords are stored in two safe places.',
        links: '`assetlinks.json` can be reached, and the app shows no address bar.',
        pictures:
          'The icon, feature graphic and at least two screenshots are ready, in each language if possible.',
        texts: 'The name, short description and full description are within the limits.',
        data: 'The data form is filled in correctly.',
        login: 'The reviewers have a test account, or the app can be used without one.',
        test: 'Another person has installed the test version and used it for a day.',
      }),
      link('/PWATroubleshoot', 'Go to the checks'),
    ],
  },
};

export const storeTexts: StoreTexts = {
  name: 'Selah: Bible and Prayer',
  subtitle: 'Read, pray, rest, day by day',
  keywords: 'bible,prayer,devotional,gratitude,journal,scripture,faith,offline,sleep,reading plan',
  short: 'Read the Bible, pray, give thanks and rest. Works offline too.',
  full: `Selah goes with you through the day: a word in the morning, a prayer at noon, peace at night.

• Bible: read, highlight, take notes, search and listen. Download whole translations and read them anywhere.
• Grace notes: a short word for how you feel today, with a verse.
• Prayer: write down what is on your heart, pray through your list, and remember answered prayers.
• Gratitude: a few lines a day that grow into a calendar of good things.
• Wisdom: what the Bible says about sixteen topics of life.
• Reading plans: short plans on peace, hope, love, faith, wisdom and grace.
• Peaceful Sleep: quiet texts, verses and prayers for the night.
• Progress: see how far you have come, without pressure.

What you write is saved on your device and available offline. With an account, it is also backed up and synced to your other devices. There are no ads and no analytics.

Texts written for you always say where they come from. Whether AI is used is your choice. Selah doesn’t replace a church, a pastor, a doctor or a friend.

Available in English, French, Spanish and Portuguese. For ages 13 and up.`,
};
