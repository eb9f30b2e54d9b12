// Tests of text direction: a field takes the direction of its text, not that of the page.
import { Textarea, TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '../support/render.tsx';

test.each([
  ['a field of many lines', <Textarea key="area" label="Words" />],
  ['a field of one line', <TextInput key="line" label="Words" />],
])('%s takes the direction of its text', (_, field) => {
  renderWithProviders(field);
  expect(screen.getByLabelText('Words').getAttribute('dir')).toBe('auto');
});
