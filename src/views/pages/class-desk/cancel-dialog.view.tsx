import { useSelector } from '@xstate/react'
import { useId, useRef, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'

import { CLASS_LIMITS } from '../../../domain/contract/class-form.contract.ts'
import type { HeldClass } from '../../../domain/contract/held-class.contract.ts'
import type { FieldRule } from '../../../domain/field-rules.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { ClassDeskActor } from '../../../machines/class-desk/class-desk.machine.ts'
import type { CancelClassActor, CancellationValues } from '../../../machines/class-desk/class-forms.machine.ts'
import { connectForm } from '../../../machines/form/form.connect.ts'
import type { FormSnapshot } from '../../../machines/form/form.machine.ts'
import { useDates } from '../../dates.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { faultWords } from '../fault-words.ts'
import { fieldWords } from '../field-words.ts'
import { peopleOn } from './people-on.ts'

const styles = {
  form: css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' }),
  next: css({ display: 'grid', gap: '1', listStyle: 'disc', paddingInlineStart: '5', marginBlockStart: '1' }),
}

const NextClasses = ({ held }: Readonly<{ held: HeldClass }>) => {
  const { cancelling } = useWords().classDesk
  const dates = useDates()
  if (peopleOn(held) === 0) return null
  if (held.nextClasses.length === 0) return <Banner tone="warning">{cancelling.noNext()}</Banner>
  return (
    <div>
      {cancelling.next()}
      <ul className={styles.next}>
        {held.nextClasses.map(({ startsAt, timeZone, venue, city }) => (
          <li key={`${startsAt} ${venue}`}>
            <time dateTime={startsAt}>{dates.moment(startsAt, timeZone)}</time>, <bdi>{`${venue}, ${city}`}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

const whole = (snapshot: FormSnapshot<CancellationValues, HeldClass>) => snapshot

const CancelForm = ({ id, actor, held }: Readonly<{ id: string; actor: CancelClassActor; held: HeldClass }>) => {
  const words = useWords()
  const { cancelling, editing } = words.classDesk
  const formats = useFormats()
  const box = useRef<HTMLFormElement>(null)
  const snapshot = useSelector(actor, whole)
  const form = connectForm(snapshot, actor.send)
  const { error, refusal, value, onChange } = form.field('reason')
  const said =
    refusal ?? (error === null ? undefined : fieldWords(words, formats, error as FieldRule, CLASS_LIMITS.reason))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(form.submit)
    // One field: what is wrong is told beside it.
    box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }
  return (
    <form ref={box} id={id} noValidate aria-label={cancelling.title()} className={styles.form} onSubmit={submit}>
      {form.isFailed && said === undefined && (
        <Banner tone="warning" announce="alert" title={cancelling.failed()}>
          {faultWords(words, snapshot.context.fault)} {editing.kept()}
        </Banner>
      )}
      <TextArea
        id={`${id}-reason`}
        name="reason"
        label={cancelling.reason()}
        help={cancelling.reasonHelp()}
        error={said}
        required
        readOnly={form.isBusy}
        dir="auto"
        rows={3}
        maxLength={CLASS_LIMITS.reason}
        autoComplete="off"
        value={value}
        onValueChange={onChange}
      />
      <NextClasses held={held} />
    </form>
  )
}

/** A class that was cancelled stays so: it is asked, with whom it touches and what they are offered. */
export const CancelDialog = ({ desk, held }: Readonly<{ desk: ClassDeskActor; held: HeldClass }>) => {
  const words = useWords()
  const { cancelling } = words.classDesk
  const id = useId()
  const actor = useSelector(desk, ({ children }) => children.cancellation)
  const isBusy = useSelector(actor, (at) => at?.hasTag('busy') === true)
  const leave = () => desk.send({ type: 'desk.left' })
  return (
    <Dialog
      open={actor !== undefined}
      role="alertdialog"
      onClose={leave}
      title={cancelling.title()}
      description={cancelling.lead({ count: peopleOn(held) })}
      closeLabel={words.actions.close()}
      initialFocus={() => document.getElementById(`${id}-reason`)}
      footer={
        <>
          <Button variant="outline" aria-disabled={isBusy || undefined} onClick={leave}>
            {cancelling.keep()}
          </Button>
          <Button type="submit" form={id} variant="danger" busy={isBusy}>
            {cancelling.confirm()}
          </Button>
        </>
      }
    >
      {actor && <CancelForm id={id} actor={actor} held={held} />}
    </Dialog>
  )
}
