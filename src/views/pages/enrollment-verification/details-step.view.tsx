import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { Agency } from '../../../domain/contract/agency.contract.ts'
import { askedIn } from '../../../domain/person-fields.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { DetailsFormActor } from '../../../machines/enrollment-verification/details-form.machine.ts'
import type { EnrollmentVerificationActor } from '../../../machines/enrollment-verification/enrollment-verification.machine.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { personFields } from '../../form/person-fields.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { Button } from '../../ui/button.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { AgencyField } from '../agency-field.view.tsx'

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

type StepProps = Readonly<{ actor: EnrollmentVerificationActor; agencies: ResourceMachine<readonly Agency[]> }>

const DetailsForm = ({ actor, agencies, form: child }: StepProps & Readonly<{ form: DetailsFormActor }>) => {
  const words = useWords()
  const { details: said } = words.enrollmentVerification
  const course = useSelector(actor, ({ context }) => context.found?.courseTitle)
  const { errors, fault, isBusy, values, propsOf, send } = useFormFields(
    child,
    personFields(words, askedIn('verification')),
    { id: 'details' },
  )
  const { firstName, lastName } = values

  return (
    <Surface as="section" padding="lg" aria-labelledby="confirm-details">
      <Form isBusy={isBusy} aria-labelledby="confirm-details" className={styles.form} onSend={send}>
        <div>
          <p className={styles.course}>{course}</p>
          <h2 id="confirm-details" className={css({ textStyle: 'heading.section' })}>
            {said.title()}
          </h2>
          <p className={styles.lead}>{said.lead()}</p>
        </div>
        <FormNews check={said.check()} errors={errors} fault={fault} failed={said.refusedTitle()} kept={said.kept()} />
        <div className={styles.names}>
          <TextField {...propsOf('firstName')} required dir="auto" autoComplete="given-name" />
          <TextField {...propsOf('lastName')} required dir="auto" autoComplete="family-name" />
        </div>
        <div className={styles.preview}>
          <p className={styles.term}>{said.preview()}</p>
          <p className={styles.name}>
            <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
          </p>
        </div>
        <TextField
          {...propsOf('licenseNumber')}
          optional={said.optional()}
          help={said.licenseHelp()}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <AgencyField {...propsOf('primaryAgencyId')} machine={agencies} said={said} isOwn />
        <div className={styles.buttons}>
          <Button type="submit" size="lg" busy={isBusy}>
            {isBusy ? said.confirming() : said.confirm()}
          </Button>
          <Button variant="ghost" size="lg" disabled={isBusy} onClick={() => actor.send({ type: 'verification.left' })}>
            {said.leave()}
          </Button>
        </div>
      </Form>
    </Surface>
  )
}

/** Who the learner is, as the certificate says it. */
export const DetailsStep = ({ actor, agencies }: StepProps) => {
  const form = useSelector(actor, ({ children }) => children.detailsForm)
  return form ? <DetailsForm actor={actor} agencies={agencies} form={form} /> : null
}
