// List of the options of one category, each with its Bible reference.
import { Box, Stack, Text } from '@mantine/core';
import elements from '../../../ui/elements.module.css';

export interface OptionLink {
  /** `fear/fear_isa_41_10` */
  way: string;
  title: string;
  language?: string | undefined;
  reference: string;
  href: string;
  isCurrent: boolean;
}

export function OptionList({ options }: { options: readonly OptionLink[] }) {
  return (
    <Stack component="ul" className={elements['plainList']} gap={10}>
      {options.map(({ way, title, language, reference, href, isCurrent }) => (
        <li key={way}>
          <Box
            component="a"
            display="block"
            className={elements['cardLink']}
            href={href}
            data-way={way}
            aria-current={isCurrent ? 'page' : undefined}
          >
            <Stack component="span" gap={4} p="14px 16px">
              <Text span fw={600} fz="1.0625rem" lh={1.4} ff="heading" lang={language} dir="auto">
                {title}
              </Text>
              <Text span mih="1.5em" c="dimmed" fz="sm">
                {reference}
              </Text>
            </Stack>
          </Box>
        </li>
      ))}
    </Stack>
  );
}
