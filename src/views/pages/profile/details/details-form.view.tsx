import { useSelector } from '@xstate/react'
import { useId, useRef, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'

import type { Agency } from '../../../../domain/contract/agency.contract.ts'
import type { ProfileAnswer } from '../../../../domain/contract/profile.contract.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { DetailsFormActor } from '../../../../machines/profile/details-form.machine.ts'
import { changesOf, PROFILE_FIELDS, valuesOf } from '../../../../machines/profile/profile-values.ts'
import { wasSaved } from '../../../../machines/profile/profile.connect.ts'
import type { ProfileActor } from '../../../../machines/profile/profile.machine.ts'
import type { ResourceMachine } from '../../../../machines/resource/resource.machine.ts'
import { Banner } from '../../../ui/banner.view.tsx'
import { ErrorSummary } from '../../../ui/error-summary.view.tsx'
import { PhoneField } from '../../../ui/phone-field.view.tsx'
import { TextField } from '../../../ui/text-field.view.tsx'
import { faultWords } from '../../fault-words.ts'
import { ProfileSection } from '../profile-section.view.tsx'
import { AgencyFields } from './agency-fields.view.tsx'
import { useDetailsFields, type DetailsSnapshot } from './fields.ts'
import { BirthdateFact, EmailFact } from './fixed-facts.view.tsx'
import { PhoneState } from './phone-state.view.tsx'
import { SaveBar } from './save-bar.view.tsx'

const styles = {
  form: css({
    minWidth: '0',
    // What has the focus is not under the bar.
    '& :is(input, button, a)': { scrollMarginBlockEnd: '24' },
  }),
  names: css({
    display: 'grid',
    gridTemplateColumns: '[repeat(auto-fit, minmax(min(20rem, 100%), 1fr))]',
    gap: '5',
    alignItems: 'start',
  }),
  phone: css({ display: 'grid', gap: '2', minWidth: '0' }),
  said: css({ display: 'grid', gap: '4', paddingBlockEnd: '4', '&:empty': { display: 'none' } }),
}

const whole = (snapshot: DetailsSnapshot) => snapshot

export type DetailsFormProps = Readonly<{
  owner: ProfileActor
  actor: DetailsFormActor
  profile: ProfileAnswer
  agencies: ResourceMachine<readonly Agency[]>
  /** Certificates or verifications stand on the name: it is changed by asking. */
  isNameHeld: boolean
}>

/** One form of two sections: who a person is, and for whom. */
export const DetailsForm = ({ owner, actor, profile, agencies, isNameHeld }: DetailsFormProps) => {
  const words = useWords()
  const { details, agencies: said, saving, optional } = words.profile
  const id = useId()
  const summary = useRef<HTMLDivElement>(null)
  const snapshot = useSelector(actor, whole)
  const isSaved = useSelector(owner, wasSaved)
  const fields = useDetailsFields(actor, snapshot, id)
  const { form, labels, propsOf, textOf } = fields
  const { values, touched, fault } = snapshot.context
  const changes = changesOf(valuesOf(profile), values)
  const isChanged = Object.keys(changes).length > 0

  const isNameChanged = 'firstName' in changes || 'lastName' in changes
  // A draft of before may have another name: it is left to be put back.
  const held = isNameHeld && !isNameChanged ? { readOnly: true, help: details.nameHeld() } : {}

  // Before it was sent, each field speaks for itself.
  const wasSent = PROFILE_FIELDS.every((name) => touched.includes(name))
  const errors = (wasSent ? form.complaints : []).map((name) => ({
    fieldId: `${id}-${name}`,
    message: `${labels[name]}: ${propsOf(name).error}`,
  }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isChanged) return
    flushSync(form.submit)
    summary.current?.focus()
  }

  return (
    <form method="post" noValidate aria-label={details.form()} className={styles.form} onSubmit={submit}>
      <div className={styles.said}>
        <ErrorSummary title={saving.check()} errors={errors} summaryRef={summary} />
        {form.isFailed && errors.length === 0 && (
          <Banner tone="warning" announce="alert" title={saving.failedTitle()}>
            {fault?.kind === 'offline' ? saving.offline() : faultWords(words, fault)} {saving.kept()}
          </Banner>
        )}
      </div>
      <ProfileSection id="details" title={details.title()} lead={details.lead()}>
        <div className={styles.names}>
          <TextField {...textOf('firstName')} {...held} required dir="auto" autoComplete="given-name" />
          <TextField {...textOf('lastName')} {...held} required dir="auto" autoComplete="family-name" />
        </div>
        <EmailFact actor={owner} profile={profile} />
        <div className={styles.phone}>
          <PhoneField
            {...textOf('phone')}
            optional={optional()}
            help={'phone' in changes ? details.phoneAnew() : details.phoneHelp()}
          />
          <PhoneState profile={profile} isChanged={'phone' in changes} />
        </div>
        <BirthdateFact birthdate={profile.birthdate} />
      </ProfileSection>
      <ProfileSection id="agencies" title={said.title()} lead={said.lead()}>
        <AgencyFields machine={agencies} actor={actor} fields={fields} />
        <TextField
          {...textOf('licenseNumber')}
          optional={optional()}
          help={said.licenseHelp()}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          {...textOf('agencyNumber')}
          optional={optional()}
          help={said.agencyNumberHelp()}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
        />
      </ProfileSection>
      <SaveBar
        isChanged={isChanged}
        isBusy={form.isBusy}
        wasSaved={isSaved}
        onDiscard={() => owner.send({ type: 'changes.discarded' })}
      />
    </form>
  )
}
