import type { LucideIcon } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { css, cx } from 'styled-system/css'
import { field } from 'styled-system/recipes/field'
import { input } from 'styled-system/recipes/input'

import { describe, FieldFrame, type FieldWords } from './field-frame.view.tsx'
import { Icon } from './icon.view.tsx'

// The direction is that of what is typed, and the room for what stands at the ends stays where they are: by `dir="auto"`
// it would go to the other end with Latin letters in an Arabic page, under the icon.
const asTyped = css({ unicodeBidi: 'plaintext', textAlign: 'start' })

export type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'size'> &
  FieldWords & {
    value?: string
    onValueChange?: (value: string) => void
    icon?: LucideIcon
    /** A small control at the end of the box, such as an IconButton. */
    end?: ReactNode
  }

/** Give `dir="ltr"` to phone numbers, e-mail addresses and codes: they read the same way in every language. */
export const TextField = ({
  id,
  label,
  help,
  error,
  optional,
  isLabelHidden = false,
  value,
  onValueChange,
  icon,
  end,
  className,
  dir,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) => {
  const ownId = useId()
  const fieldId = id ?? ownId
  const styles = field()
  const hasEnds = icon !== undefined || end !== undefined
  const isAsTyped = dir === 'auto' && hasEnds
  return (
    <FieldFrame
      id={fieldId}
      label={label}
      help={help}
      error={error}
      isLabelHidden={isLabelHidden}
      {...(optional !== undefined && { optional })}
    >
      {/* What stands at the ends of the box goes with its text: the room for it is made there. Else it stands below its
          label, however narrow it is. */}
      <div className={styles.control} dir={dir === 'ltr' && hasEnds ? 'ltr' : undefined}>
        {icon && (
          <span className={cx(styles.affix, css({ insetInlineStart: '3' }))}>
            <Icon as={icon} />
          </span>
        )}
        <input
          type="text"
          dir={isAsTyped ? undefined : dir}
          {...rest}
          {...describe(fieldId, { error, help }, describedBy)}
          id={fieldId}
          {...(value !== undefined && { value })}
          onChange={(event) => onValueChange?.(event.currentTarget.value)}
          className={cx(
            input({ leading: icon !== undefined, trailing: end !== undefined }),
            isAsTyped && asTyped,
            className,
          )}
        />
        {end !== undefined && <span className={cx(styles.affix, css({ insetInlineEnd: '1' }))}>{end}</span>}
      </div>
    </FieldFrame>
  )
}
