import { Select, type SelectProps } from '../ui/select.view.tsx'
import type { FieldProps } from './use-form-fields.ts'

type ChoiceFieldProps<Value extends string | number> = FieldProps<Value> &
  Pick<SelectProps, 'help'> &
  Readonly<{ options: readonly Readonly<{ value: Value; label: string }>[] }>

/** One of some values, of a form's field. */
export const ChoiceField = <Value extends string | number>({
  options,
  value,
  readOnly,
  onValueChange,
  ...field
}: ChoiceFieldProps<Value>) => (
  <Select
    {...field}
    options={options.map((option) => ({ ...option, value: String(option.value) }))}
    value={String(value)}
    aria-disabled={readOnly || undefined}
    onValueChange={(text) => {
      const chosen = options.find((option) => String(option.value) === text)
      if (chosen) onValueChange(chosen.value)
    }}
  />
)
