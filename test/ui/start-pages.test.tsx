// The pages nobody wants to see: one that is not there, and one that stumbled. And whose first steps a browser remembers.
import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { DataProvider } from '../../src/data/hooks.tsx';
import { keepFirstProfile } from '../../src/data/profile.ts';
import { Broken } from '../../src/pages/broken.tsx';
import { NotFound } from '../../src/pages/not-found.tsx';
import { isWelcomed, keepWelcomed, lookAround, looksAround } from '../../src/platform/first-steps.ts';
import { FeedbackContext } from '../../src/ui/feedback/feedback-door.tsx';
import { aFrontDoor, person } from './front-door.ts';
import { personInMemory } from './in-memory.ts';
import { onScreen } from './on-screen.tsx';

async function openNowhere(role: 'user' | 'admin') {
  const data = await personInMemory();
  await keepFirstProfile(data.personal, { ...person('x').user, role });
  const router = createMemoryRouter([{ path: '*', element: <NotFound /> }], { initialEntries: ['/No-Such/%3Cb%3Epage?x=1'] });
  onScreen(
    <DataProvider data={data}>
      <RouterProvider router={router} />
    </DataProvider>,
  );
  await screen.findByRole('heading', { name: 'Page Not Found' });
}

describe('a page that is not there', () => {
  test('says 404, the path as text, and the way home', async () => {
    await openNowhere('user');
    expect(screen.getByText('404')).toBeDefined();
    expect(screen.getByText(/\/No-Such\//).textContent).toContain('page');
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
    expect([document.title, screen.queryByText(/may not be implemented yet/)]).toEqual(['Page Not Found – Selah', null]);
  });

  test('tells an admin that it may not be there yet', async () => {
    await openNowhere('admin');
    expect(await screen.findByText(/this page may not be implemented yet/)).toBeDefined();
  });
});

describe('a page that stumbles', () => {
  function stumble(canReport: boolean, open = vi.fn()) {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    function Page(): never {
      throw new RangeError('a word of somebody’s prayer');
    }
    const router = createMemoryRouter([{ path: '*', element: <Page />, errorElement: <Broken canReport={canReport} /> }]);
    onScreen(
      <FeedbackContext value={{ open }}>
        <RouterProvider router={router} />
      </FeedbackContext>,
    );
    vi.mocked(console.error).mockRestore();
    return open;
  }

  test('says what is safe and what to do, and reports the name of the fault and nothing of its words', async () => {
    const open = stumble(true);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('What you saved is safe on this device.');
    expect(alert.textContent).not.toContain('prayer');
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('button', { name: 'Load again' })).toBeDefined();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Report this' })));
    expect(open).toHaveBeenCalledExactlyOnceWith({ about: 'RangeError' });
  });

  test('offers no report where the door to the feedback fell with it', () => {
    stumble(false);
    expect(screen.queryByRole('button', { name: 'Report this' })).toBeNull();
  });
});

test('first steps are a person’s own: the same one keeps them at a new login, the next one begins, and after a log-out nothing is known', async () => {
  const door = aFrontDoor();
  const entering = async (name: string) => door.current.value?.enter(person(name));
  await door.mustStart();
  lookAround();
  await entering('alice');
  keepWelcomed();
  await entering('alice');
  expect(isWelcomed()).toBe(true);
  await entering('bob');
  expect(isWelcomed()).toBe(false);
  keepWelcomed();
  await door.current.value?.leave(0);
  expect([isWelcomed(), looksAround()]).toEqual([false, false]);
  await door.close();
});
