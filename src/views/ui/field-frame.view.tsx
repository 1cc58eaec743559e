import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { field } from 'styled-system/recipes/field'

import { Icon } from './icon.view.tsx'

export type FieldWords = {
  label: ReactNode
  help?: ReactNode
  /** Present only when the value is wrong. */
  error?: ReactNode
  /** The word after the label of a field that may be left empty, such as "optional". */
  optional?: string
  /** The label is read but not shown: where there is no room for it above. */
  isLabelHidden?: boolean
}

type FieldFrameProps = FieldWords & { id: string; children: ReactNode }

const isShown = (words: ReactNode) => words !== undefined && words !== null && words !== false && words !== ''

/** What a control points at: its error first, then its help. */
export const describe = (id: string, { error, help }: Pick<FieldWords, 'error' | 'help'>, more?: string) => {
  const ids = [isShown(error) && `${id}-error`, isShown(help) && `${id}-help`, more]
  return {
    'aria-describedby': ids.filter((part) => typeof part === 'string').join(' ') || undefined,
    'aria-invalid': isShown(error) || undefined,
  }
}

/** Label above, control, then what is wrong with it, then help. */
export const FieldFrame = ({ id, label, help, error, optional, isLabelHidden = false, children }: FieldFrameProps) => {
  const styles = field()
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={isLabelHidden ? css({ srOnly: true }) : styles.label}>
        {label}
        {optional !== undefined && <span className={styles.optional}>({optional})</span>}
      </label>
      {children}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  )
}

export const FieldNotes = ({ id, help, error }: Pick<FieldFrameProps, 'id' | 'help' | 'error'>) => {
  const styles = field()
  return (
    <>
      {isShown(error) && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon as={CircleAlert} size="sm" />
          <span>{error}</span>
        </p>
      )}
      {isShown(help) && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </>
  )
}
