// React hook for Save as a guest: stores the pending save, and opens a sheet that offers to sign up
// or to log in. The save is completed after the login.
import { Button, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type PendingSave,
  removePendingSave,
  storePendingSave,
} from '../../data/drafts/pending-saves.ts';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';
import { Dialog } from '../../ui/dialog.tsx';

interface SaveOffer extends Pick<PendingSave, 'id' | 'kind' | 'target'> {
  input: object;
  /** Draft of the form; missing for a save that is not typed. */
  draftName?: string;
  /** What is saved, as the guest sees it: the text, or the verses. */
  preview: string;
}

interface SaveOfferState {
  offerSave: (offer: SaveOffer) => void;
  /** The sheet while it is open. */
  saveOffer: ReactNode;
}

export function useSaveOffer(): SaveOfferState {
  const [offer, setOffer] = useState<SaveOffer | null>(null);

  return {
    offerSave(offered) {
      const { draftName, preview: _preview, ...save } = offered;
      storePendingSave(save, draftName);
      setOffer(offered);
    },
    saveOffer: offer && (
      <SaveOfferSheet
        preview={offer.preview}
        target={offer.target}
        onClose={() => {
          removePendingSave(offer);
          setOffer(null);
        }}
      />
    ),
  };
}

interface SaveOfferSheetProps extends Pick<SaveOffer, 'preview' | 'target'> {
  /** The guest does not want to save now; the draft stays. */
  onClose: () => void;
}

function SaveOfferSheet({ preview, target, onClose }: SaveOfferSheetProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      shape="sheet"
      title={t('saveOffer.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="subtle" onClick={onClose}>
            {t('notNow')}
          </Button>
          <Button component="a" variant="default" href={buildLoginUrl(target)}>
            {t('logIn')}
          </Button>
          <Button component="a" href={buildLoginUrl(target, 'signup')}>
            {t('saveOffer.signUp')}
          </Button>
        </>
      }
    >
      <Text component="blockquote" m={0} dir="auto" lineClamp={4}>
        {preview}
      </Text>
      <p>{t('saveOffer.body')}</p>
    </Dialog>
  );
}
