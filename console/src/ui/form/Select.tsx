import { HTMLSelect, type HTMLSelectProps } from '@blueprintjs/core';
import type { Ref } from 'react';

type Props = Omit<HTMLSelectProps, 'iconName'> & { ref?: Ref<HTMLSelectElement> };

/** Native select, which phones and keyboards open their own way, with the look of an input and the caret of a filter. */
export const Select = (props: Props) => <HTMLSelect {...props} iconName="caret-down" />;
