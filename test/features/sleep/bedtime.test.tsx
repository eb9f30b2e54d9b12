// Tests of the bedtime mode screen: automatic dimming, stored display options, translation and help
// note, Escape key, and the optional screen wake lock. The voice is tested in
// bedtime-voice.test.tsx.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  renderBedtime,
  getButton,
  chooseOption,
  onLeave,
  readDimming,
  minuteMillis,
  advanceTime,
  pressButton,
  readStatus,
  voice,
} from './bedtime-setup.tsx';
import { changeTestLanguage } from '../../support/render.tsx';

describe('the screen', () => {
  test('the controls hide, then the screen dims in steps, and a tap reverts both', async () => {
    renderBedtime();
    const dialog = screen.getByRole('dialog', { name: 'Isaiah 41:10' });
    expect([readDimming(), dialog.dataset['awake']]).toEqual([0, 'true']);
    await advanceTime(10_000);
    expect([readDimming(), dialog.dataset['awake']]).toEqual([0, 'false']);
    const dimValues: number[] = [];
    for (const wait of [15_000, 45_000, 110_000, 300_000]) {
      await advanceTime(wait);
      dimValues.push(readDimming());
    }
    expect(dimValues).toEqual([0.3, 0.5, 0.65, 0.78]);
    await act(async () => void fireEvent.pointerDown(dialog));
    expect([readDimming(), dialog.dataset['awake']]).toEqual([0, 'true']);
  });

  test('dimming can be switched off, and the device stores the choice', async () => {
    const { unmount } = renderBedtime();
    await pressButton('Voice, timer and light');
    await chooseOption('Dim the screen gradually');
    await advanceTime(20 * minuteMillis);
    expect(readDimming()).toBe(0);
    unmount();
    renderBedtime();
    await pressButton('Voice, timer and light');
    expect(screen.getByLabelText<HTMLInputElement>('Dim the screen gradually').checked).toBe(false);
  });

  test('open options do not hide by themselves', async () => {
    renderBedtime();
    await pressButton('Voice, timer and light');
    await advanceTime(minuteMillis);
    expect(screen.getByRole('dialog').dataset['awake']).toBe('true');
  });

  test('the breathing circle can be switched off, and its pace is also given as text', async () => {
    renderBedtime();
    expect(screen.getByText('Breathe in for 4 seconds, out for 6.')).toBeDefined();
    await pressButton('Voice, timer and light');
    await chooseOption('Breathing circle');
    expect(screen.queryByText('Breathe in')).toBeNull();
  });

  test('the first Escape closes the options, and the second leaves bedtime mode', async () => {
    renderBedtime();
    await pressButton('Voice, timer and light');
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    const escape = () => new Event('cancel', { cancelable: true });
    screen.getByLabelText('5 minutes').focus();
    const first = escape();
    await act(async () => void fireEvent(dialog, first));
    expect([first.defaultPrevented, screen.queryByRole('group', { name: 'Timer' })]).toEqual([
      true,
      null,
    ]);
    expect(document.activeElement).toBe(getButton('Voice, timer and light'));
    const second = escape();
    await act(async () => void fireEvent(dialog, second));
    expect(second.defaultPrevented).toBe(false);
  });

  test('bedtime mode names the translation, and any language other than the user’s', async () => {
    const { unmount } = renderBedtime();
    expect(screen.getByText('KJV')).toBeDefined();
    unmount();
    await changeTestLanguage('fr');
    renderBedtime({ prayer: { text: 'Reste avec moi.', language: 'fr' } });
    expect(screen.getByText('KJV · anglais')).toBeDefined();
  });

  test('a passage with the concern "life" has the help note', () => {
    const { unmount } = renderBedtime({ concern: 'life' });
    expect(within(screen.getByRole('dialog')).getByRole('note').textContent).toMatch(
      /^You are not alone\./,
    );
    unmount();
    renderBedtime();
    expect(screen.queryByRole('note')).toBeNull();
  });

  test('the chosen one of three reading speeds is stored on this device', async () => {
    const { unmount } = renderBedtime();
    await pressButton('Voice, timer and light');
    expect(
      within(screen.getByRole('group', { name: 'Speed' }))
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['0.75', '0.9', '1']);
    await chooseOption('0.9×');
    unmount();
    renderBedtime();
    await pressButton('Read aloud');
    expect(voice.utterances.at(-1)?.rate).toBe(0.9);
  });

  test('Escape leaves bedtime mode, as the button does', async () => {
    renderBedtime();
    await pressButton('Leave bedtime mode');
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    await act(async () => dialog.close());
    expect(onLeave).toHaveBeenCalledTimes(2);
  });
});

describe('the screen wake lock', () => {
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ release }) as unknown as WakeLockSentinel);

  beforeEach(() => {
    vi.stubGlobal('navigator', Object.create(navigator, { wakeLock: { value: { request } } }));
  });

  test('the wake lock ends with the timer, and is not requested at the next visit', async () => {
    const { unmount } = renderBedtime();
    expect(request).not.toHaveBeenCalled();
    await pressButton('Voice, timer and light');
    await chooseOption('Keep the screen on');
    expect([request.mock.calls.length, release.mock.calls.length]).toEqual([1, 0]);
    await chooseOption('Keep the screen on');
    expect(release).toHaveBeenCalledTimes(1);
    await chooseOption('Keep the screen on');
    await chooseOption('5 minutes');
    await advanceTime(5 * minuteMillis);
    expect([request.mock.calls.length, release.mock.calls.length]).toEqual([2, 2]);
    unmount();
    renderBedtime();
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('the wake lock is requested again on return; refusal turns the option off', async () => {
    renderBedtime();
    await pressButton('Voice, timer and light');
    await chooseOption('Keep the screen on');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(request).toHaveBeenCalledTimes(2);
    request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'));
    await chooseOption('Keep the screen on');
    await chooseOption('Keep the screen on');
    expect(readStatus()).toBe('We couldn’t keep the screen on.');
    expect(screen.getByLabelText<HTMLInputElement>('Keep the screen on').checked).toBe(false);
  });
});
