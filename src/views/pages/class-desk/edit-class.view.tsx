import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { PlanField } from '../../../domain/class-plan.ts'
import type { ClassChoices, HeldClass } from '../../../domain/contract/held-class.contract.ts'
import type { Fault } from '../../../domain/fault.ts'
import type { FieldRule } from '../../../domain/field-rules.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { ClassDeskActor } from '../../../machines/class-desk/class-desk.machine.ts'
import { EDITED, editOf } from '../../../machines/class-desk/class-edit.ts'
import type { ClassEditActor, ClassEditValues } from '../../../machines/class-desk/class-forms.machine.ts'
import { beside, headOf } from '../../../machines/filling.ts'
import { changesAmong } from '../../../machines/form/form-changes.ts'
import { connectForm } from '../../../machines/form/form.connect.ts'
import type { FormSnapshot } from '../../../machines/form/form.machine.ts'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { FaultBanner } from '../fault-banner.view.tsx'
import { whenLeft } from '../left-to-submit.ts'
import { ClashBanner } from './clash-banner.view.tsx'
import { InstructorsField } from './course-fields.view.tsx'
import { SeatFields, VenueFields } from './place-fields.view.tsx'
import { planFieldId, planLabel, planWords, type PlanControl } from './plan-control.ts'
import { SessionFields } from './session-fields.view.tsx'

const styles = {
  form: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5', maxWidth: '[72rem]' }),
  heading: css({ textStyle: 'heading.section', outlineStyle: 'none' }),
  lead: css({ color: 'fg.muted', maxWidth: 'prose' }),
  fields: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' }),
  part: css({ textStyle: 'heading.card', marginBlockEnd: '4' }),
  foot: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
}

const CHANGED = 'CLASS_CHANGED'

const LATE: FieldRule = 'closesLate'

/** The course of a class stays, and its version is nobody's to write. */
const isShown = (path: string): boolean => EDITED.some((field) => field === headOf(path) && field !== 'courseId')

/** What somebody else changed, as long as the form is behind it. */
const changedByOthers = (fault: Fault | null, version: number): readonly string[] | null => {
  if (fault?.code !== CHANGED) return null
  const { version: latest, changed } = fault.facts ?? {}
  if (typeof latest === 'number' && latest <= version) return null
  return Array.isArray(changed) ? changed.filter((field): field is string => typeof field === 'string') : []
}

/** What stays of a draft that is older than the class; null where it is as old. */
const keptOfDraft = (held: HeldClass, viewerId: number, values: ClassEditValues): readonly string[] | null =>
  values.version < held.version
    ? Object.keys(changesAmong<ClassEditValues>(EDITED, editOf(held, viewerId), values))
    : null

type ConflictProps = Readonly<{ children: string; onTakeOver: () => void }>

const Conflict = ({ children, onTakeOver }: ConflictProps) => {
  const { editing } = useWords().classDesk
  return (
    <Banner
      tone="warning"
      announce="alert"
      title={editing.conflictTitle()}
      action={
        <Button variant="outline" size="sm" onClick={onTakeOver}>
          {editing.takeOver()}
        </Button>
      }
    >
      {children}
    </Banner>
  )
}

const whole = (snapshot: FormSnapshot<ClassEditValues, HeldClass>) => snapshot

/** It takes the focus when it opens, in place of what it edits. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus()

type EditClassProps = Readonly<{
  desk: ClassDeskActor
  actor: ClassEditActor
  /** As it was read last. */
  held: HeldClass
  choices: ClassChoices
  viewerId: number
  /** Whether who looks teaches this class. */
  isOwn: boolean
}>

export const EditClass = ({ desk, actor, held, choices, viewerId, isOwn }: EditClassProps) => {
  const words = useWords()
  const formats = useFormats()
  const { editing, steps } = words.classDesk
  const snapshot = useSelector(actor, whole)
  const form = connectForm(snapshot, actor.send)
  const { values } = snapshot.context
  const fault = beside(form.fault, isShown)
  const clashes = useSelector(desk, ({ children }) => children.clashes)
  const changed = changedByOthers(fault, values.version)
  const kept = changed === null ? keptOfDraft(held, viewerId, values) : null
  const listed = (fields: readonly string[]) => formats.list(fields.map((field) => planLabel(words, field)))
  const takeOver = () => desk.send({ type: 'changes.accepted', version: values.version })
  // Nobody need have touched the closing: moving the class leaves one that was chosen behind it.
  const isLate = snapshot.context.errors['registrationClosesAt'] === LATE
  const saying = (path: string): string | undefined => {
    const rule = form.error(path) ?? (isLate && path === 'registrationClosesAt' ? LATE : null)
    return form.refusal(path) ?? (rule === null ? undefined : planWords(words, formats, path, rule))
  }
  const control: PlanControl = {
    plan: values,
    isReadOnly: form.isBusy,
    saying,
    change: (field, value) => actor.send({ type: 'field.changed', field, value }),
    leave: (path) => whenLeft(() => actor.send({ type: 'field.left', field: headOf(path) as PlanField })),
  }
  const errors = form.summary.filter(isShown).map((path) => ({
    fieldId: planFieldId(path),
    message: `${planLabel(words, path)}: ${saying(path) ?? ''}`,
  }))
  const leave = () => desk.send({ type: 'desk.left' })
  return (
    <Form isBusy={form.isBusy} aria-label={editing.title()} className={styles.form} onSend={form.submit}>
      <div>
        <h2 ref={takeFocus} tabIndex={-1} className={styles.heading}>
          {editing.title()}
        </h2>
        <p className={styles.lead}>
          {editing.lead()} {editing.courseStays()}
        </p>
      </div>
      <FormNews check={editing.check()} errors={errors}>
        {changed && <Conflict onTakeOver={takeOver}>{editing.conflict({ fields: listed(changed) })}</Conflict>}
        {kept && <Conflict onTakeOver={takeOver}>{editing.draftBehind({ fields: listed(kept) })}</Conflict>}
        {fault && fault.code !== CHANGED && (
          <FaultBanner title={editing.failed()} fault={fault} kept={editing.kept()} />
        )}
      </FormNews>
      <Surface as="section" aria-label={steps.sessions()}>
        <h3 className={styles.part}>{steps.sessions()}</h3>
        <div className={styles.fields}>
          <SessionFields control={control} />
        </div>
      </Surface>
      <Surface as="section" aria-label={steps.venue()}>
        <h3 className={styles.part}>{steps.venue()}</h3>
        <div className={styles.fields}>
          <VenueFields control={control} choices={choices} />
        </div>
      </Surface>
      <Surface as="section" aria-label={steps.seats()}>
        <h3 className={styles.part}>{steps.seats()}</h3>
        <div className={styles.fields}>
          <SeatFields control={control} />
          <InstructorsField control={control} instructors={choices.instructors} viewerId={viewerId} isOwn={isOwn} />
        </div>
      </Surface>
      {clashes && <ClashBanner actor={clashes} />}
      <div className={styles.foot}>
        <Button type="submit" busy={form.isBusy}>
          {editing.save()}
        </Button>
        <Button variant="outline" aria-disabled={form.isBusy || undefined} onClick={leave}>
          {words.actions.cancel()}
        </Button>
      </div>
    </Form>
  )
}
