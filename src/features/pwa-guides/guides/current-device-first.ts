// Detects the current device and moves its section of a guide before those of other devices.
import type { Guide, GuideTab } from './data.ts';
import { detectIosBrowser } from '../../../platform/display-mode.ts';

type Blocks = NonNullable<Guide['tabs'][GuideTab]>;
type Block = Blocks[number];
type Device = NonNullable<Extract<Block, { kind: 'heading' }>['device']>;

export function detectDevice(): Device {
  if (detectIosBrowser() !== null) return 'ios';
  return /Android/.test(navigator.userAgent) ? 'android' : 'computer';
}

/**
 * Moves the section of the given device before those of other devices. A section ends at the next
 * heading; blocks for no specific device keep their position.
 */
export function sortOwnDeviceFirst(blocks: Blocks, device: Device): Blocks {
  const from = blocks.findIndex((block) => getBlockDevice(block) !== undefined);
  const start = blocks.findIndex((block) => getBlockDevice(block) === device);
  if (start === -1) return blocks;
  const next = blocks.findIndex((block, index) => index > start && block.kind === 'heading');
  const end = next === -1 ? blocks.length : next;
  return [
    ...blocks.slice(0, from),
    ...blocks.slice(start, end),
    ...blocks.slice(from, start),
    ...blocks.slice(end),
  ];
}

function getBlockDevice(block: Block): Device | undefined {
  return block.kind === 'heading' ? block.device : undefined;
}
