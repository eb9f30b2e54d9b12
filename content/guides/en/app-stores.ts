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

export const guide: GuideText<'store'> = {
  intro:
    'For whoever wants to offer their Selah in a store: what each store asks for, true answers about data, and texts to copy. What the stores ask for was looked up on 22 November 2026; look again before you pay.',
  tabs: {
    play: [
      rows(
        ['Fee', `$${guideFacts.playFee}, once`],
        [
          'Review',
          `mostly ${guideFacts.playReview[0]} to ${guideFacts.playReview[1]} days, longer with a new account`,
        ],
        [
          'Closed test',
          `${guideFacts.playTest[0]} testers for ${guideFacts.playTest[1]} days in a row, for personal accounts made after 13 November 2023`,
        ],
        ['App id', `\`${guideFacts.appId}\``],
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
      link('/AndroidPackaging', 'How the package is made'),
      heading('Data safety'),
      text('What is true of Selah as we deliver it. Whoever changes it answers for themselves.'),
      rows(
        [
          'Collected, with an account',
          'Name and e-mail address; prayers, gratitude, notes and highlights (user content); reading progress and usage figures (app activity). The words show what somebody believes: name religious beliefs, too.',
        ],
        [
          'Collected, with reminders',
          'The address of the browser’s push service for this device, the times and the time zone.',
        ],
        [
          'Collected, with feedback',
          'What somebody writes to whoever runs the server and its language, guests too (other messages in the app). With an account the e-mail address goes along; with the report of a fault the page, the version and what failed. A request to delete an account goes the same way.',
        ],
        [
          'Without an account',
          'Nothing leaves the device except calls for Bible texts and the like, and feedback that somebody sends.',
        ],
        [
          'Shared',
          'With nobody for advertising. A language model gets words only if your server has one and the person agreed.',
        ],
        [
          'Not collected',
          'Location, contacts, photos, payments, advertising ids. There are no ads and no analytics.',
        ],
        ['Encrypted on the way', 'Yes, over HTTPS. Not from end to end: say so if you are asked.'],
        [
          'Deletion',
          'In the app and on the web at `https://{host}/DeleteAccount`. Google asks for this address.',
        ],
        ['Privacy policy', '`https://{host}/PrivacyPolicy`'],
        ['Age', '13 and older; not made for children'],
      ),
      note(
        'If your server has a language model, Google’s rules for content made by AI apply: people must be able to report it in the app. Selah’s feedback does that, if somebody reads it.',
      ),
    ],
    apple: [
      text(
        'We advise against beginning here. On the iPhone Selah is installed from Safari, with reminders, without a store.',
      ),
      link('/PWASetupGuide', 'Installing Selah'),
      rows(
        ['Fee', `$${guideFacts.appleFee} each year`],
        ['Tools', 'A Mac with Xcode'],
        [
          'Name, subtitle',
          `at most ${guideFacts.nameLimit} and ${guideFacts.subtitleLimit} characters`,
        ],
        ['Keywords', `at most ${guideFacts.keywordsLimit} characters, with commas`],
        ['Description', `at most ${guideFacts.fullLimit} characters`],
      ),
      note(
        'Guideline 4.2 refuses apps that are little more than a repackaged website. Offline reading and reminders speak for Selah, but a bare wrapper can be refused, and the fee is gone.',
      ),
      list(
        'PWABuilder makes an Xcode project that shows your server’s address. Workers run in it only for addresses listed in `WKAppBoundDomains`.',
        'Capacitor with the files in the package does not reach our server from iOS: its origin is no web address.',
        'Accounts must be deletable inside the app: Selah can.',
        'Web push does not work in such a wrapper; reminders would need native code.',
      ),
    ],
    microsoft: [
      text('The shortest way into a store: Windows runs web apps as they are.'),
      steps(
        'Register in the Partner Center. For individuals that is free.',
        'Reserve the name, and copy package id, publisher id and publisher name.',
        'Enter `https://{host}` at pwabuilder.com, choose the package for Windows and fill in the three values.',
        'Upload the package, fill in texts, screenshots and age, and send it for certification.',
      ),
      text(
        'The package is signed by the store. New versions of Selah come from your server, without a new package.',
      ),
    ],
    texts: [
      text(
        'For each language a text that keeps to the limits. Put the name of your church or group into it if you like, and count again.',
      ),
      { kind: 'storeTexts' },
    ],
    checklist: [
      text('What you tick is remembered on this device only.'),
      checks({
        https: 'The server is reached over HTTPS, and its address will stay.',
        check: 'The checks of manifest and worker are green.',
        mail: '`SMTP_URL` works: a code at sign-up arrives.',
        support: '`SUPPORT_EMAIL` is set, and somebody reads what comes in.',
        privacy: 'Privacy policy and terms were read, and fit your server.',
        backup: 'A backup was made and restored once.',
        id: 'The app id is chosen.',
        keys: 'Signing key and passwords lie in two safe places.',
        links: '`assetlinks.json` answers, and the app shows no address bar.',
        pictures:
          'Icon, feature graphic and at least two screenshots are ready, in each language if you can.',
        texts: 'Name, short and full description keep to the limits.',
        data: 'The form about data is filled in as it is.',
        login: 'The reviewers have an account to try out, or the app can be used without one.',
        test: 'Somebody else has installed it from the test and used it for a day.',
      }),
      link('/PWATroubleshoot', 'To the checks'),
    ],
  },
};
