// Card on Home that is a link with icon, label, title and detail, or a placeholder while the
// content is loading.
import { Box, Stack, Text, ThemeIcon } from '@mantine/core';
import '@mantine/core/styles/ThemeIcon.layer.css';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './home-line.module.css';
import elements from '../../../ui/elements.module.css';

type HomeCardProps =
  | { isLoading: true }
  | {
      isLoading?: false;
      icon: ReactNode;
      label: string;
      title: string;
      detail: string | undefined;
      href: string;
    };

export function HomeCard(props: HomeCardProps) {
  const className = `${elements['cardLink']} ${styles['line']}`;
  if (props.isLoading) return <Box className={className} mih={104} aria-hidden="true" />;
  const { icon, label, title, detail, href } = props;
  return (
    <Box component="a" className={className} mih={104} href={href}>
      <ThemeIcon component="span" variant="light" size={44} radius="xl">
        {icon}
      </ThemeIcon>
      <Stack component="span" gap={2}>
        <Text span c="dimmed" fz="sm">
          {label}
        </Text>
        <Text span className={elements['title']} dir="auto">
          {title}
        </Text>
        {detail !== undefined && (
          <Text span c="dimmed" fz="sm">
            {detail}
          </Text>
        )}
      </Stack>
      <IconChevronRight size={20} aria-hidden color="var(--quiet)" />
    </Box>
  );
}
