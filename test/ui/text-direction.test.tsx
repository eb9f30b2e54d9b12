// What a person writes runs its own way: the field says so, not the frame around it.
import { Textarea, TextInput } from '@mantine/core';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithProviders } from '../support/render.tsx';

test.each([
  ['a field of many lines', <Textarea key="area" label="Words" />],
  ['a field of one line', <TextInput key="line" label="Words" />],
])('%s takes the direction of its words', (_, field) => {
  renderWithProviders(field);
  expect(screen.getByLabelText('Words').getAttribute('dir')).toBe('auto');
});
