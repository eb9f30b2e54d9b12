// List of names and values, one a row; a name may be a link.
import { Box, Group } from '@mantine/core';
import elements from '../../../ui/elements.module.css';
import surface from '../../../ui/surface.module.css';

export interface Fact {
  label: string;
  value: string;
  href?: string;
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box component="dl" m={0} className={`${elements['card']} ${elements['divided']}`}>
      {facts.map(({ label, value, href }) => (
        <Group key={label} justify="space-between" gap="2px 16px" px={16} py={8}>
          <dt>
            {href === undefined ? (
              label
            ) : (
              <a href={href} className={surface['inlineLink']}>
                {label}
              </a>
            )}
          </dt>
          <Box component="dd" m={0} fw={600}>
            {value}
          </Box>
        </Group>
      ))}
    </Box>
  );
}
