// Type declarations that check namespaces and translation keys against the English texts.
import type account from './en/account.json';
import type admin from './en/admin.json';
import type bible from './en/bible.json';
import type bibleDiagnostic from './en/bible-diagnostic.json';
import type bibleLibrary from './en/bible-library.json';
import type common from './en/common.json';
import type feedback from './en/feedback.json';
import type generation from './en/generation.json';
import type gratitude from './en/gratitude.json';
import type home from './en/home.json';
import type landing from './en/landing.json';
import type legal from './en/legal.json';
import type memoryVerses from './en/memory-verses.json';
import type onboarding from './en/onboarding.json';
import type plans from './en/plans.json';
import type prayer from './en/prayer.json';
import type printJournal from './en/print-journal.json';
import type progress from './en/progress.json';
import type prompts from './en/prompts.json';
import type pwaGuides from './en/pwa-guides.json';
import type reminders from './en/reminders.json';
import type search from './en/search.json';
import type settings from './en/settings.json';
import type share from './en/share.json';
import type shareTarget from './en/share-target.json';
import type sleep from './en/sleep.json';
import type sync from './en/sync.json';
import type wisdom from './en/wisdom.json';
import type yearReview from './en/year-review.json';

interface Texts {
  account: typeof account;
  admin: typeof admin;
  bible: typeof bible;
  'bible-diagnostic': typeof bibleDiagnostic;
  'bible-library': typeof bibleLibrary;
  common: typeof common;
  feedback: typeof feedback;
  generation: typeof generation;
  gratitude: typeof gratitude;
  home: typeof home;
  landing: typeof landing;
  legal: typeof legal;
  'memory-verses': typeof memoryVerses;
  onboarding: typeof onboarding;
  plans: typeof plans;
  prayer: typeof prayer;
  'print-journal': typeof printJournal;
  progress: typeof progress;
  prompts: typeof prompts;
  'pwa-guides': typeof pwaGuides;
  reminders: typeof reminders;
  search: typeof search;
  settings: typeof settings;
  share: typeof share;
  'share-target': typeof shareTarget;
  sleep: typeof sleep;
  sync: typeof sync;
  wisdom: typeof wisdom;
  'year-review': typeof yearReview;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    /** A key without a namespace is in `common`; any other key is `namespace:key`. */
    defaultNS: ['common', ...(keyof Texts)[]];
    resources: Texts;
  }
}
