// Announces finished generations on any page, and links to the page of the result.
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import {
  claimFinishedGeneration,
  type GenerationNotice as News,
  watchFinishedGenerations,
} from './finished-generations.ts';
import { waitUntilVisible } from '../../../platform/reload.ts';
import { FinishedGenerationToast } from '../components/finished-toast.tsx';

const noNotices: readonly News[] = [];
const urlByKind: Readonly<Record<News['kind'], string>> = {
  grace_note: '/',
  prayer: '/Prayer',
  gratitude: '/Gratitude',
  wisdom: '/Wisdom',
};

export function FinishedGenerationsNotice() {
  const data = useData();
  const navigate = useNavigate();
  const notice = useLiveQuery('finished-generations', watchFinishedGenerations) ?? noNotices;
  const take = useCallback(
    async (id: string) => {
      // A hidden tab announces nothing.
      await waitUntilVisible();
      return claimFinishedGeneration(data, id);
    },
    [data],
  );
  const open = useCallback(
    ({ id, kind }: News) => void navigate(`${urlByKind[kind]}#${id}`),
    [navigate],
  );
  return <FinishedGenerationToast notices={notice} claim={take} onOpen={open} />;
}
