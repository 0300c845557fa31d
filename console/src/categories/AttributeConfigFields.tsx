import { Button, Checkbox, InputGroup } from '@blueprintjs/core';
import { ArrowDown, ArrowUp, Cross, Plus } from '@blueprintjs/icons';
import { LIMITS } from '@munim/schema/shared/limits.ts';
import type { AttributeType } from '../../generated/documents.ts';
import { ATTRIBUTE_TYPES } from './categories.labels.ts';
import { type AttributeRow, attributeRowErrors, newAttribute } from './categoryForm.ts';
import { NameTags } from './NameTags.tsx';
import { mostText } from '../ui/form/blockedTexts.ts';
import { Select } from '../ui/form/Select.tsx';
import { t } from '../ui/text.ts';

interface RowProps {
  row: AttributeRow;
  index: number;
  last: boolean;
  errors: readonly string[];
  onChange: (change: Partial<AttributeRow>) => void;
  onMove: (by: number) => void;
  onRemove: () => void;
}

function Row({ row, index, last, errors, onChange, onMove, onRemove }: RowProps) {
  const called = t('attribute {{index}}', { index: index + 1 });
  const intent = errors.length ? 'danger' : 'none';
  return (
    <li>
      <div className="category-attribute">
        <InputGroup
          aria-label={t('Name of {{called}}', { called })}
          placeholder={t('Name')}
          intent={intent}
          maxLength={LIMITS.attributeName}
          value={row.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <Select
          aria-label={t('Type of {{called}}', { called })}
          options={ATTRIBUTE_TYPES}
          value={row.type}
          onChange={(event) => onChange({ type: event.currentTarget.value as AttributeType })}
        />
        <Checkbox
          label={t('Required')}
          aria-label={t('{{called}} is required', { called })}
          checked={row.required}
          onChange={(event) => onChange({ required: event.currentTarget.checked })}
        />
        <span className="category-attribute-buttons">
          <Button
            variant="minimal"
            icon={<ArrowUp />}
            aria-label={t('Move {{called}} up', { called })}
            disabled={index === 0}
            onClick={() => onMove(-1)}
          />
          <Button
            variant="minimal"
            icon={<ArrowDown />}
            aria-label={t('Move {{called}} down', { called })}
            disabled={last}
            onClick={() => onMove(1)}
          />
          <Button
            variant="minimal"
            icon={<Cross />}
            aria-label={t('Remove {{called}}', { called })}
            onClick={onRemove}
          />
        </span>
      </div>
      {row.type === 'CHOICE' && (
        <NameTags
          label={t('Options of {{called}}', { called })}
          placeholder={t('Options, each ended by Enter')}
          invalid={errors.length > 0}
          value={row.options}
          maxLength={LIMITS.attributeText}
          max={LIMITS.attributeOptions}
          onChange={(options) => onChange({ options })}
        />
      )}
      {errors.length > 0 && (
        <p className="category-attribute-error" role="alert">
          {errors.join(' ')}
        </p>
      )}
    </li>
  );
}

interface Props {
  value: readonly AttributeRow[];
  onChange: (rows: AttributeRow[]) => void;
  /** True after the first Save: each row shows its error. */
  showErrors: boolean;
}

/**
 * Attributes that a category requires of products and SKUs: rows to add, change, order and remove.
 */
export function AttributeConfigFields({ value, onChange, showErrors }: Props) {
  const errors = showErrors ? attributeRowErrors(value) : [];
  const move = (index: number, by: number) => {
    const row = value[index];
    if (row) onChange(value.toSpliced(index, 1).toSpliced(index + by, 0, row));
  };
  return (
    <section aria-label={t('Attributes')} className="category-attributes">
      <h3>{t('Attributes')}</h3>
      <ol>
        {value.map((row, index) => (
          <Row
            key={row.key}
            row={row}
            index={index}
            last={index === value.length - 1}
            errors={errors.filter((error) => error.index === index).map(({ text }) => text)}
            onChange={(change) => onChange(value.with(index, { ...row, ...change }))}
            onMove={(by) => move(index, by)}
            onRemove={() => onChange(value.toSpliced(index, 1))}
          />
        ))}
      </ol>
      <Button
        icon={<Plus />}
        text={t('Add attribute')}
        disabled={value.length >= LIMITS.attributes}
        title={mostText(value.length, LIMITS.attributes)}
        onClick={() => onChange([...value, newAttribute()])}
      />
    </section>
  );
}
