// Installation steps: those for the user's own device in a card, those for other devices folded;
// and the other sections of the guide.
import { Box, Card } from '@mantine/core';
import type { ReactNode } from 'react';
import elements from '../../../ui/elements.module.css';
import { detectIosBrowser } from '../../../platform/display-mode.ts';
import type { Guide, GuideTab } from './data.ts';

type Blocks = NonNullable<Guide['tabs'][GuideTab]>;
type Heading = Extract<Blocks[number], { kind: 'heading' }>;
type Device = NonNullable<Heading['device']>;

interface InstallStepsProps {
  /** Blocks of the guide; a section begins with its heading. */
  blocks: Blocks;
  renderBlocks: (blocks: Blocks) => ReactNode;
}

export function InstallSteps({ blocks, renderBlocks }: InstallStepsProps) {
  const sections = splitAtHeadings(blocks);
  const device = detectDevice();
  return (
    <>
      <Card p="18px 20px">
        {sections
          .filter(({ heading }) => heading.device === device)
          .map(({ heading, rest }) => renderBlocks([heading, ...rest]))}
      </Card>
      <Card p={0} style={{ gap: 0 }} className={elements['divided'] ?? ''}>
        {sections
          .filter(({ heading }) => heading.device !== undefined && heading.device !== device)
          .map(({ heading, rest }) => (
            <Box
              component="details"
              key={heading.text}
              className={elements['disclosure'] ?? ''}
              p="6px 20px"
            >
              <summary>
                <Box component="h2" fz="1.125rem" my={6}>
                  {heading.text}
                </Box>
              </summary>
              <Box pb="md">{renderBlocks(rest)}</Box>
            </Box>
          ))}
      </Card>
    </>
  );
}

/** The sections that are the same for all devices. */
export function OtherInstallSections({ blocks, renderBlocks }: InstallStepsProps) {
  return renderBlocks(
    splitAtHeadings(blocks)
      .filter(({ heading }) => heading.device === undefined)
      .flatMap(({ heading, rest }) => [heading, ...rest]),
  );
}

function detectDevice(): Device {
  if (detectIosBrowser() !== null) return 'ios';
  return /Android/.test(navigator.userAgent) ? 'android' : 'computer';
}

function splitAtHeadings(blocks: Blocks): { heading: Heading; rest: Blocks[number][] }[] {
  const sections: { heading: Heading; rest: Blocks[number][] }[] = [];
  for (const block of blocks)
    if (block.kind === 'heading') sections.push({ heading: block, rest: [] });
    else sections.at(-1)?.rest.push(block);
  return sections;
}
