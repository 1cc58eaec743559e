import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { css, cx } from 'styled-system/css'
import { field } from 'styled-system/recipes/field'
import { input } from 'styled-system/recipes/input'

import { describe, FieldFrame, type FieldWords } from './field-frame.view.tsx'
import { Icon } from './icon.view.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectProps = Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'children' | 'size'> &
  FieldWords & {
    options: readonly SelectOption[]
    value?: string
    onValueChange?: (value: string) => void
    /** Shown while nothing is chosen; its value is the empty string. */
    placeholder?: string
  }

/** The platform's own list: light, and right on every phone. */
export const Select = ({
  id,
  label,
  help,
  error,
  optional,
  isLabelHidden = false,
  options,
  value,
  onValueChange,
  placeholder,
  className,
  'aria-describedby': describedBy,
  ...rest
}: SelectProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  const styles = field()
  return (
    <FieldFrame
      id={fieldId}
      label={label}
      help={help}
      error={error}
      isLabelHidden={isLabelHidden}
      {...(optional !== undefined && { optional })}
    >
      <div className={styles.control}>
        <select
          {...rest}
          {...describe(fieldId, { error, help }, describedBy)}
          id={fieldId}
          {...(value !== undefined && { value })}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
          className={cx(input({ kind: 'select' }), className)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={cx(styles.affix, css({ insetInlineEnd: '3', pointerEvents: 'none' }))}>
          <Icon as={ChevronDown} />
        </span>
      </div>
    </FieldFrame>
  )
}
