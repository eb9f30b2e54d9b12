// Share dialog with a preview of the text and the ways to share: the device's share menu, copying,
// and four services in new windows.
import { Box, Stack, Text } from '@mantine/core';
import {
  IconBrandFacebook,
  IconBrandWhatsapp,
  IconBrandX,
  IconCheck,
  IconCopy,
  IconMessage,
  IconShare2,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../schemas/languages.ts';
import { useLanguage } from '../../locales/language.ts';
import { quoteText } from '../../locales/quote-text.ts';
import { copyText } from '../../platform/clipboard.ts';
import { canShare, share } from '../../platform/web-share.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { ShareContent, ShareService } from './share-content.ts';
import { buildShareText, shareServices, buildServiceUrl } from './share-content.ts';
import elements from '../../ui/elements.module.css';
import layout from '../../ui/page-layout.module.css';

const serviceIcons: Readonly<Record<ShareService, ReactNode>> = {
  whatsapp: <IconBrandWhatsapp size={22} aria-hidden />,
  facebook: <IconBrandFacebook size={22} aria-hidden />,
  x: <IconBrandX size={22} aria-hidden />,
  sms: <IconMessage size={22} aria-hidden />,
};

export function ShareDialog({ content, onClose }: { content: ShareContent; onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { copied, setCopied } = useCopied();
  const [isCopyRefused, setIsCopyRefused] = useState(false);
  const address = location.origin;
  const title = content.title ?? t(`share:type.${content.type}`);
  const frame = {
    title,
    quote: (text: string, of: Language | undefined) => quoteText(of ?? language, text),
    foreign: (of: Language) =>
      of === language ? undefined : new Intl.DisplayNames(language, { type: 'language' }).of(of),
  };
  const footer = t('share:footer', { address });
  const text = buildShareText(content, { ...frame, footer });
  const shareText = buildShareText(content, { ...frame, footer: '' });
  const menu = { title, text };

  async function copy(): Promise<void> {
    const isCopied = await copyText(text);
    setCopied(isCopied);
    setIsCopyRefused(!isCopied);
  }

  async function shareByDevice(): Promise<void> {
    switch (await share(menu)) {
      case 'shared':
        return onClose();
      case 'closed':
        return;
      case 'missing':
      case 'failed':
        return copy();
    }
  }

  return (
    <Dialog shape="card" title={t('share:title')} onClose={onClose}>
      <Box
        component="section"
        aria-label={t('share:preview')}
        className={elements['card']}
        mah="30dvh"
        p="14px 16px"
        style={{ overflowY: 'auto', overscrollBehavior: 'contain' }}
      >
        <Text className={layout['words']} fz="md" dir="auto">
          {text}
        </Text>
      </Box>
      <Stack component="ul" className={elements['plainList']} gap={2}>
        {canShare(menu) && (
          <li>
            <button
              type="button"
              className={elements['listButton']}
              onClick={() => void shareByDevice()}
            >
              <IconShare2 size={22} aria-hidden />
              {t('share:device')}
            </button>
          </li>
        )}
        <li>
          <button type="button" className={elements['listButton']} onClick={() => void copy()}>
            {copied ? <IconCheck size={22} aria-hidden /> : <IconCopy size={22} aria-hidden />}
            {copied ? t('share:copied') : t('share:copy')}
          </button>
        </li>
        {shareServices.map((service) => (
          <li key={service}>
            <a
              className={elements['listButton']}
              href={buildServiceUrl(service, { message: shareText, footer, address })}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('share:newWindow', { way: t(`share:${service}`) })}
            >
              {serviceIcons[service]}
              {t(`share:${service}`)}
            </a>
          </li>
        ))}
      </Stack>
      <Box
        component="p"
        role="status"
        {...(isCopyRefused ? { c: 'var(--red)' } : { className: layout['visuallyHidden'] })}
      >
        {isCopyRefused ? t('share:copyFailed') : copied ? t('share:copied') : ''}
      </Box>
    </Dialog>
  );
}

/** Milliseconds. */
const copiedMillis = 2_000;

function useCopied(): { copied: boolean; setCopied: (copied: boolean) => void } {
  // Counts the copies, so that each copy shows its message for two seconds.
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (at === 0) return;
    const timer = setTimeout(() => setAt(0), copiedMillis);
    return () => clearTimeout(timer);
  }, [at]);
  return { copied: at > 0, setCopied: (copied) => setAt((before) => (copied ? before + 1 : 0)) };
}
