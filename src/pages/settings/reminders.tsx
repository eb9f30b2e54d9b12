// Reminders on this device: which, when, and whether they really come. The browser is asked only after a tap.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData, useLive } from '../../data/hooks.tsx';
import { calendarFile } from '../../data/reminders-calendar.ts';
import { chooseReminder, type PushOffer, pushOffer, type ReminderChoice, type ReminderChoices, reminderChoices, type ReminderStanding, reminderStanding, testReminder, wantedReminders } from '../../data/reminders.ts';
import { notificationsEnabled } from '../../data/settings.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translate.ts';
import { askForPush, closeShown, isShown, onPushState, type PushState, pushState } from '../../platform/push.ts';
import { saveFile } from '../../platform/save-file.ts';
import { ReminderCalendar } from '../../ui/reminders/reminder-calendar.tsx';
import { ReminderRow } from '../../ui/reminders/reminder-row.tsx';
import { ReminderTest, type TestState } from '../../ui/reminders/reminder-test.tsx';
import { ReminderStatus, type ReminderWay } from '../../ui/reminders/reminder-way.tsx';
import { Section } from '../../ui/settings/section.tsx';
import { type Saving, useChosen, useSaving } from './saving.ts';

export function ReminderSettings() {
  const { t } = useTranslation();
  const { account } = useData();
  const language = useLanguage();
  const saving = useSaving();
  const found = useLive('reminders', reminderChoices);
  const { way, device } = useWay(found);
  /** Else the tap is no reason to ask: nothing would come. */
  const mayAsk = account !== null && device === 'off' && way !== 'silenced';
  if (!found || !way) return <Section id="reminders" title={t('reminders.title')}>{null}</Section>;
  return (
    <Section id="reminders" title={t('reminders.title')} about={t('reminders.about')} isSaved={saving.isSaved}>
      <ReminderStatus way={way} onAllow={() => void askForPush()} />
      <div>
        {found.choices.map((choice) => (
          <OneReminder key={choice.kind} choice={choice} saving={saving} mayAsk={mayAsk} />
        ))}
      </div>
      {testable.has(way) && <Test />}
      <ReminderCalendar hasAny={found.choices.some(({ isOn }) => isOn)} onSave={() => saveCalendar(found, language, t)} />
    </Section>
  );
}

/** Also while the server is told anew, as after a test that found the address gone: its answer must not go with it. */
const testable: ReadonlySet<ReminderWay> = new Set(['told', 'waiting', 'offline']);

function OneReminder({ choice, saving, mayAsk }: { choice: ReminderChoice; saving: Saving; mayAsk: boolean }) {
  const data = useData();
  const [shown, choose] = useChosen(choice, (next) => saving.save(() => chooseReminder(data, next.kind, next)));

  function change(next: ReminderChoice): void {
    // First of all: a browser opens its question only within the tap.
    if (mayAsk && next.isOn && !choice.isOn) void askForPush();
    choose(next);
  }

  return <ReminderRow reminder={shown ?? choice} wanted={navigator.languages} onChange={change} />;
}

function Test() {
  const data = useData();
  const [state, setState] = useState<TestState>('none');

  async function test(): Promise<void> {
    setState('going');
    try {
      await closeShown(testUrl);
      const tested = await testReminder(data);
      setState(tested === 'sent' ? ((await isShown(testUrl)) ? 'arrived' : 'sent') : tested);
    } catch (fault) {
      data.report('a notification could not be tested', fault);
      setState('refused');
    }
  }

  return <ReminderTest state={state} onTest={() => void test()} />;
}

/** Where the test leads, by the server: it is known by it. */
const testUrl = '/Settings#reminders';

/** Undefined until it is known. */
function useWay(found: ReminderChoices | undefined): { way: ReminderWay | undefined; device: PushState } {
  const data = useData();
  const standing = useLive('reminder-standing', reminderStanding);
  const isEnabled = useLive('notifications', notificationsEnabled);
  const isOnline = useLive('online', ({ online }) => online);
  const offer = useOffer(isOnline);
  const device = useDevice(offer.kind !== 'none');
  if (!found || standing === undefined || isEnabled === undefined || isOnline === undefined) return { way: undefined, device };
  if (!data.account) return { way: 'guest', device };
  if (device === 'no-server' || device === 'unsupported' || device === 'needs-install') return { way: device, device };
  if (!isEnabled) return { way: 'silenced', device };
  return { way: wayOf(device, standing, isOnline), device };
}

function wayOf(device: 'on' | 'off' | 'denied', standing: ReminderStanding, isOnline: boolean): ReminderWay {
  if (device === 'denied') return 'denied';
  if (standing === 'nothing') return 'nothing';
  if (device === 'off') return 'ask';
  return standing === 'waiting' && !isOnline ? 'offline' : standing;
}

/** A guest's server is not asked: nothing would come of it. Without an answer nobody knows, and nothing is ruled out. */
function useOffer(isOnline: boolean | undefined): PushOffer {
  const data = useData();
  const [offer, setOffer] = useState<PushOffer>({ kind: 'unknown' });
  useEffect(() => {
    if (!data.account || isOnline !== true) return undefined;
    let isOpen = true;
    pushOffer(data).then(
      (found) => isOpen && setOffer(found),
      (fault: unknown) => data.report('nobody knows whether reminders can be sent', fault),
    );
    return () => {
      isOpen = false;
    };
  }, [data, isOnline]);
  return offer;
}

/** What the browser allows, also after it was changed in its own settings. */
function useDevice(hasServer: boolean): PushState {
  const [, setTimes] = useState(0);
  useEffect(() => {
    const look = () => setTimes((times) => times + 1);
    const stop = onPushState(look);
    window.addEventListener('focus', look);
    return () => {
      stop();
      window.removeEventListener('focus', look);
    };
  }, []);
  return pushState({ hasServer });
}

function saveCalendar({ choices, changes, calendar }: ReminderChoices, language: string, t: Translate): void {
  const words = (kind: ReminderChoice['kind']) => ({ title: t(`reminders.events.${kind}`), about: t(`reminders.eventsAbout.${kind}`) });
  const address = (path: string) => new URL(path, location.origin).href;
  const file = calendarFile({
    reminders: wantedReminders({ choices }),
    calendar,
    changes,
    language,
    words: { grace: words('grace'), plan: words('plan'), prayer: words('prayer'), gratitude: words('gratitude') },
    addresses: { grace: address('/?shortcut=grace'), plan: address('/Plans'), prayer: address('/Prayer'), gratitude: address('/Gratitude') },
    now: new Date(),
  });
  saveFile('selah-reminders.ics', 'text/calendar;charset=utf-8', file);
}
