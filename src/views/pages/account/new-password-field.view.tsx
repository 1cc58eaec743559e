import { Circle, CircleCheck } from 'lucide-react'
import { useState, type FocusEventHandler } from 'react'
import { css, cx } from 'styled-system/css'
import { link } from 'styled-system/recipes/link'

import { PASSWORD_NEEDS, passwordLacks, type PasswordNeed } from '../../../domain/password.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { latePart } from '../../ui/late-part.ts'
import { PasswordField } from '../../ui/password-field.view.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.view.tsx'
import { LateDialog } from './late-dialog.view.tsx'

const PasswordRequirements = latePart(() => import('./password-requirements.view.tsx'))

export type NewPasswordFieldProps = Readonly<{
  id: string
  name: string
  label: string
  value: string
  error?: string | undefined
  /** The error is that the requirements are not met: they are a press away. */
  isRequirementsError?: boolean | undefined
  onValueChange: (value: string) => void
  onBlur?: FocusEventHandler<HTMLInputElement>
  readOnly?: boolean
}>

const styles = {
  root: css({ display: 'grid', gap: '2', minWidth: '0' }),
  see: cx(link(), css({ cursor: 'pointer', minHeight: 'target', textAlign: 'start' })),
  needs: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
    columnGap: '4',
    rowGap: '1',
    textStyle: 'small',
  }),
  need: css({
    display: 'grid',
    gridTemplateColumns: '[auto minmax(0, 1fr)]',
    alignItems: 'start',
    columnGap: '2',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    '&[data-met]': { color: 'status.success.fg' },
  }),
  word: css({ fontWeight: 'semibold', whiteSpace: 'nowrap' }),
}

/** Says what is lacking when that changes, not at each key: a live region is read only when its words are others. */
const Progress = ({ lacks }: { lacks: readonly PasswordNeed[] }) => {
  const { passwords } = useWords()
  const formats = useFormats()
  return lacks.length === 0
    ? passwords.whole()
    : passwords.lacking({ needs: formats.list(lacks.map((need) => passwords.needs[need]())) })
}

/** A password that is being chosen, and what it still needs. The page has to speak `passwords`. */
export const NewPasswordField = ({ id, error, isRequirementsError = false, value, ...rest }: NewPasswordFieldProps) => {
  const { passwords } = useWords()
  const [isOpen, setOpen] = useState(false)
  const lacks = passwordLacks(value)
  return (
    <div className={styles.root}>
      <PasswordField
        {...rest}
        id={id}
        value={value}
        autoComplete="new-password"
        showLabel={passwords.show()}
        hideLabel={passwords.hide()}
        required
        aria-describedby={`${id}-needs`}
        error={
          error !== undefined && isRequirementsError ? (
            <>
              {error}{' '}
              <button type="button" aria-haspopup="dialog" className={styles.see} onClick={() => setOpen(true)}>
                {passwords.see()}
              </button>
            </>
          ) : (
            error
          )
        }
      />
      <ul id={`${id}-needs`} aria-label={passwords.needsLabel()} className={styles.needs}>
        {PASSWORD_NEEDS.map((need) => {
          const isMet = !lacks.includes(need)
          return (
            <li key={need} data-met={isMet || undefined} className={styles.need}>
              <Icon as={isMet ? CircleCheck : Circle} size="sm" />
              <span>
                {passwords.needs[need]()}{' '}
                <span className={styles.word}>({isMet ? passwords.met() : passwords.needed()})</span>
              </span>
            </li>
          )
        })}
      </ul>
      <div role="status">
        <VisuallyHidden>{value !== '' && <Progress lacks={lacks} />}</VisuallyHidden>
      </div>
      {isOpen && (
        <LateDialog>
          <PasswordRequirements onClose={() => setOpen(false)} />
        </LateDialog>
      )}
    </div>
  )
}
