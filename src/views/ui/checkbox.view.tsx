import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from 'styled-system/css'
import { checkbox } from 'styled-system/recipes/checkbox'

import { describe, FieldNotes } from './field-frame.view.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'onChange' | 'type' | 'size'> & {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
  onCheckedChange?: (checked: boolean) => void
  /** Some of what it stands for is chosen, not all. */
  indeterminate?: boolean
}

export const Checkbox = ({
  id,
  label,
  help,
  error,
  onCheckedChange,
  indeterminate = false,
  className,
  'aria-describedby': describedBy,
  ...rest
}: CheckboxProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  const styles = checkbox()
  return (
    <div>
      <label className={cx(styles.root, className)}>
        <input
          {...rest}
          {...describe(fieldId, { error, help }, describedBy)}
          ref={(element) => {
            if (element) element.indeterminate = indeterminate
          }}
          id={fieldId}
          type="checkbox"
          onChange={(event) => onCheckedChange?.(event.currentTarget.checked)}
          className={styles.box}
        />
        <span className={styles.text}>
          <span className={styles.label}>{label}</span>
        </span>
      </label>
      <div className={styles.notes}>
        <FieldNotes id={fieldId} help={help} error={error} />
      </div>
    </div>
  )
}
