// Chooses an action in the menu of a card. happy-dom has no popovers, so the menu is always open
// there; browser tests open it.
import { fireEvent, within } from '@testing-library/react';

export function chooseAction(card: HTMLElement, name: string): void {
  HTMLElement.prototype.hidePopover ??= () => undefined;
  const menu = within(card).getByRole('menu', { name: /^Actions for/ });
  fireEvent.click(within(menu).getByRole('menuitem', { name }));
}
