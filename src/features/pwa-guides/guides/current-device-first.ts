// What is for the device in the person's hand comes before what is for others.
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
 * A section goes from its heading to the next; those for no one device stay where they are, after
 * all that are for one.
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
