import { useId, type ComponentProps } from 'react'
import { cx } from 'styled-system/css'
import { input } from 'styled-system/recipes/input'

import { describe, FieldFrame, type FieldWords } from './field-frame.view.tsx'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> &
  FieldWords & { value?: string; onValueChange?: (value: string) => void }

export const TextArea = ({
  id,
  label,
  help,
  error,
  optional,
  value,
  onValueChange,
  className,
  rows = 5,
  // Or a browser puts back what was written here before, whoever goes back to the page.
  autoComplete = 'off',
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} help={help} error={error} {...(optional !== undefined && { optional })}>
      <textarea
        {...rest}
        {...describe(fieldId, { error, help }, describedBy)}
        id={fieldId}
        rows={rows}
        autoComplete={autoComplete}
        {...(value !== undefined && { value })}
        onChange={(event) => onValueChange?.(event.currentTarget.value)}
        className={cx(input({ kind: 'area' }), className)}
      />
    </FieldFrame>
  )
}
