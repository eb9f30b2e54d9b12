// Placeholder with the size of the plans that are loading.
import { Card, Stack } from '@mantine/core';

export function PlanSkeleton() {
  return (
    <Stack gap="sm" aria-hidden="true">
      <Card mih={240} />
      <Card mih={130} />
      <Card mih={130} />
      <Card mih={130} />
    </Stack>
  );
}
