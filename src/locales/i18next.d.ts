// Type declarations that check translation keys against the English texts.
import type bible from './en/bible.json';
import type day from './en/daily.json';
import type door from './en/start.json';
import type en from './en/common.json';
import type guide from './en/pwa-guides.json';
import type installed from './en/installed-app.json';
import type night from './en/sleep.json';
import type sync from './en/sync.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: {
      translation: typeof en &
        typeof bible &
        typeof day &
        typeof door &
        typeof guide &
        typeof installed &
        typeof night &
        typeof sync;
    };
  }
}
