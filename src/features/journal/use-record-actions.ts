// React hook that stores a change of one record and shows a toast: with an undo button, or why the
// change was not stored. Also restores previous versions of the record.
import { useTranslation } from 'react-i18next';
import type { PreviousVersion } from '../../../schemas/fields.ts';
import { useData } from '../../data/data-provider.tsx';
import { StorageWriteError } from '../../data/records/record.ts';
import { type RecordKey, restoreItemVersions } from '../../data/records/sync-items.ts';
import { getStorageErrorMessage } from '../../locales/error-messages.ts';
import { useToast } from '../../ui/toast/toaster.tsx';

interface RecordActions {
  /**
   * Runs a write on the device. A failed write changes nothing and shows a message.
   *
   * @param missing message when the record does not exist any more
   * @returns whether the change was stored
   */
  runAction: (
    work: () => Promise<unknown>,
    done: () => void,
    failed: string,
    missing?: string,
  ) => Promise<boolean>;
  offerUndo: (message: string, work: () => Promise<unknown>) => void;
  /** @param versions the previous versions of one group */
  restoreVersions: (versions: readonly PreviousVersion[]) => Promise<boolean>;
}

/** @param about names the record in a toast with an undo button */
export function useRecordActions(key: RecordKey, about: string): RecordActions {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();

  const runAction: RecordActions['runAction'] = async (work, done, failed, missing = failed) => {
    try {
      await work();
      done();
      return true;
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({
        message:
          fault.reason === 'missing'
            ? missing
            : `${failed} ${getStorageErrorMessage(t, fault.reason)}`,
      });
      return false;
    }
  };

  const offerUndo: RecordActions['offerUndo'] = (message, work) => {
    const undo = () => void runAction(work, () => undefined, t('undoFailed'));
    toast({ message, about, action: { label: t('undo'), run: undo } });
  };

  return {
    runAction,
    offerUndo,
    restoreVersions(versions) {
      let replacedVersions = versions;
      return runAction(
        async () => {
          replacedVersions = await restoreItemVersions(data, key, versions);
        },
        () =>
          offerUndo(t('previousVersions.restored'), () =>
            restoreItemVersions(data, key, replacedVersions),
          ),
        t('previousVersions.restoreFailed'),
      );
    },
  };
}
