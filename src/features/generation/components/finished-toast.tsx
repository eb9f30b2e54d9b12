// Toast that announces a finished generation once, on whichever page the user is.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../ui/toast/toaster.tsx';

interface ShownNotice {
  id: string;
  kind: 'grace_note' | 'prayer' | 'gratitude' | 'wisdom';
}

interface FinishedGenerationToastProps<N extends ShownNotice> {
  notices: readonly N[];
  /** Claims the announcement for this tab; resolves to false when another tab has claimed it. */
  claim: (id: string) => Promise<boolean>;
  onOpen: (notice: N) => void;
}

/** Draws nothing itself. */
export function FinishedGenerationToast<N extends ShownNotice>({
  notices,
  claim,
  onOpen,
}: FinishedGenerationToastProps<N>) {
  const { t } = useTranslation();
  const toast = useToast();
  const claimedIds = useRef(new Set<string>());

  useEffect(() => {
    async function announce(one: N): Promise<void> {
      if (await claim(one.id))
        toast({
          message: t(`generation:finished.${one.kind}`),
          action: { label: t('generation:finished.open'), run: () => onOpen(one) },
        });
    }
    for (const one of notices) {
      if (claimedIds.current.has(one.id)) continue;
      claimedIds.current.add(one.id);
      announce(one).catch(() => claimedIds.current.delete(one.id));
    }
  }, [notices, claim, onOpen, t, toast]);
  return null;
}
