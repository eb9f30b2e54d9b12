// Select field with a label: Mantine's native select with the chevron that disclosures have, so that
// all fields which open a list look the same.
import { NativeSelect } from '@mantine/core';
import type { NativeSelectProps } from '@mantine/core';
import elements from './elements.module.css';
import './theme/mantine-fields.css';

/**
 * @param props those of Mantine's NativeSelect; `children` instead of `data` for other options. The
 *   size `sm` is for a row of several fields on a phone.
 */
export function SelectField(props: Omit<NativeSelectProps, 'rightSection'>) {
  return (
    <NativeSelect
      rightSection={<span className={elements['chevron']} aria-hidden />}
      rightSectionWidth={props.size === 'sm' ? 26 : 40}
      {...props}
    />
  );
}
