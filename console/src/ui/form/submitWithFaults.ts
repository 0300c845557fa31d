import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

export interface FieldFault<Fields extends FieldValues> {
  field: Path<Fields>;
  text: string;
}

/**
 * Submits a form whose fields are validated together by a rule of the server too: the faults of the
 * rule and those of single fields are shown at once, each at its field.
 */
export const submitWithFaults = <Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  faultsOf: (fields: Fields) => readonly FieldFault<Fields>[],
  save: (fields: Fields) => Promise<unknown>,
) => {
  const showFaults = (): boolean => {
    const faults = faultsOf(form.getValues()).filter(
      ({ field }) => !form.getFieldState(field).error,
    );
    for (const { field, text } of faults) form.setError(field, { message: text });
    return faults.length > 0;
  };
  return form.handleSubmit(
    async (fields) => {
      if (!showFaults()) return save(fields);
      const [first] = faultsOf(fields);
      if (first) form.setFocus(first.field);
      return undefined;
    },
    () => void showFaults(),
  );
};
