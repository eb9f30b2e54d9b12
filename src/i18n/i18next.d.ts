// Keys are checked against the English texts.
import type bible from './bible.en.json';
import type day from './day.en.json';
import type door from './door.en.json';
import type en from './en.json';
import type guide from './guide.en.json';
import type installed from './installed.en.json';
import type night from './night.en.json';
import type sync from './sync.en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof en & typeof bible & typeof day & typeof door & typeof guide & typeof installed & typeof night & typeof sync };
  }
}
