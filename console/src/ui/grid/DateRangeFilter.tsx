import { Button, Menu, MenuItem } from '@blueprintjs/core';
import { CaretDown } from '@blueprintjs/icons';
import { useState } from 'react';
import { DayInput } from '../form/DayInput.tsx';
import {
  DATE_PRESETS,
  type DatePreset,
  type Day,
  financialYearOf,
  isDay,
  PRESET_TEXT,
  presetRange,
  today,
} from '../format/dates.ts';
import { MenuPopover } from '../overlay/MenuPopover.tsx';
import { FilterChip } from './FilterChip.tsx';
import { t } from '../text.ts';

interface Props {
  label: string;
  from: Day | undefined;
  to: Day | undefined;
  /** True when "all days" is no choice. */
  required?: boolean | undefined;
  onChange: (from: Day | null, to: Day | null) => void;
}

const presetOf = (from: Day | undefined, to: Day | undefined): DatePreset | undefined =>
  DATE_PRESETS.find((preset) => {
    const range = presetRange(preset);
    return range.from === from && range.to === to;
  });

function rangeText(label: string, from: Day | undefined, to: Day | undefined) {
  const preset = presetOf(from, to);
  if (preset) return `${label}: ${PRESET_TEXT[preset]}`;
  if (!from && !to) return label;
  return `${label}: ${from ?? '…'} – ${to ?? '…'}`;
}

/** Text that is no day stays in its input and filters nothing. */
const isReadable = (text: string) => text === '' || isDay(text);

/** Filter of first and last day, with date presets in IST (docs/rules/console.md#dates). */
export function DateRangeFilter({ label, from, to, required, onChange }: Props) {
  const [open, setOpen] = useState(false);
  const year = financialYearOf(today());
  const likely = { min: year.from, max: year.to };
  const choose = (preset: DatePreset) => {
    const range = presetRange(preset);
    setOpen(false);
    onChange(range.from, range.to);
  };
  const content = (
    <div className="kit-date-range">
      <Menu>
        {DATE_PRESETS.map((preset) => (
          <MenuItem
            key={preset}
            text={PRESET_TEXT[preset]}
            shouldDismissPopover={false}
            selected={presetOf(from, to) === preset}
            onClick={() => choose(preset)}
          />
        ))}
        {!required && (
          <MenuItem
            text={t('Any date')}
            shouldDismissPopover={false}
            selected={!from && !to}
            onClick={() => (setOpen(false), onChange(null, null))}
          />
        )}
      </Menu>
      <div className="kit-date-range-days">
        <span className="kit-muted">{t('From')}</span>
        <DayInput
          label={t('From')}
          value={from}
          max={to}
          likely={likely}
          onChange={(day) => isReadable(day) && onChange(day || null, to ?? null)}
        />
        <span className="kit-muted">{t('To')}</span>
        <DayInput
          label={t('To')}
          value={to}
          min={from}
          likely={likely}
          onChange={(day) => isReadable(day) && onChange(from ?? null, day || null)}
        />
      </div>
    </div>
  );
  const clear = !required && (from ?? to) ? () => onChange(null, null) : undefined;
  return (
    <FilterChip label={label} onClear={clear}>
      <MenuPopover content={content} isOpen={open} onInteraction={setOpen} placement="bottom-start">
        <Button endIcon={<CaretDown />} text={rangeText(label, from, to)} active={open} />
      </MenuPopover>
    </FilterChip>
  );
}
