import { useSelector } from '@xstate/react'
import { ImageUp, Trash2 } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { css, cx } from 'styled-system/css'
import { button } from 'styled-system/recipes/button'

import { MARK_KEPT } from '../../../domain/contract/certificate-authority.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { FieldProps } from '../../form/use-form-fields.ts'
import { Button } from '../../ui/button.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Spinner } from '../../ui/spinner.view.tsx'
import { useDeed } from '../deed-dialog.view.tsx'
import { DeedFailure } from '../deed-failure.view.tsx'
import type { AuthorityMachines } from './authority.props.ts'
import { markPicture } from './mark.styles.ts'

const styles = {
  field: css({
    display: 'grid',
    justifyItems: 'start',
    gap: '2',
    border: 'none',
    margin: '0',
    padding: '0',
    minWidth: '0',
  }),
  label: css({ textStyle: 'label', padding: '0' }),
  acts: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
  choose: css({ position: 'relative', overflow: 'hidden', _focusWithin: { focusRing: 'outside' } }),
  file: css({ position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer', fontSize: '[0]' }),
  help: css({ textStyle: 'small', color: 'fg.muted' }),
  error: css({ textStyle: 'small', color: 'status.danger.fg' }),
  busy: css({ display: 'flex', alignItems: 'center', gap: '3' }),
}

type MarkFieldProps = FieldProps<string> &
  Readonly<{
    help: string
    /** The picture that there is, for as long as it is kept. */
    held: string | null
    preparing: AuthorityMachines['preparing']
  }>

/** A signature or a seal: a picture that is chosen, seen and taken away again. */
export const MarkField = ({
  id,
  label,
  help,
  held,
  value,
  error,
  readOnly,
  onValueChange,
  preparing,
}: MarkFieldProps) => {
  const { certificateAuthority: said } = useWords()
  const deed = useDeed(preparing, ({ outcome }) => onValueChange(outcome))
  const isBusy = useSelector(deed, (at) => at.hasTag('busy'))
  const shown = value === MARK_KEPT ? held : value === '' ? null : `data:image/png;base64,${value}`
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // The same file may be chosen again.
    currentTarget.value = ''
    if (file) deed.send({ type: 'deed.begun', subject: { file } })
  }
  return (
    <fieldset className={styles.field} aria-describedby={`${id}-help`}>
      <legend className={styles.label}>{label}</legend>
      {shown && <img src={shown} alt={label} className={markPicture} />}
      <div className={styles.acts}>
        <span className={cx(button({ variant: 'outline', size: 'sm' }), styles.choose)}>
          <Icon as={ImageUp} />
          <span aria-hidden>{said.choose()}</span>
          <input
            id={id}
            type="file"
            accept="image/*"
            aria-label={`${label}: ${said.choose()}`}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? `${id}-help` : `${id}-error`}
            disabled={readOnly || isBusy}
            className={styles.file}
            onChange={choose}
          />
        </span>
        {shown && (
          <Button
            variant="ghost"
            size="sm"
            icon={Trash2}
            aria-label={`${label}: ${said.remove()}`}
            aria-disabled={readOnly || isBusy || undefined}
            onClick={() => {
              if (!readOnly && !isBusy) onValueChange('')
            }}
          >
            {said.remove()}
          </Button>
        )}
      </div>
      {isBusy && (
        <p role="status" className={styles.busy}>
          <Spinner size="sm" /> {said.preparing()}
        </p>
      )}
      <DeedFailure actor={deed} unread={said.unread()} />
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <p id={`${id}-help`} className={styles.help}>
        {help}
      </p>
    </fieldset>
  )
}
