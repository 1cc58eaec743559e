import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import type { Fault } from '../../domain/fault.ts'
import { useWords } from '../../i18n/words.tsx'
import { Button, type ButtonProps } from '../ui/button.view.tsx'
import Dialog, { type DialogProps } from '../ui/dialog.view.tsx'
import { FaultBanner } from './fault-banner.view.tsx'

const styles = { about: css({ display: 'block', fontWeight: 'semibold', overflowWrap: 'anywhere' }) }

export type AskingDialogProps = Pick<DialogProps, 'role' | 'size' | 'finalFocus'> &
  Readonly<{
    /** Open from the first, where it is mounted to ask. */
    isOpen?: boolean
    title: string
    /** Whom or what it is about, by its name. */
    about?: string | undefined
    text: string
    /** Says what stays as it is; "Cancel", if nothing more can be said. */
    keep?: string
    confirm: string
    icon?: ButtonProps['icon']
    /** It takes something from somebody. */
    isDangerous?: boolean
    isBusy?: boolean
    /** Confirming again would be refused again: all that is left is to close it. */
    isRefused?: boolean
    canConfirm?: boolean
    /** The id of a form in it, by which it is confirmed: Enter in a field does so too. */
    form?: string
    /** What did not come about, and why. */
    failed?: Readonly<{ title?: string; unanswered?: string; fault: Fault | null }> | false
    onKeep: () => void
    /** Not where a form is what confirms it. */
    onConfirm?: () => void
    children?: ReactNode
  }>

/** What cannot be taken back, or touches somebody else, is asked about first. */
export const AskingDialog = ({
  isOpen = true,
  role = 'alertdialog',
  size = 'sm',
  form,
  title,
  about,
  text,
  keep,
  confirm,
  icon,
  isDangerous = false,
  isBusy = false,
  isRefused = false,
  canConfirm = true,
  failed = false,
  onKeep,
  onConfirm,
  finalFocus,
  children,
}: AskingDialogProps) => {
  const words = useWords()
  return (
    <Dialog
      open={isOpen}
      role={role}
      size={size}
      onClose={onKeep}
      title={title}
      description={text}
      closeLabel={words.actions.close()}
      {...(finalFocus && { finalFocus })}
      footer={
        <>
          <Button variant="outline" aria-disabled={isBusy || undefined} onClick={onKeep}>
            {isRefused ? words.actions.close() : (keep ?? words.actions.cancel())}
          </Button>
          {!isRefused && (
            <Button
              variant={isDangerous ? 'danger' : 'solid'}
              {...(icon && { icon })}
              busy={isBusy}
              aria-disabled={!canConfirm || undefined}
              {...(form === undefined ? { onClick: onConfirm } : { type: 'submit', form })}
            >
              {confirm}
            </Button>
          )}
        </>
      }
    >
      {about !== undefined && <bdi className={styles.about}>{about}</bdi>}
      {children}
      {failed && (
        <FaultBanner
          {...(failed.title !== undefined && { title: failed.title, unanswered: words.faults.unknown() })}
          {...failed}
        />
      )}
    </Dialog>
  )
}
