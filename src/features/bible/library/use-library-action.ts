// React hook that runs a change of the library for a button and shows a toast for success or
// failure. A failed action has changed nothing.
import { useTranslation } from 'react-i18next';
import { useData } from '../../../data/data-provider.tsx';
import { isStorageFull } from '../../../data/database/storage-errors.ts';
import { useToast } from '../../../ui/toast/toaster.tsx';

export function useLibraryAction(): (work: Promise<void>, done?: string) => Promise<void> {
  const { t } = useTranslation();
  const { report } = useData();
  const toast = useToast();
  return async (work, done) => {
    try {
      await work;
      if (done !== undefined) toast({ message: done });
    } catch (fault) {
      report('the downloaded translations could not be changed', fault);
      toast({
        message: isStorageFull(fault)
          ? t('bible-library:deviceFull')
          : t('bible-library:actionFailed'),
      });
    }
  };
}
