// Tests of the active tab of the navigation: which tab an address highlights.
import { expect, test } from 'vitest';
import { getActiveTab, getPageKey } from '../../../src/app/shell/active-tab.ts';

test('the search page is no part of the Bible tab; only the column of wide windows has it', () => {
  expect(getActiveTab(getPageKey('/Search'))).toEqual({ current: null, currentExtra: 'search' });
});

test.each([
  ['/', 'home'],
  ['/Bible/KJV/JHN/3', 'bible'],
  ['/peaceful-sleep/rest', 'sleep'],
])('the address %s highlights the tab %s', (address, tab) => {
  expect(getActiveTab(getPageKey(address)).current).toBe(tab);
});
