import { useSelector } from '@xstate/react'
import { useRef, type FocusEvent, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'

import type { Agency } from '../../../domain/contract/agency.contract.ts'
import type { VerificationDetails } from '../../../domain/contract/enrollment-verification.contract.ts'
import { PERSON_LIMITS } from '../../../domain/contract/person.contract.ts'
import type { FieldRule } from '../../../domain/field-rules.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type {
  DetailsFormActor,
  DetailsFormSnapshot,
} from '../../../machines/enrollment-verification/details-form.machine.ts'
import type { EnrollmentVerificationActor } from '../../../machines/enrollment-verification/enrollment-verification.machine.ts'
import { connectForm } from '../../../machines/form/form.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { ErrorSummary } from '../../ui/error-summary.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { faultWords } from '../fault-words.ts'
import { fieldWords } from '../field-words.ts'
import { isLeftToSubmit } from '../left-to-submit.ts'
import { AgencyField } from './agency-field.view.tsx'

type FieldName = keyof VerificationDetails

const styles = {
  form: css({ display: 'grid', gap: '5', maxWidth: 'prose', minWidth: '0' }),
  names: css({ display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }),
  lead: css({ color: 'fg.muted' }),
  course: css({ textStyle: 'label', color: 'accent.fg' }),
  preview: css({
    padding: '4',
    borderInlineStartWidth: 'mark',
    borderColor: 'accent.solid',
    backgroundColor: 'bg.sunken',
    minWidth: '0',
  }),
  term: css({ textStyle: 'small', color: 'fg.muted' }),
  name: css({ textStyle: 'heading.section', overflowWrap: 'anywhere' }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
}

const whole = (snapshot: DetailsFormSnapshot) => snapshot

type StepProps = Readonly<{ actor: EnrollmentVerificationActor; agencies: ResourceMachine<readonly Agency[]> }>

const DetailsForm = ({ actor, agencies, form: child }: StepProps & Readonly<{ form: DetailsFormActor }>) => {
  const words = useWords()
  const formats = useFormats()
  const { details: said } = words.enrollmentVerification
  const summary = useRef<HTMLDivElement>(null)
  const snapshot = useSelector(child, whole)
  const course = useSelector(actor, ({ context }) => context.found?.courseTitle)
  const form = connectForm(snapshot, child.send)
  const { firstName, lastName } = snapshot.context.values

  const labels: Readonly<Record<FieldName, string>> = {
    firstName: said.firstName(),
    lastName: said.lastName(),
    licenseNumber: said.licenseNumber(),
    primaryAgencyId: said.agency(),
  }
  const saying = (name: FieldName): string | undefined => {
    const { error, refusal } = form.field(name)
    if (refusal !== null) return refusal
    const most = name === 'licenseNumber' ? PERSON_LIMITS.number : PERSON_LIMITS.name
    return error === null ? undefined : fieldWords(words, formats, error as FieldRule, most)
  }
  const errors = form.complaints.map((name) => ({
    fieldId: `details-${name}`,
    message: `${labels[name]}: ${saying(name)}`,
  }))
  const basics = (name: FieldName) => ({
    id: `details-${name}`,
    label: labels[name],
    error: saying(name),
    readOnly: form.isBusy,
    onBlur: (event: FocusEvent) => {
      if (!isLeftToSubmit(event)) form.field(name).onBlur()
    },
  })
  const text = (name: 'firstName' | 'lastName' | 'licenseNumber') => ({
    ...basics(name),
    name,
    value: form.field(name).value,
    onValueChange: (value: string) => child.send({ type: 'field.changed', field: name, value }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(form.submit)
    summary.current?.focus()
  }

  return (
    <Surface as="section" padding="lg" aria-labelledby="confirm-details">
      <form noValidate aria-labelledby="confirm-details" className={styles.form} onSubmit={submit}>
        <div>
          <p className={styles.course}>{course}</p>
          <h2 id="confirm-details" className={css({ textStyle: 'heading.section' })}>
            {said.title()}
          </h2>
          <p className={styles.lead}>{said.lead()}</p>
        </div>
        <ErrorSummary title={said.check()} errors={errors} summaryRef={summary} />
        {form.isFailed && errors.length === 0 && (
          <Banner tone="warning" announce="alert" title={said.refusedTitle()}>
            {faultWords(words, snapshot.context.fault)} {said.kept()}
          </Banner>
        )}
        <div className={styles.names}>
          <TextField {...text('firstName')} required dir="auto" autoComplete="given-name" />
          <TextField {...text('lastName')} required dir="auto" autoComplete="family-name" />
        </div>
        <div className={styles.preview}>
          <p className={styles.term}>{said.preview()}</p>
          <p className={styles.name}>
            <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
          </p>
        </div>
        <TextField
          {...text('licenseNumber')}
          optional={said.optional()}
          help={said.licenseHelp()}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <AgencyField
          {...basics('primaryAgencyId')}
          machine={agencies}
          value={form.field('primaryAgencyId').value}
          onAgency={form.field('primaryAgencyId').onChange}
        />
        <div className={styles.buttons}>
          <Button type="submit" size="lg" busy={form.isBusy}>
            {form.isBusy ? said.confirming() : said.confirm()}
          </Button>
          <Button
            variant="ghost"
            size="lg"
            disabled={form.isBusy}
            onClick={() => actor.send({ type: 'verification.left' })}
          >
            {said.leave()}
          </Button>
        </div>
      </form>
    </Surface>
  )
}

/** Who the learner is, as the certificate says it. */
export const DetailsStep = ({ actor, agencies }: StepProps) => {
  const form = useSelector(actor, ({ children }) => children.detailsForm)
  return form ? <DetailsForm actor={actor} agencies={agencies} form={form} /> : null
}
