// Test helpers that render the Bible page with an in-memory router, and fake a server that has only
// the bundled King James text.
import { act, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { openKjv } from '../../../../server/bible/sources/kjv.ts';
import { BackendError } from '../../../../src/backend/backend-error.ts';
import type { DataContext } from '../../../../src/data/data-context.ts';
import { DataProvider } from '../../../../src/data/data-provider.tsx';
import { BiblePage } from '../../../../src/features/bible/page.tsx';
import { renderWithProviders } from '../../../support/render.tsx';

const kjv = openKjv();

/** Adds a fake server that has the King James Version and nothing else. */
export function addKingJames<D extends DataContext>(data: D): D {
  const invoke = async <T,>(name: string, parameters: Readonly<Record<string, unknown>> = {}) => {
    const { book, chapter, translationCode } = parameters;
    if (name === 'listTranslations')
      return buildAnswer<T>({ translations: await kjv.translations() });
    const foundChapter = await kjv.chapter(String(translationCode), String(book), Number(chapter));
    if (foundChapter) return buildAnswer<T>(foundChapter);
    throw new BackendError('There is no such text here.', {
      status: 404,
      code: translationCode === 'KJV' ? 'chapter_not_found' : 'translation_not_found',
    });
  };
  const functions = { ...data.backend.functions, invoke } as DataContext['backend']['functions'];
  const { auth, integrations, agents, publicSettings } = data.backend;
  return Object.assign(data, {
    backend: { auth, integrations, agents, publicSettings, functions },
  });
}

/** Builds the answer of a server function. */
export function buildAnswer<T>(data: object) {
  return { status: 200, headers: new Headers(), data: data as T };
}

export async function openBible(data: DataContext, address: string) {
  const router = createMemoryRouter(
    [{ path: '/Bible/:translation?/:book?/:chapter?/:verses?', element: <BiblePage /> }],
    { initialEntries: [address] },
  );
  const { container } = renderWithProviders(
    <DataProvider data={data}>
      <RouterProvider router={router} />
    </DataProvider>,
  );
  return {
    router,
    container,
    path: () => router.state.location.pathname,
    go: (to: string) => act(() => router.navigate(to)),
    /** Resolves when the page shows the title and the verses of the chapter. */
    text: (title: string) =>
      waitFor(() => {
        if (
          container.querySelector('h1')?.textContent !== title ||
          !container.querySelector('[data-verse]')
        )
          throw new Error(`not yet: ${container.textContent}`);
      }),
  };
}
