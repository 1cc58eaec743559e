import { useActorRef, useSelector } from '@xstate/react'
import { useId, useRef, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'

import type { DeedActor, DeedContext, DeedMachine } from '../../machines/deed/deed.machine.ts'
import { goToNews } from '../form/form-news.view.tsx'
import { TypedCount } from '../list-acts/typed-count.view.tsx'
import { AskingDialog, type AskingDialogProps } from './asking-dialog.view.tsx'

const body = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4', _empty: { display: 'none' } })

type DeedDialogProps<Subject, Outcome> = Readonly<{
  actor: DeedActor<Subject, Outcome>
  /** What is asked of whatever it is done with, and what is said where it was not done. */
  said: (
    subject: Subject,
    isBusy: boolean,
  ) => Pick<AskingDialogProps, 'title' | 'about' | 'text' | 'keep' | 'confirm'> & Readonly<{ failed?: string }>
  /** How many it is done with, where that is typed to confirm it. */
  counted?: Readonly<{ count: number; typed: string; onTyped: (typed: string) => void }> | false | null
}> &
  Pick<AskingDialogProps, 'role' | 'size' | 'form' | 'isDangerous' | 'icon' | 'finalFocus' | 'children'>

/** Asks before a deed is done; says what is still to be chosen, why it was not done, and whether trying again would help. */
export const DeedDialog = <Subject, Outcome>({
  actor,
  said,
  counted = false,
  children,
  ...look
}: DeedDialogProps<Subject, Outcome>) => {
  const own = useId()
  const place = useRef<HTMLFormElement>(null)
  const isOpen = useSelector(actor, (at) => !at.matches('resting'))
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  const isRefused = useSelector(actor, (at) => at.matches('refused'))
  const isWanting = useSelector(actor, (at) => at.matches({ asked: 'wanting' }))
  const isNotDone = useSelector(actor, (at) => at.hasTag('error'))
  const canConfirm = useSelector(actor, (at) => at.can({ type: 'deed.confirmed' }))
  const { subject, fault } = useSelector(actor, ({ context }) => context)
  if (subject === null) return null
  const { failed, ...words } = said(subject, isBusy)
  const form = look.form ?? own
  const confirm = (event: SubmitEvent) => {
    event.preventDefault()
    flushSync(() => actor.send({ type: 'deed.confirmed' }))
    if (place.current && actor.getSnapshot().matches({ asked: 'wanting' })) goToNews(place.current)
  }
  return (
    <AskingDialog
      {...look}
      {...words}
      isOpen={isOpen}
      isBusy={isBusy}
      isRefused={isRefused && !fault?.fields?.length}
      canConfirm={canConfirm || isBusy}
      failed={isNotDone && { ...(failed !== undefined && { title: failed }), fault }}
      onKeep={() => actor.send({ type: 'deed.declined' })}
      form={form}
    >
      {look.form === undefined ? (
        <form ref={place} id={form} noValidate className={body} onSubmit={confirm}>
          {children}
          {counted && (
            <TypedCount
              count={counted.count}
              value={counted.typed}
              isBusy={isBusy}
              isWanting={isWanting}
              onValueChange={counted.onTyped}
            />
          )}
        </form>
      ) : (
        children
      )}
    </AskingDialog>
  )
}

type Done<Subject, Outcome> = NonNullable<DeedContext<Subject, Outcome>['done']>

/** The deed of a screen. `onDone` is told each time that it was done. */
export const useDeed = <Subject, Outcome>(
  machine: DeedMachine<Subject, Outcome>,
  onDone: (done: Done<Subject, Outcome>) => void,
): DeedActor<Subject, Outcome> => {
  const told = useRef<Done<Subject, Outcome> | null>(null)
  return useActorRef(machine, {}, ({ context: { done } }) => {
    if (done === null || done === told.current) return
    told.current = done
    onDone(done)
  })
}
